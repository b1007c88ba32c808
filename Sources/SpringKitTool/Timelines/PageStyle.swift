/// The page's style sheet: light and dark, and on paper.
enum PageStyle {
  static let text = """
    :root { --page: #ffffff; --text: #1b1f24; --muted: #57606a; --line: #d0d7de; --bar: #ddf4ff; --edge: #54aeff;
      --curve: #0969da; --still: #1a7f37; --completion: #bc4c00; --declared: #8250df; --fault: #cf222e; }
    @media (prefers-color-scheme: dark) {
      :root { --page: #0d1117; --text: #e6edf3; --muted: #9198a1; --line: #3d444d; --bar: #12325a; --edge: #1f6feb;
        --curve: #79c0ff; --still: #3fb950; --completion: #f0883e; --declared: #a371f7; --fault: #ff7b72; }
    }
    * { box-sizing: border-box; }
    body { margin: 0 auto; max-width: 1320px; padding: 16px 24px 32px; background: var(--page); color: var(--text);
      font: 14px/1.4 system-ui, "Segoe UI", Helvetica, Arial, "DejaVu Sans", sans-serif; }
    h1 { font-size: 20px; margin: 0 0 10px; }
    h2 { font-size: 15px; margin: 0 0 8px; }
    button { font: inherit; color: inherit; background: transparent; border: 1px solid var(--line); border-radius: 6px;
      padding: 4px 12px; cursor: pointer; }
    button[aria-pressed="true"] { border-color: var(--edge); background: var(--bar); }
    button:disabled { opacity: 0.5; cursor: default; }
    :focus-visible { outline: 2px solid var(--curve); outline-offset: 2px; }
    nav { display: flex; flex-wrap: wrap; gap: 6px; margin-bottom: 16px; }
    main { display: grid; grid-template-columns: minmax(220px, 340px) minmax(0, 1fr); gap: 24px; align-items: start; }
    @media (max-width: 800px) { main { grid-template-columns: 1fr; } }
    figure { margin: 0; position: sticky; top: 8px; }
    #stage { display: block; width: 100%; max-height: 78vh; }
    #stage .border { fill: none; stroke: var(--line); }
    #stage .screen { fill: #ffffff; }
    #stage .veil { fill: var(--page); opacity: 0.72; }
    #stage text { text-anchor: middle; dominant-baseline: central; }
    #stage .negative > * { stroke: var(--fault); stroke-width: 3; stroke-dasharray: 7 4;
      vector-effect: non-scaling-stroke; }
    #stage .negative > text { stroke: none; }
    #stage .place { fill: none; stroke: var(--fault); stroke-width: 3; }
    #stage .name { fill: var(--fault); stroke: #ffffff; stroke-width: 4; paint-order: stroke; font-weight: 600; }
    figcaption { color: var(--fault); min-height: 3em; padding-top: 6px; font-size: 13px; }
    #clock { display: grid; grid-template-columns: 220px minmax(0, 1fr) 150px; gap: 10px; align-items: center;
      margin-bottom: 10px; }
    #time { width: 100%; margin: 0; accent-color: var(--curve); }
    #play { justify-self: start; min-width: 74px; }
    output, .value { font-variant-numeric: tabular-nums; text-align: right; }
    .row { display: grid; grid-template-columns: 220px minmax(0, 1fr) 150px; gap: 10px; align-items: center;
      border-top: 1px solid var(--line); padding: 2px 0; min-height: 40px; break-inside: avoid; }
    .row small { display: block; color: var(--muted); font-size: 11px; line-height: 1.25; }
    .value { font-size: 12px; color: var(--muted); overflow-wrap: anywhere; }
    .lane { position: relative; height: 34px; overflow: hidden; }
    .lane > * { position: absolute; }
    .lane .bar { top: 2px; bottom: 2px; min-width: 2px; background: var(--bar); border-left: 2px solid var(--edge);
      border-right: 2px solid var(--edge); }
    .lane .endless { border-right-style: dotted; }
    .lane svg { inset: 0; width: 100%; height: 100%; }
    .lane path { fill: none; stroke: var(--curve); stroke-width: 1.5; vector-effect: non-scaling-stroke; }
    .lane .mark { top: 0; bottom: 0; width: 0; border-left: 2px solid; }
    .lane .still.mark { border: 0; width: auto; bottom: auto; transform: translateX(-50%); font-size: 13px;
      line-height: 34px; }
    .lane .declared.mark { border-left-style: dashed; }
    .lane .fault.span { top: 0; bottom: 0; min-width: 2px; background: var(--fault); opacity: 0.35; }
    .lane .playhead { top: 0; bottom: 0; left: var(--now); border-left: 1px solid var(--text); }
    .still { color: var(--still); } .completion { color: var(--completion); } .declared { color: var(--declared); }
    .fault { color: var(--fault); }
    .axis { color: var(--muted); font-size: 11px; min-height: 22px; }
    .axis .lane { height: 18px; }
    .axis .lane span { transform: translateX(-50%); white-space: nowrap; }
    .axis .lane span:first-child { transform: none; }
    #legend { color: var(--muted); font-size: 12px; } #legend span { margin-left: 12px; }
    #legend span:first-child { margin-left: 0; }
    #faults { list-style: none; padding: 0; }
    #faults li { margin: 6px 0; } #faults button { color: var(--fault); margin-right: 8px; padding: 1px 8px; }
    table { border-collapse: collapse; font-size: 13px; } td { border-top: 1px solid var(--line);
      padding: 3px 14px 3px 0; vertical-align: top; }
    @media print {
      :root { --page: #ffffff; --text: #000000; --muted: #444444; --line: #bbbbbb; --bar: #ddf4ff; --edge: #54aeff;
        --curve: #0969da;
        --still: #1a7f37; --completion: #bc4c00; --declared: #8250df; --fault: #cf222e; }
      body { padding: 0; } * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      #clock { grid-template-columns: 1fr; } #play, #time, nav button:not([aria-pressed="true"]) { display: none; }
      main { grid-template-columns: 200px minmax(0, 1fr); } figure { position: static; }
      .row { grid-template-columns: 150px minmax(0, 1fr) 90px; }
    }
    """
}
