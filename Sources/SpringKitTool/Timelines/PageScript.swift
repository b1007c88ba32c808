/// The page's script: plain JavaScript, no library.
enum PageScript {
  static let text = [values, stage, chart, clock].joined(separator: "\n")

  /// Reading the sampled values.
  private static let values = #"""
    "use strict";
    const data = JSON.parse(document.getElementById("data").textContent);
    const byId = (id) => document.getElementById(id);
    const namespace = byId("stage").namespaceURI;
    const standard = { alpha: 1, scaleX: 1, scaleY: 1, strokeEnd: 1 };

    function add(parent, name, className, text) {
      const element = parent.appendChild(document.createElement(name));
      if (className) element.className = className;
      if (text !== undefined) element.textContent = text;
      return element;
    }

    function draw(parent, name, attributes) {
      const element = parent.appendChild(document.createElementNS(namespace, name));
      return set(element, attributes);
    }

    function set(element, attributes) {
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
      return element;
    }

    // A frame shows the time, or the number that a finger sets, that many steps after the first.
    const timeOf = (frame) => phase.origin + frame / data.rate;
    const stepsTo = (time) => (time - phase.origin) * data.rate;
    const within = (frame) => Math.min(Math.max(frame, 0), lastFrame);

    // A column with one number never changes.
    const sample = (column, frame) => column[Math.min(frame, column.length - 1)];

    function attribute(phase, shape, name, frame) {
      for (let index = shape.bindings.length - 1; index >= 0; index--) {
        const [bound, property, component, factor, offset] = shape.bindings[index];
        if (bound !== name) continue;
        const value = sample(phase.properties[property].values[component], frame);
        if (value !== null) return offset + factor * value;
      }
      return shape.resting[name] ?? standard[name] ?? 0;
    }

    function readable(value) {
      if (value === null) return "–";
      const text = Math.abs(value) < 1e-9 ? "0" : value.toPrecision(4);
      return String(Number(text)).replace("-", "−");
    }
    """#

  /// Drawing the scene.
  private static let stage = #"""
    // Encoded sRGB, 0 to 255, of a colour's component.
    function channel(value, space) {
      const light = Math.min(Math.max(value, 0), 1);
      const encoded = space !== "linearSRGB" ? light : light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
      return Math.round(1000 * encoded) / 1000;
    }

    function color(phase, shape, frame) {
      const binding = shape.bindings.find((binding) => binding[0] === "red");
      const space = binding && phase.properties[binding[1]].space;
      const [red, green, blue] = ["red", "green", "blue"].map((name) => channel(attribute(phase, shape, name, frame), space));
      return `color(${space === "displayP3" ? "display-p3" : "srgb"} ${red} ${green} ${blue})`;
    }

    function rectanglePath(x, y, width, height, radius) {
      const r = Math.min(radius, Math.abs(width) / 2, Math.abs(height) / 2);
      if (!(r > 0) || width < 0 || height < 0) return `M${x} ${y}h${width}v${height}h${-width}Z`;
      const arc = (dx, dy) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
      return `M${x + r} ${y}h${width - 2 * r}${arc(r, r)}v${height - 2 * r}${arc(-r, r)}h${2 * r - width}${arc(-r, -r)}v${2 * r - height}${arc(r, -r)}Z`;
    }

