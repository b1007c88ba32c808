/// The frame of a page: its style, for screens and for paper.
enum ReportPage {
  static func html(title: String, body: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>\(title.escapedForHTML)</title>
    <style>
    :root { color: #1a1a1a; background: #fff; font: 15px/1.45 system-ui, sans-serif; }
    body { max-width: 980px; margin: 2rem auto; padding: 0 1rem; }
    h1 { font-size: 1.7rem; margin-bottom: 0.3rem; }
    h2 { font-size: 1.25rem; margin-top: 2.2rem; border-bottom: 1px solid #ccc; }
    h3 { font-size: 1rem; margin-bottom: 0.2rem; }
    table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; font-size: 0.85rem; }
    th, td { padding: 0.15rem 0.5rem; text-align: left; border-bottom: 1px solid #e3e3e3; white-space: nowrap; }
    th.number, td.number { text-align: right; }
    th { border-bottom: 2px solid #888; }
    .scroll { overflow-x: auto; }
    figure { margin: 1rem 0 2rem; }
    figcaption { font-size: 0.85rem; color: #444; }
    svg { width: 100%; height: auto; font: 12px system-ui, sans-serif; }
    svg.spark { width: 100px; height: 20px; vertical-align: middle; }
    .grid { stroke: #e3e3e3; }
    .level { stroke: #888; stroke-dasharray: 5 4; }
    @media print {
      body { max-width: none; margin: 0; font-size: 10pt; }
      figure, tr { break-inside: avoid; }
      h2, h3 { break-after: avoid; }
      .scroll { overflow: visible; }
      table { font-size: 7.5pt; }
    }
    </style>
    </head>
    <body>
    \(body)
    </body>
    </html>

    """
  }
}

extension TextTable {
  var html: String { html(extraTitle: nil) { _ in "" } }

  /// The table as HTML, with another column of HTML at the end where it has a title.
  func html(extraTitle: String?, extra: (Int) -> String) -> String {
    func cells(_ texts: [String], _ tag: String) -> String {
      zip(columns, texts).map { column, text in
        "<\(tag)\(column.isText ? "" : " class=\"number\"")>\(text.escapedForHTML)</\(tag)>"
      }.joined()
    }
    let head = cells(columns.map(\.title), "th") + (extraTitle.map { "<th>\($0.escapedForHTML)</th>" } ?? "")
    let lines = rows.enumerated().map { index, row in
      "<tr>\(cells(row.map(\.text), "td"))\(extraTitle == nil ? "" : "<td>\(extra(index))</td>")</tr>"
    }
    return """
      <div class="scroll"><table>
      <thead><tr>\(head)</tr></thead>
      <tbody>
      \(lines.joined(separator: "\n"))
      </tbody>
      </table></div>
      """
  }
}
