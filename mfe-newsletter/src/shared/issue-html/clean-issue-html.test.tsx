import { beforeAll, expect, test, vi } from 'vitest'

/*
 * DOMPurify reads names past what a page could overwrite, from `Node.prototype`, where happy-dom has none, and goes on
 * after a node that it removed, which the iterators of happy-dom do not. Both are mended here before it is loaded, and
 * this file has modules of its own.
 */
function mendDocument() {
  const nameOf = Object.getOwnPropertyDescriptor(Element.prototype, 'nodeName')?.get
  Object.defineProperty(Node.prototype, 'nodeName', {
    configurable: true,
    get(this: Node) {
      return this instanceof Element ? nameOf?.call(this) : `#${this.nodeType === 3 ? 'text' : 'comment'}`
    },
  })
  Object.defineProperty(document, 'createNodeIterator', {
    configurable: true,
    value: (root: Node) => {
      const visited: Node[] = []
      return {
        nextNode() {
          while (visited.length > 0 && !root.contains(visited.at(-1) ?? null)) visited.pop()
          const next = visited.length === 0 ? root : following(visited.at(-1) ?? root, root)
          if (next) visited.push(next)
          return next
        },
      }
    },
  })
}

/** The node after this one, in the order of the document. */
function following(node: Node, root: Node): Node | null {
  if (node.firstChild) return node.firstChild
  for (let at: Node | null = node; at && at !== root; at = at.parentNode) if (at.nextSibling) return at.nextSibling
  return null
}

let cleaner: typeof import('./clean-issue-html')
beforeAll(async () => {
  vi.resetModules()
  mendDocument()
  cleaner = await import('./clean-issue-html')
})

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
  expect(sorted(box.innerHTML)).toContain('<p>a</p><img alt="" src="https://a.example/a.png">')
})

test.each([
  ['(www.stf.jus.br)', '(www.stf.jus.br) (evil.example)'],
  ['“stf.jus.br”', '“stf.jus.br” (evil.example)'],
  ['stf.jus.br?!', 'stf.jus.br?! (evil.example)'],
  ['evil.example e stf.jus.br', 'evil.example e stf.jus.br (evil.example)'],
])('a link to another site under the words %s says so', (words, text) => {
  const link = document.createElement('a')
  link.href = 'https://evil.example/'
  link.textContent = words
  cleaner.showRealHost(link)
  expect([link.textContent, link.hasAttribute('title')]).toEqual([text, false])
})

test('a link whose words are its site needs no more said', () => {
  const link = document.createElement('a')
  link.href = 'https://stf.jus.br/x'
  link.textContent = 'stf.jus.br'
  cleaner.showRealHost(link)
  expect([link.textContent, link.hasAttribute('title')]).toEqual(['stf.jus.br', false])
})

const PASTED = [
  '<style>p { color: red }</style><STYLE type="a">b</STYLE >',
  '<p class="MsoNormal" id="x" style="margin:0" onclick="y()">a</p><p lang="pt" STYLE = "color:red">b</p>',
  '<form><input name="a">c<button>d</button></form><a href="javascript:x()" target="_blank">e</a>',
].join('')

test('what is pasted keeps what tells where it came from, and nothing that runs or sets styles', () => {
  const html = cleaner.disarm(PASTED)
  expect(html).not.toMatch(/<style|color: red|onclick|<form|<input|<button|javascript|\sstyle/i)
  expect(html).toContain('data-style="margin:0"')
  expect(html).toContain('data-style="color:red"')
  expect(html).toContain('class="MsoNormal"')
  expect(html).toContain('id="x"')
  expect(html).toContain('target="_blank"')
})

test('as nodes it is the same', () => {
  const box = document.createElement('div')
  box.append(cleaner.disarmedFragment(PASTED))
  expect(box.innerHTML).toBe(cleaner.disarm(PASTED))
})

test('the rules of issues hold for issues alone', () => {
  cleaner.cleanIssueHtml('<p>x</p>')
  expect(cleaner.disarm(`<p class="MsoNormal">a</p>`)).toContain('MsoNormal')
})