    // Against the rectangle's sense, so that the non-zero rule cuts it out.
    const holePath = ([x, y], r) => r > 0 ? `M${x + r} ${y}A${r} ${r} 0 1 0 ${x - r} ${y}A${r} ${r} 0 1 0 ${x + r} ${y}Z` : "";

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
      group.parts = parts.map((part) => draw(group, shape.corners ? "polygon" : names[shape.outline] ?? "path", part ? { d: part } : {}));
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
        const points = [0, 1, 2, 3].map((corner) => `${rest.x + corners[2 * corner]},${rest.y + corners[2 * corner + 1]}`);
        set(first, { points: points.join(" "), fill: paint });
        return;
      }
      const turn = at("rotation") * 180 / Math.PI;
      group.setAttribute("transform", `translate(${middleX} ${middleY}) rotate(${turn}) scale(${scaleX} ${scaleY})` + (isPath ? "" : ` translate(${-middleX} ${-middleY})`));
      if (isPath) {
        const line = at("lineWidth");
        let left = at("strokeEnd") * group.lengths.reduce((sum, length) => sum + length, 0);
        group.parts.forEach((part, index) => {
          const length = group.lengths[index];
          const shown = Math.min(Math.max(left, 0), length);
          left -= length;
          set(part, line > 0
            ? { fill: "none", stroke: paint, "stroke-width": line, "stroke-dasharray": `${shown} ${length + 1}`, visibility: shown > 0 ? "visible" : "hidden" }
            : { fill: paint });
        });
      } else if (shape.outline === "ellipse") {
        set(first, { cx: middleX, cy: middleY, rx: Math.abs(width / 2), ry: Math.abs(height / 2), fill: paint });
      } else if (shape.outline === "label") {
        const size = Math.max(Math.min(0.6 * Math.abs(height), 1.7 * Math.abs(width) / shape.text.length, 22), 0);
        set(first, { x: middleX, y: middleY, "font-size": size, fill: paint });
      } else {
        set(first, { d: rectanglePath(x, y, width, height, at("cornerRadius")) + holePath(shape.hole, at("holeRadius")), fill: paint, "fill-rule": "nonzero" });
        if (group.clip) group.clip.setAttribute("d", rectanglePath(x, y, width, height, 0));
      }
    }

    // A moment is shown for a quarter of a second.
    function isActive(fault, frame) {
      const first = within(Math.round(stepsTo(fault.start)));
      const last = fault.end === undefined ? Infinity : fault.end > fault.start ? Math.ceil(stepsTo(fault.end)) : first + Math.round(data.rate / 4);
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

  /// The bars and the curves.
  private static let chart = #"""
    // A little room on the right shows what is at the end.
    const position = (time) => 0.985 * (time - phase.first) / (phase.last - phase.first);
    const share = (time) => `${100 * position(time)}%`;

    function place(lane, className, time, text) {
      add(lane, "div", className, text).style.left = share(time);
    }

    // Every component that moves, each between its least and its greatest value.
    function curve(lane, track) {
      const columns = track.property ? phase.properties[track.property].values : [];
      const [first, last] = [track.start, track.end].map((time) => within(Math.round(stepsTo(time))));
      const svg = lane.appendChild(document.createElementNS(namespace, "svg"));
      set(svg, { viewBox: "0 0 1000 100", preserveAspectRatio: "none", "aria-hidden": "true" });
      for (const column of columns) {
        const values = [];
        for (let frame = first; frame <= last; frame++) values.push(sample(column, frame));
        const known = values.filter((value) => value !== null);
        const [least, greatest] = known.reduce(([low, high], value) => [Math.min(low, value), Math.max(high, value)], [Infinity, -Infinity]);
        if (!(greatest > least)) continue;
        let pen = "M";
        const steps = values.map((value, index) => {
          if (value === null) { pen = "M"; return ""; }
          const x = 1000 * position(Math.min(Math.max(timeOf(first + index), track.start), track.end));
          const step = `${pen}${x.toFixed(2)} ${(92 - 84 * (value - least) / (greatest - least)).toFixed(2)}`;
          pen = "L";
          return step;
        });
        draw(svg, "path", { d: steps.join("") });
      }
    }

    function makeRow(track) {
      const row = add(byId("chart"), "div", "row");
      const title = add(row, "div", "", track.label);
      const times = track.start === undefined ? track.reason : `${track.start.toFixed(3)} – ${track.reason ?? track.end.toFixed(3) + " s"}`;
      add(title, "small", "", `${times} · ${track.law}`);
      const lane = add(row, "div", "lane");
      if (track.start === undefined) return add(row, "div", "value");
      const bar = add(lane, "div", track.reason ? "bar endless" : "bar");
      bar.style.left = share(track.start);
      bar.style.right = `calc(100% - ${share(track.end)})`;
      curve(lane, track);
      if (phase.declared !== undefined) place(lane, "declared mark", phase.declared);
      if (track.completion !== undefined) place(lane, "completion mark", track.completion);
      if (track.still !== undefined) place(lane, "still mark", track.still, "◆");
      add(lane, "div", "playhead");
      return add(row, "div", "value");
    }

    function makeAxis() {
      const row = add(byId("chart"), "div", "row axis");
      add(row, "div");
      const lane = add(row, "div", "lane");
      for (const [time, label] of phase.ticks) add(lane, "span", "", `${label} s`).style.left = share(time);
      for (const fault of phase.faults) {
        const span = add(lane, "div", "fault span");
        span.style.left = share(fault.start);
        span.style.right = `calc(100% - ${share(Math.min(fault.end ?? phase.last, phase.last))})`;
        span.title = fault.name;
      }
    }

    function makeFaultList() {
      byId("faults").replaceChildren();
      for (const fault of phase.faults) {
        const item = add(byId("faults"), "li");
        const button = add(item, "button", "", fault.name);
        button.type = "button";
        button.onclick = () => { stop(); show(within(Math.ceil(stepsTo(fault.start)))); };
        add(item, "span", "", `${words(fault.start)}, ${fault.amount}: ${fault.explanation}`);
      }
    }

    function makeAnswers() {
      const table = document.querySelector("#answers table");
      for (const [name, value, unit, meaning] of data.answers) {
        const row = table.insertRow();
        for (const text of [name, `${value} ${unit}`, meaning]) row.insertCell().textContent = text;
      }
      byId("answers").hidden = data.answers.length === 0;
    }
    """#

  /// The clock: choosing a phase, scrubbing and playing.
  private static let clock = #"""
    let phase, lastFrame, frame = 0, groups = [], marks = [], cells = [], playing = null;

    const words = (time) => phase.parameter ? `${phase.parameter} = ${time.toFixed(3)}` : `${time.toFixed(3)} s`;

    function show(next) {
      frame = next;
      byId("time").value = frame;
      byId("now").textContent = words(timeOf(frame));
      byId("chart").style.setProperty("--now", share(timeOf(frame)));
      groups.forEach((group, index) => updateShape(group, phase, phase.shapes[index], frame));
      phase.tracks.forEach((track, index) => {
        const columns = track.property ? phase.properties[track.property].values : [];
        cells[index].textContent = columns.map((column) => readable(sample(column, frame))).join(", ");
      });
      const active = phase.faults.filter((fault, index) => {
        const shown = isActive(fault, frame);
        marks[index].style.display = shown ? "" : "none";
        return shown;
      });
      byId("active").textContent = active.map((fault) => `${fault.name}: ${fault.explanation}`).join(" · ");
    }

    function choose(index, at = 0) {
      stop();
      phase = data.phases[index];
      lastFrame = Math.ceil(stepsTo(phase.last) - 1e-9);
      document.querySelectorAll("#phases button").forEach((button, other) => button.setAttribute("aria-pressed", other === index));
      byId("headline").textContent = phase.headline;
      byId("time").max = lastFrame;
      const isStill = phase.tracks.every((track) => track.start === undefined);
      byId("time").disabled = byId("play").disabled = isStill && !phase.parameter;
      byId("chart").replaceChildren();
      makeStage();
      cells = phase.tracks.map(makeRow);
      if (!isStill) makeAxis();
      makeFaultList();
      show(within(Math.round(stepsTo(at))));
    }

    function stop() {
      if (playing !== null) cancelAnimationFrame(playing);
      playing = null;
      byId("play").textContent = "Play";
    }

    function play() {
      const from = frame < lastFrame ? frame : 0;
      let start = null;
      const step = (now) => {
        start ??= now;
        const next = from + Math.floor((now - start) / 1000 * data.rate);
        show(Math.min(next, lastFrame));
        if (next < lastFrame) playing = requestAnimationFrame(step); else stop();
      };
      byId("play").textContent = "Pause";
      playing = requestAnimationFrame(step);
    }

    const toggle = () => playing === null ? play() : stop();
    byId("play").onclick = toggle;
    byId("time").oninput = (event) => { stop(); show(Number(event.target.value)); };
    document.addEventListener("keydown", (event) => {
      if (event.key !== " " || event.target.closest?.("button, summary") || byId("play").disabled) return;
      event.preventDefault();
      toggle();
    });

    // A link to a moment: #phase@seconds.
    function follow() {
      const [name, time] = decodeURIComponent(location.hash.slice(1)).split("@");
      choose(Math.max(data.phases.findIndex((phase) => phase.name === name), 0), Number(time) || 0);
    }
    addEventListener("hashchange", follow);

    data.phases.forEach((phase, index) => {
      const button = add(byId("phases"), "button", "", phase.name);
      button.type = "button";
      button.onclick = () => choose(index);
    });
    makeAnswers();
    follow();
    """#
}
