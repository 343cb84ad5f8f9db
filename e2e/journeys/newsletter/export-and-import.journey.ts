import fc from 'fast-check'
import { bundleForPage } from '../../fixtures/bundle'
import { expect, test } from '../../fixtures/test'

const FOLDER = 'mfe-newsletter/src/features/settings'
const MODULES = [
  `${FOLDER}/import/read-archive.ts`,
  `${FOLDER}/export/write-files.ts`,
  `${FOLDER}/export/write-markdown.ts`,
  `${FOLDER}/export/collect.ts`,
  'mfe-newsletter/src/shared/issue-html/clean-issue-html.ts',
]

interface Issue {
  subject: string
  title: string
  preheader: string
  html: string
  sentAt: string | null
  errata: { at: string; text: string }[]
}
interface File {
  name: string
  content: string | Uint8Array
}
type Write = (exported: unknown, now: Date) => File
interface ArchiveModule {
  readArchive(
    files: { name: string; bytes: Uint8Array }[],
    circumstances: { now: Date; isPaid: boolean },
  ): { issues: (Issue & { images?: string[] })[] } | null
  writeGhost: Write
  writeMarkdownFolder: Write
  writeHtmlFolder: Write
  inOrder(issues: Issue[]): Issue[]
  cleanIssueHtml(html: string): string
  writeMarkdown(html: string): string
}

interface Evaluated {
  all: Issue[][]
  local: string
  pixel: string
}

declare global {
  interface Window {
    archive: ArchiveModule
  }
}

