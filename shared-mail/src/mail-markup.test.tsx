import { expect, test } from 'vitest'
import { escapeText, LOOKS, type MarkupOptions, mailMarkup, preheaderFill } from './index'

const KNOWN = new Map([
  ['ementa-image:foto', { src: 'cid:foto', width: 1600 }],
  ['ementa-image:selo', { src: 'cid:selo', width: 120 }],
  ['ementa-image:nova', { src: 'cid:nova' }],
])

function markupOf(html: string, options: MarkupOptions = { images: KNOWN }): string {
  const root = document.createElement('div')
  root.innerHTML = html
  return mailMarkup(root, options)
}

/** The markup without its styles and classes: what stands in which element. */
const bare = (html: string, options?: MarkupOptions) =>
  markupOf(html, options).replace(/ (?:style|data-style|class)="[^"]*"/g, '')

test('what people wrote is text in a mail, never markup', () => {
  expect(escapeText('<b>"A" & B</b> & <i>')).toBe('&lt;b&gt;&quot;A&quot; &amp; B&lt;/b&gt; &amp; &lt;i&gt;')
  expect(bare('<p>1 &lt; 2 &amp; “3”<!-- nota --></p>')).toBe('<p>1 &lt; 2 &amp; “3”</p>')
})

test.each([
  ['a<br>b', 'a<br>b'],
  ['<hr>', '<hr>'],
  ['<strong id="a">x</strong><em></em>', '<strong id="a">x</strong><em></em>'],
  ['<figure><figcaption>x</figcaption></figure>', '<div><p>x</p></div>'],
  ['<aside>a</aside><section>b</section>', '<div>a</div><div>b</div>'],
  ['<p></p>', '<p>&nbsp;</p>'],
  ['<li></li>', '<li>&nbsp;</li>'],
  ['<mark>x</mark>', 'x'],
  ['<mark></mark>', ''],
  ['<mark id="a">x</mark>', '<span id="a">x</span>'],
  ['<p id="nota-1">x</p>', '<p id="nota-1">x</p>'],
  ['<p id="com espaço">x</p>', '<p>x</p>'],
  ['<p id="a.b">x</p>', '<p>x</p>'],
  [`<p id="${'a'.repeat(60)}">x</p>`, `<p id="${'a'.repeat(60)}">x</p>`],
  [`<p id="${'a'.repeat(61)}">x</p>`, '<p>x</p>'],
  ['<a href="https://a.example/?b&amp;c" id="x">d</a>', '<a href="https://a.example/?b&amp;c" id="x">d</a>'],
  ['<a>d</a>', 'd'],
  ['<a id="x">d</a>', '<span id="x">d</span>'],
  ['<ol start="3" id="a"><li>x</li></ol>', '<ol start="3" id="a"><li>x</li></ol>'],
  ['<ol><li>x</li></ol>', '<ol><li>x</li></ol>'],
  ['<ul><li>x</li></ul>', '<ul><li>x</li></ul>'],
])('%s stands in a mail as %s', (html, markup) => expect(bare(html)).toBe(markup))

test('headings follow the title of the mail, none skips a rank, and their places stay', () => {
  expect(bare('<h1 id="a">A</h1><h2>B</h2><h3>C</h3><h4>D</h4><h2>E</h2>')).toBe(
    '<h2 id="a">A</h2><h3>B</h3><h4>C</h4><h5>D</h5><h3>E</h3>',
  )
  expect(bare('<h3>A</h3><h4>B</h4>')).toBe('<h2>A</h2><h3>B</h3>')
  expect(markupOf('<h3>A</h3>')).toContain(`style="${LOOKS.h3?.style.replaceAll('"', '&quot;')}"`)
})

test('a table has the cells it had, and says what its heads are for', () => {
  const table = [
    '<table id="t"><caption>C</caption><thead><tr><th>A</th><th scope="row">B</th></tr></thead>',
    '<tbody><tr><td colspan="2" rowspan="3" scope="row">x</td></tr></tbody></table>',
  ].join('')
  expect(bare(table)).toBe(
    [
      '<table cellpadding="0" cellspacing="0" border="0" id="t"><caption>C</caption><thead><tr>',
      '<th scope="col">A</th><th scope="row">B</th></tr></thead>',
      '<tbody><tr><td colspan="2" rowspan="3">x</td></tr></tbody></table>',
    ].join(''),
  )
})

test.each([
  ['src="ementa-image:foto" alt="F"', 'src="cid:foto" alt="F" width="560"'],
  ['src="ementa-image:selo"', 'src="cid:selo" alt="" width="120"'],
  ['src="ementa-image:nova"', 'src="cid:nova" alt=""'],
  ['src="https://fora.example/a.png"', 'src="https://fora.example/a.png" alt=""'],
  ['alt="F"', 'src="" alt="F"'],
  ['src="ementa-image:foto" width="50%"', 'src="cid:foto" alt="" width="280"'],
  ['src="ementa-image:foto" width="33%"', 'src="cid:foto" alt="" width="185"'],
  ['src="ementa-image:foto" width="100%"', 'src="cid:foto" alt="" width="560"'],
  ['src="ementa-image:foto" width="150%"', 'src="cid:foto" alt="" width="560"'],
  ['src="ementa-image:selo" width="1000%"', 'src="cid:selo" alt="" width="120"'],
  ['src="ementa-image:selo" width="x50%"', 'src="cid:selo" alt="" width="120"'],
  ['src="ementa-image:selo" width="50%x"', 'src="cid:selo" alt="" width="120"'],
  ['src="ementa-image:selo" width="300"', 'src="cid:selo" alt="" width="300"'],
  ['src="https://fora.example/a.png" width="900"', 'src="https://fora.example/a.png" alt="" width="560"'],
])('the image %s is in a mail: %s', (stored, shown) => expect(bare(`<img ${stored}>`)).toBe(`<img ${shown}>`))

test('in the preview an image of another site waits; one of this mail does not', () => {
  const options = { images: KNOWN, isPreview: true }
  expect(bare('<img src="https://fora.example/a.png">', options)).toBe(
    '<img data-remote-image="https://fora.example/a.png" alt="">',
  )
  expect(bare('<img src="ementa-image:selo">', options)).toBe('<img src="cid:selo" alt="" width="120">')
})

test.each([
  ['<p class="ql-align-right">x</p>', `${LOOKS.p?.style};text-align:right`],
  ['<p class="ql-align-justify ql-indent-2">x</p>', `${LOOKS.p?.style};text-align:justify;margin-left:48px`],
  ['<li class="ql-indent-8">x</li>', `${LOOKS.li?.style};margin-left:192px`],
  ['<section class="ql-align-center">x</section>', 'text-align:center'],
  ['<p class="ql-align-left ql-indent-9">x</p>', `${LOOKS.p?.style}`],
])('%s is placed by its style', (html, style) => {
  expect(markupOf(html)).toContain(` style="${style.replaceAll('"', '&quot;')}">x</`)
})

test('behind a short preview text nothing else of the mail is shown, behind a long one it needs no fill', () => {
  expect(preheaderFill('ação')).toBe('&#8199;&#847; '.repeat(96))
  expect(preheaderFill('a'.repeat(100))).toBe('')
  expect(preheaderFill('a'.repeat(101))).toBe('')
})
