import { expect, test } from 'vitest'
import * as cleaner from './clean-issue-html'

const BLANK = 'target="_blank" rel="noopener noreferrer"'

/** Attributes in the order of their names: which one was set first says nothing. */
function sorted(html: string): string {
  return html.replace(/<(\w+)((?: [\w-]+="[^"]*")+)>/g, (_, name: string, all: string) => {
    const attributes = all.match(/[\w-]+="[^"]*"/g) ?? []
    return `<${name} ${attributes.toSorted().join(' ')}>`
  })
}
const stored = (html: string) => sorted(cleaner.cleanIssueHtml(html))
const shown = (html: string) => sorted(String(cleaner.displayIssueHtml(html)))

test.each([
  ['<p onclick="x()" style="color:red" data-x="1" aria-label="x">a</p>', '<p>a</p>'],
  ['<p class="ql-align-center outra ql-indent-9">a</p>', '<p class="ql-align-center">a</p>'],
  ['<li class="ql-indent-2 ql-align-right">a</li>', '<li class="ql-indent-2 ql-align-right">a</li>'],
  ['<p class="outra">a</p>', '<p>a</p>'],
  ['<p id="nota-1">a</p>', '<p id="nota-1">a</p>'],
  ['<p id="titulo">a</p>', '<p>a</p>'],
  ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
  ['<a href="data:text/html,x">a</a>', '<a>a</a>'],
  ['<a>a</a>', '<a>a</a>'],
  ['<a href="#nota-1">1</a>', '<a href="#nota-1">1</a>'],
  ['<a href="https://stf.jus.br/x">a</a>', sorted(`<a href="https://stf.jus.br/x" ${BLANK}>a</a>`)],
  ['<p href="https://stf.jus.br/" src="https://stf.jus.br/a.png">a</p>', '<p>a</p>'],
  ['<img src="https://a.example/a.png">', '<img alt="" src="https://a.example/a.png">'],
  ['<img src="https://a.example/a.png" alt="A">', '<img alt="A" src="https://a.example/a.png">'],
  ['<img src="ementa-image:a" alt="A">', '<img alt="A" src="ementa-image:a">'],
  ['<img src="blob:https://a.example/1" alt="A">', '<img alt="A" src="blob:https://a.example/1">'],
  ['<img src="data:image/png;base64,AAAA" alt="A">', ''],
  ['<img src="http://a.example/a.png" alt="A">', ''],
  ['<img alt="A">', ''],
  ['<p>a</p><script>x()</script><object data="https://a.example"></object>', '<p>a</p>'],
])('of %s is stored: %s', (html, kept) => {
  expect(stored(html)).toBe(kept)
  expect(stored(kept)).toBe(kept)
})

test('what is shown loads nothing of another site, and a link says where it leads', () => {
  expect(shown('<img src="https://a.example/a.png" alt="A">')).toBe(
    '<img alt="A" data-remote-image="https://a.example/a.png">',
  )
  expect(shown('<img src="ementa-image:a">')).toBe('<img alt="" data-local-image="ementa-image:a">')
  expect(shown('<img src="blob:https://a.example/1">')).toBe('<img alt="" src="blob:https://a.example/1">')
  expect(shown('<a href="https://evil.example/">stf.jus.br</a>')).toBe(
    sorted(`<a href="https://evil.example/" ${BLANK}>stf.jus.br (evil.example)</a>`),
  )
  expect(stored('<a href="https://evil.example/">stf.jus.br</a>')).not.toContain('(evil.example)')
  expect(shown('<a href="#nota-1">stf.jus.br</a>')).toBe('<a href="#nota-1">stf.jus.br</a>')
})

test('as nodes a text is the stored one', () => {
  const box = document.createElement('div')
  box.append(cleaner.issueFragment(`<p onclick="x()">a</p><img src="https://a.example/a.png">`))
  expect(sorted(box.innerHTML)).toBe('<p>a</p><img alt="" src="https://a.example/a.png">')
})

const PASTED = [
  '<style>p { color: red }</style><STYLE type="a">b</STYLE >',
  '<p class="MsoNormal" id="x" style="margin:0" onclick="y()">a</p><p lang="pt" STYLE = "color:red">b</p>',
  '<form><input name="a">c<button>d</button></form><a href="javascript:x()" target="_blank">e</a>',
].join('')

test('what is pasted keeps what tells where it came from, and nothing that runs or sets styles', () => {
  const html = cleaner.sanitizePasted(PASTED)
  expect(html).not.toMatch(/<style|color: red|onclick|<form|<input|<button|javascript|\sstyle/i)
  expect(html).toContain('data-style="margin:0"')
  expect(html).toContain('data-style="color:red"')
  expect(html).toContain('class="MsoNormal"')
  expect(html).toContain('id="x"')
  expect(html).toContain('target="_blank"')
})

test.each([
  '<ol type="a" start="3"><li value="5">a</li></ol>',
  '<ol type="I"><li>a</li></ol>',
  '<p align="right">a</p>',
  '<font color="#808000" face="Arial">a</font>',
  '<a href="#nota-1">1</a>',
  '<a href="mailto:ana@a.example">a</a>',
])('what is pasted says it in attributes: %s', (html) => {
  expect(cleaner.sanitizePasted(html)).toBe(html)
})

test.each(['javascript:x()', 'JavaScript:x()', 'java\nscript:x()', 'data:text/html,x', 'vbscript:x', 'x-a.b+c:d'])(
  'no pasted link leads to %j',
  (address) => {
    expect(cleaner.sanitizePasted(`<a href="${address}">a</a>`)).toBe('<a>a</a>')
  },
)

const INSIDE = 'data:image/png;base64,AAAA'

test('a file to keep has its images inside, and nothing that is stored or shown has', () => {
  const html = `<p onclick="x()">a</p><img src="${INSIDE}" alt="A">`
  const kept = `<p>a</p><img alt="A" src="${INSIDE}">`
  expect(sorted(cleaner.cleanArchivedHtml(html))).toBe(kept)
  expect(sorted(cleaner.cleanArchivedHtml(kept))).toBe(kept)
  const box = document.createElement('div')
  box.append(cleaner.cleanArchivedFragment(html))
  expect(sorted(box.innerHTML)).toBe(kept)
  expect([stored(html), shown(html)]).toEqual(['<p>a</p>', '<p>a</p>'])
})

test.each(['data:image/svg+xml;base64,AAAA', 'data:text/html;base64,AAAA', 'data:image/png,AAAA', `x${INSIDE}`])(
  'nothing else stands inside a file: %s',
  (address) => {
    expect(cleaner.cleanArchivedHtml(`<img src="${address}" alt="A">`)).toBe('')
    expect(cleaner.cleanArchivedHtml(`<a href="${INSIDE}">a</a>`)).toBe('<a>a</a>')
  },
)

test('as nodes it is the same', () => {
  const box = document.createElement('div')
  box.append(cleaner.sanitizePastedFragment(PASTED))
  expect(box.innerHTML).toBe(cleaner.sanitizePasted(PASTED))
})

test('the rules of issues hold for issues alone', () => {
  cleaner.cleanIssueHtml('<p>x</p>')
  expect(cleaner.sanitizePasted(`<p class="MsoNormal">a</p>`)).toContain('MsoNormal')
})
