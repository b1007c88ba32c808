/// The page's HTML around its style, its script and its data.
enum PageTemplate {
  /// - Parameters:
  ///   - title: escaped text.
  ///   - data: JSON without `<`.
  static func text(title: String, style: String, script: String, data: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(title)</title>
    <style>
    \(style)
    </style>
    </head>
    <body>
    <header>
    <h1>\(title)</h1>
    <nav id="phases" aria-label="Phases"></nav>
    </header>
    <main>
    <figure>
    <svg id="stage" role="img" aria-label="The scene at the time of the slider"></svg>
    <figcaption id="active" aria-live="polite"></figcaption>
    </figure>
    <section>
    <h2 id="headline"></h2>
    <div id="clock">
    <button id="play" type="button">Play</button>
    <input id="time" type="range" min="0" step="1" value="0" aria-label="Time">
    <output id="now" for="time"></output>
    </div>
    <div id="chart"></div>
    <p id="legend"><span class="still">◆</span> looks still for good <span class="completion">┃</span> POP completes at 60 Hz
    <span class="declared">┊</span> declared to be over <span class="fault">▮</span> a fault</p>
    <ul id="faults"></ul>
    </section>
    </main>
    <details id="answers"><summary>Answers</summary><table></table></details>
    <script type="application/json" id="data">\(data)</script>
    <script>
    \(script)
    </script>
    </body>
    </html>

    """
  }
}