const PIXEL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
/** Address of an image in a local text, before it is uploaded. */
const LOCAL = 'ementa-image:ponto'
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Characters that are frequent in legal texts or special in Markdown, JSON and HTML. */
const words = fc
  .array(
    fc.constantFrom(
      ...[
        'Lei nº 8.078/1990',
        'art. 5º, § 2º',
        '“aspas”',
        "d'água",
        '*',
        '_',
        '**',
        '[^1]',
        '[1]',
        '1.',
        '- item',
        '#',
      ],
      ...['<b>', '&amp;', '&', '|', '\\', '`', '~~', '---', 'https://stf.jus.br', 'e@mail.br', '\u00a0', '😀', '$1'],
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((parts) => parts.join(' '))
/** Texts that are never blank, because the contract refuses blank ones. */
const named = words.map((text) => `Sobre ${text}.`)
const inline = fc.oneof(
  words.map(escaped),
  words.map((text) => `<strong>${escaped(text)}</strong>`),
  words.map((text) => `<s>${escaped(text)}</s>, <em>${escaped(text)}</em>`),
  words.map((text) => `<a href="https://www.planalto.gov.br/a?b=1&amp;c=2">${escaped(text)}</a>`),
)
const block = fc.oneof(
  inline.map((text) => `<p>${text}</p>`),
  inline.map((text) => `<p class="ql-align-center">${text}<br>${text}</p>`),
  inline.map((text) => `<h2>${text}</h2>`),
  fc
    .array(inline, { minLength: 1, maxLength: 3 })
    .map((all) => `<ul>${all.map((one) => `<li>${one}</li>`).join('')}</ul>`),
  inline.map((text) => `<ol><li>${text}</li><li class="ql-indent-1">${text}</li></ol>`),
  fc
    .tuple(inline, inline)
    .map(
      ([a, b]) =>
        `<table><thead><tr><th>Ato</th><th>${a}</th></tr></thead><tbody><tr><td>${b}</td><td></td></tr></tbody></table>`,
    ),
  inline.map((text) => `<table><caption>Prazos</caption><tbody><tr><td>${text}</td></tr></tbody></table>`),
  words.map(
    (text) => `<p><img src="https://exemplo.jus.br/a.png" alt="${escaped(text).replaceAll('"', '&quot;')}"></p>`,
  ),
  fc.constant(`<figure><img src="${LOCAL}" alt="Um ponto" width="50%"><figcaption>Fonte: autos</figcaption></figure>`),
  words.map((text) => `<pre>${escaped(text)}\n\n  ${escaped(text)}</pre>`),
  inline.map((text) => `<blockquote>${text}</blockquote>`),
  fc.constant('<hr>'),
)
const mark = (number: number) => `<sup><a id="chamada-${number}" href="#nota-${number}">${number}</a></sup>`
const text = fc
  .tuple(
    fc.array(block, { minLength: 1, maxLength: 5 }),
    fc.array(fc.oneof(fc.constant('Lei nº 8.078/1990.'), inline), { maxLength: 2 }),
  )
  .map(
    ([blocks, notes]) =>
      blocks.join('') +
      (notes.length === 0
        ? ''
        : `<p>Notas${notes.map((_, index) => mark(index + 1)).join(' e')}.</p><ol class="footnotes">${notes.map((note, index) => `<li id="nota-${index + 1}">${note}</li>`).join('')}</ol>`),
  )
const moment = fc
  .integer({ min: 1_600_000_000, max: 1_790_000_000 })
  .map((second) => new Date(second * 1000).toISOString())
const issue: fc.Arbitrary<Issue> = fc
  .record({
    ...{ subject: named, title: named, html: text },
    preheader: fc.oneof(fc.constant(''), named),
    sentAt: fc.option(moment),
    errata: fc.array(fc.record({ at: moment, text: named }), { maxLength: 2 }),
  })
  // An issue without text is imported as a draft, whatever its file says.
  .filter(({ html }) => html.includes('<img') || /[^\s]/.test(html.replace(/<[^>]*>/g, '')))
  .map((one) => ({ ...one, errata: one.sentAt === null ? [] : one.errata }))

test('what leaves in Ghost’s, Markdown’s and HTML’s form comes in and leaves again byte by byte', async ({ page }) => {
  await page.addScriptTag({ path: await bundleForPage(MODULES, 'archive') })
  const cases = fc.sample(fc.array(issue, { minLength: 1, maxLength: 3 }), { numRuns: 40, seed: 7 })
  expect(cases.flat().filter(({ html }) => html.includes(LOCAL)).length).toBeGreaterThan(10)
  const differences = await page.evaluate(
    ({ all, local, pixel }: Evaluated) => {
      const { readArchive, inOrder, cleanIssueHtml, ...module } = window.archive
      const bytesOf = ({ content }: File) => (typeof content === 'string' ? new TextEncoder().encode(content) : content)
      const stored = ({ images = [], errata = [], ...one }: Issue & { images?: string[] }) => ({
        ...one,
        errata,
        html: images.reduce(
          (html, image, index) => html.replaceAll(`"ementa-image:arquivo-${index}"`, `"${image}"`),
          one.html,
        ),
      })
      const leaving = (one: Issue) => ({ ...one, html: cleanIssueHtml(one.html).replaceAll(local, pixel) })
      const circumstances = { now: new Date('2100-01-01'), isPaid: false }
      const found: string[] = []
      for (const issues of all) {
        const first = inOrder(issues.map(leaving))
        for (const write of [module.writeGhost, module.writeMarkdownFolder, module.writeHtmlFolder]) {
          const written = (those: Issue[]) =>
            write({ newsletter: { title: 'N', handle: 'n' }, issues: those }, new Date(0))
          const file = written(first)
          const again = inOrder(
            (readArchive([{ name: file.name, bytes: bytesOf(file) }], circumstances)?.issues ?? []).map(stored),
          )
          for (const [index, one] of first.entries()) {
            for (const field of ['subject', 'title', 'preheader', 'html', 'sentAt', 'errata'] as const) {
              const [a, b] = [JSON.stringify(one[field]), JSON.stringify(again[index]?.[field])]
              if (a !== b) found.push(`${file.name} ${field}\n${a}\n${b}`)
            }
          }
          if (String(bytesOf(written(again))) !== String(bytesOf(file))) found.push(`${file.name}: other bytes`)
        }
      }
      return found
    },
    { all: cases, local: LOCAL, pixel: PIXEL },
  )
  expect(differences.slice(0, 3)).toEqual([])

  const legal = `<h2>Prazos</h2><p>O <strong>prazo</strong>${mark(1)} corre.</p><ul><li>um</li><li>dois</li></ul><table><thead><tr><th>Ato</th></tr></thead><tbody><tr><td>5 dias</td></tr></tbody></table><p class="ql-align-center">Fim</p><ol class="footnotes"><li id="nota-1">Lei nº 1.</li></ol>`
  expect(await page.evaluate((html) => window.archive.writeMarkdown(html), legal)).toBe(
    [
      '## Prazos',
      'O **prazo**[^1] corre.',
      '- um\n- dois',
      '| Ato |\n| --- |\n| 5 dias |',
      '<p class="ql-align-center">Fim</p>',
      '[^1]: Lei nº 1.',
    ].join('\n\n'),
  )
})
