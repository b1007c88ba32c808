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
      const buttons = document.querySelectorAll("#phases button");
      buttons.forEach((button, other) => button.setAttribute("aria-pressed", other === index));
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
