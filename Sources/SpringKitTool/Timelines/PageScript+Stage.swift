extension PageScript {
  /// Drawing the scene.
  static let stage = #"""
    // Encoded sRGB, 0 to 255, of a colour's component.
    function channel(value, space) {
      const light = Math.min(Math.max(value, 0), 1);
      const isEncoded = space !== "linearSRGB";
      const encoded = isEncoded ? light : light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
      return Math.round(1000 * encoded) / 1000;
    }

    function color(phase, shape, frame) {
      const binding = shape.bindings.find((binding) => binding[0] === "red");
      const space = binding && phase.properties[binding[1]].space;
      const read = (name) => channel(attribute(phase, shape, name, frame), space);
      const [red, green, blue] = ["red", "green", "blue"].map(read);
      return `color(${space === "displayP3" ? "display-p3" : "srgb"} ${red} ${green} ${blue})`;
    }

    function rectanglePath(x, y, width, height, radius) {
      const r = Math.min(radius, Math.abs(width) / 2, Math.abs(height) / 2);
      if (!(r > 0) || width < 0 || height < 0) return `M${x} ${y}h${width}v${height}h${-width}Z`;
      const arc = (dx, dy) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
      const [across, down] = [width - 2 * r, height - 2 * r];
      return `M${x + r} ${y}h${across}${arc(r, r)}v${down}${arc(-r, r)}h${-across}${arc(-r, -r)}v${-down}${arc(r, -r)}Z`;
    }

    // Against the rectangle's sense, so that the non-zero rule cuts it out.
    function holePath([x, y], r) {
      const half = (end) => `A${r} ${r} 0 1 0 ${end} ${y}`;
      return r > 0 ? `M${x + r} ${y}${half(x - r)}${half(x + r)}Z` : "";
    }

    function makeShape(parent, phase, shape, index) {
      const group = draw(parent, "g", { "data-shape": shape.name });
      if (shape.bindings.some((binding) => binding[0] === "holeRadius")) {
        // Beyond the rectangle there is nothing for the hole's rim to enclose.
        const clip = draw(draw(parent, "clipPath", { id: `clip${index}` }), "path", {});
        group.setAttribute("clip-path", `url(#clip${index})`);
        group.clip = clip;
      }
      const names = { ellipse: "ellipse", label: "text" };
      const parts = shape.parts ?? [null];
      const kind = shape.corners ? "polygon" : names[shape.outline] ?? "path";
      group.parts = parts.map((part) => draw(group, kind, part ? { d: part } : {}));
      if (shape.outline === "label") group.parts[0].textContent = shape.text;
      group.lengths = shape.parts && group.parts.map((part) => part.getTotalLength());
      return group;
    }

    function updateShape(group, phase, shape, frame) {
      const at = (name) => attribute(phase, shape, name, frame);
      const [width, height] = [at("width"), at("height")];
      const x = at("x") + at("shiftX") - shape.anchor[0] * width;
      const y = at("y") + at("shiftY") - shape.anchor[1] * height;
      const isPath = shape.outline === "path";
      const [middleX, middleY] = isPath ? [x, y] : [x + width / 2, y + height / 2];
      const [scaleX, scaleY] = [at("scaleX"), at("scaleY")];
      const paint = color(phase, shape, frame);
      group.setAttribute("opacity", Math.min(Math.max(at("alpha"), 0), 1));
      group.classList.toggle("negative", scaleX < 0 || scaleY < 0 || width < 0 || height < 0);
      const first = group.parts[0];
      if (shape.corners) {
        const corners = shape.corners.map((column) => sample(column, frame) ?? 0);
        const rest = { x: shape.resting.x ?? 0, y: shape.resting.y ?? 0 };
        const points = [0, 2, 4, 6].map((index) => `${rest.x + corners[index]},${rest.y + corners[index + 1]}`);
        set(first, { points: points.join(" "), fill: paint });
        return;
      }
      const turn = at("rotation") * 180 / Math.PI;
      const turned = `translate(${middleX} ${middleY}) rotate(${turn}) scale(${scaleX} ${scaleY})`;
      group.setAttribute("transform", isPath ? turned : `${turned} translate(${-middleX} ${-middleY})`);
      if (isPath) {
        const line = at("lineWidth");
        let left = at("strokeEnd") * group.lengths.reduce((sum, length) => sum + length, 0);
        group.parts.forEach((part, index) => {
          const length = group.lengths[index];
          const shown = Math.min(Math.max(left, 0), length);
          left -= length;
          const visibility = shown > 0 ? "visible" : "hidden";
          const stroke = { fill: "none", stroke: paint, "stroke-width": line, visibility };
          set(part, line > 0 ? { ...stroke, "stroke-dasharray": `${shown} ${length + 1}` } : { fill: paint });
        });
      } else if (shape.outline === "ellipse") {
        const [rx, ry] = [Math.abs(width / 2), Math.abs(height / 2)];
        set(first, { cx: middleX, cy: middleY, rx, ry, fill: paint });
      } else if (shape.outline === "label") {
        const size = Math.max(Math.min(0.6 * Math.abs(height), 1.7 * Math.abs(width) / shape.text.length, 22), 0);
        set(first, { x: middleX, y: middleY, "font-size": size, fill: paint });
      } else {
        const d = rectanglePath(x, y, width, height, at("cornerRadius")) + holePath(shape.hole, at("holeRadius"));
        set(first, { d, fill: paint, "fill-rule": "nonzero" });
        if (group.clip) group.clip.setAttribute("d", rectanglePath(x, y, width, height, 0));
      }
    }

    // A moment is shown for a quarter of a second.
    function isActive(fault, frame) {
      const first = within(Math.round(stepsTo(fault.start)));
      if (fault.end === undefined) return frame >= first;
      const last = fault.end > fault.start ? Math.ceil(stepsTo(fault.end)) : first + Math.round(data.rate / 4);
      return frame >= first && frame <= last;
    }

    function makeFault(parent, fault) {
      const [width, height] = data.screen;
      const group = draw(parent, "g", { class: "mark" });
      for (const [x, y] of fault.places) {
        draw(group, "circle", { class: "place", cx: x, cy: y, r: 12 });
        draw(group, "path", { class: "place", d: `M${x - 6} ${y - 6}l12 12m0 -12l-12 12` });
      }
      const [x, y] = fault.places[0] ?? [width / 2, 20];
      const size = width / 22;
      const room = 0.3 * size * fault.name.length;
      const place = { x: Math.min(Math.max(x, room), width - room), y: Math.min(Math.max(y - 28, 20), height - 20) };
      draw(group, "text", { class: "name", "font-size": size, ...place }).textContent = fault.name;
      return group;
    }

    // How far middles of shapes leave the screen at the top and at the bottom, half a screen at most.
    function overhang() {
      const height = data.screen[1];
      let [top, bottom] = [0, 0];
      for (const shape of phase.shapes.filter((shape) => shape.outline !== "path" && !shape.corners)) {
        for (let frame = 0; frame <= lastFrame; frame++) {
          const at = (name) => attribute(phase, shape, name, frame);
          const y = at("y") + at("shiftY") + (0.5 - shape.anchor[1]) * at("height");
          [top, bottom] = [Math.max(top, -y), Math.max(bottom, y - height)];
        }
      }
      return [top, bottom].map((length) => Math.min(length, height / 2));
    }

    function makeStage() {
      const [width, height] = data.screen;
      const margin = 0.09 * width;
      const [top, bottom] = overhang();
      const svg = byId("stage");
      svg.replaceChildren();
      const box = [-margin, -margin - top, width + 2 * margin, height + top + bottom + 2 * margin];
      svg.setAttribute("viewBox", box.join(" "));
      draw(svg, "rect", { class: "screen", width, height });
      groups = phase.shapes.map((shape, index) => makeShape(svg, phase, shape, index));
      const outside = rectanglePath(...box, 0) + rectanglePath(0, 0, width, height, 0);
      draw(svg, "path", { class: "veil", d: outside, "fill-rule": "evenodd" });
      draw(svg, "rect", { class: "border", width, height });
      marks = phase.faults.map((fault) => makeFault(svg, fault));
    }
    """#
}
