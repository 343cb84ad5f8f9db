/**
 * @typedef {{ rule: string, what: string }} Found
 * @typedef {object} Shot
 * @property {string} state
 * @property {string} who
 * @property {string} path
 * @property {string} theme
 * @property {number} width
 * @property {string} [file] absent: measured only
 * @property {Found[]} found
 */

/** @param {string} text */
const escaped = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/**
 * All findings, equal ones of one page together with the widths and themes that show them.
 * @param {Shot[]} shots
 * @returns {{ rule: string, page: string, what: string, at: string[] }[]}
 */
export function findingsOf(shots) {
  /** @type {Map<string, { rule: string, page: string, what: string, at: string[] }>} */
  const byText = new Map()
  const each = shots.flatMap((shot) => shot.found.map((found) => ({ shot, ...found })))
  for (const { shot, rule, what } of each) {
    const page = `${shot.state} ${shot.who} ${shot.path}`
    const key = [rule, page, what].join('\n')
    const finding = byText.get(key) ?? { rule, page, what, at: [] }
    const at = `${shot.width} ${shot.theme}`
    if (!finding.at.includes(at)) finding.at.push(at)
    byText.set(key, finding)
  }
  return [...byText.values()].sort((a, b) => a.rule.localeCompare(b.rule) || a.page.localeCompare(b.page))
}

/** @param {Shot[]} shots @returns {string} one page with every picture and every finding */
export function contactSheet(shots) {
  const findings = findingsOf(shots)
  const pictures = shots.filter(({ file }) => file)
  const nameOf = (/** @type {Shot} */ { state, who, path }) => `${state} ${who} ${path}`
  const pages = [...new Set(pictures.map(nameOf))]
  const picture = (/** @type {Shot} */ { file = '', width, theme }) =>
    `<figure><a href="${file}"><img loading="lazy" src="${file}" height="420" alt=""></a><figcaption>${width} ${theme}</figcaption></figure>`
  const sections = pages.map((page) => {
    const all = pictures.filter((shot) => nameOf(shot) === page)
    const own = findings.filter((finding) => finding.page === page)
    const list = own.map(
      ({ rule, what, at }) => `<li><b>${rule}</b> ${escaped(what)} <small>${at.join(', ')}</small></li>`,
    )
    return `<section><h2>${escaped(page)}</h2><ul>${list.join('')}</ul><div>${all.map(picture).join('')}</div></section>`
  })
  const rows = findings.map(
    ({ rule, page, what, at }) =>
      `<tr><td>${rule}<td>${escaped(page)}<td>${escaped(what)}<td>${at.length > 4 ? `${at.length} of them` : at.join(', ')}`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Contact sheet</title><style>
body{font:14px/1.4 sans-serif;margin:24px;background:#777;color:#fff}div{display:flex;flex-wrap:wrap;gap:12px}
figure{margin:0}figcaption{font-size:12px}table{border-collapse:collapse}td{border-top:1px solid #999;padding:2px 8px;vertical-align:top}
h2{font-size:16px}</style><h1>${pages.length} pages, ${findings.length} findings</h1><table>${rows.join('')}</table>${sections.join('')}`
}
