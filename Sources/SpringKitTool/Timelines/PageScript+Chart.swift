extension PageScript {
  /// The bars and the curves.
  static let chart = #"""
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
        let [least, greatest] = [Infinity, -Infinity];
        for (const value of known) [least, greatest] = [Math.min(least, value), Math.max(greatest, value)];
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
      const end = track.reason ?? `${track.end?.toFixed(3)} s`;
      const times = track.start === undefined ? track.reason : `${track.start.toFixed(3)} – ${end}`;
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
}
