import { countWords, isComplete } from '@ementa/contracts'
import { expect, test } from 'vitest'
import type { TextOp } from '../rich-text/issue-text'
import { createMeasurer, findLeftovers, findLoose } from './measure-issue'

const subject = 'Edição 12'

test('needs 50 characters of text, however long the HTML around them is [NWS-050]', () => {
  const wrapped = (text: string) =>
    `<h2 class="ql-align-center"><strong><em><a href="https://exemplo.com.br/um/endereço/muito/longo">${text}</a></em></strong></h2>`
  expect(isComplete({ subject, html: wrapped('a'.repeat(49)) })).toBe(false)
  expect(isComplete({ subject, html: wrapped('a'.repeat(50)) })).toBe(true)
  expect(isComplete({ subject, html: '<p>&nbsp;</p>'.repeat(60) })).toBe(false)
})

test('counts characters as people see them', () => {
  expect(isComplete({ subject, html: `<p>${'👩‍⚖️'.repeat(49)}</p>` })).toBe(false)
  expect(isComplete({ subject, html: `<p>${'👩‍⚖️'.repeat(50)}</p>` })).toBe(true)
})

test('needs a subject that is more than spaces [NWS-045] [NWS-050]', () => {
  const html = `<p>${'texto '.repeat(20)}</p>`
  expect(isComplete({ subject: '   ', html })).toBe(false)
  expect(isComplete({ subject, html })).toBe(true)
})

test('counts words as a reader does', () => {
  expect(countWords('')).toBe(0)
  expect(countWords('Lei 13.709/2018, art. 7º, § 1º — veja-se.')).toBe(6)
  expect(countWords(' um\n\ndois   três ')).toBe(3)
})

test('warns above 100 KB, letters with accents counted as mail counts them', () => {
  const measure = createMeasurer()
  const isTooLarge = (text: string) => measure([{ insert: text }]).isTooLarge
  expect(isTooLarge('a'.repeat(101 * 1024))).toBe(true)
  expect(isTooLarge('a'.repeat(99 * 1024))).toBe(false)
  expect(isTooLarge('ã'.repeat(51 * 1024))).toBe(true)
  expect(isTooLarge('a\n'.repeat(13 * 1024))).toBe(true)
})

test('counts a text that was changed in one line as if it had been read whole', () => {
  const lines = Array.from({ length: 40 }, (_, index) => `Linha nº ${index}${index % 7 ? '' : ' [NOME]'}`)
  const measure = createMeasurer()
  measure([{ insert: lines.join('\n') }])
  lines.splice(7, 2, 'uma linha nova TODO')
  lines.push(lines[0] ?? '')
  const ops = [{ insert: lines.join('\n') }]
  expect(measure(ops)).toEqual(createMeasurer()(ops))
  expect(measure(ops)).toMatchObject({ words: countWords(lines.join('\n')), leftovers: ['[NOME]', 'TODO'] })
})

test('the words of the product’s own templates are found, and a text about them is not', () => {
  expect(findLeftovers('Resuma a decisão, a lei ou a norma e indique a fonte.')).toEqual([
    '“Resuma a decisão, a lei ou a norma e ind…”',
  ])
  expect(findLeftovers('Uma frase sobre a decisão.')).toEqual([])
})

test.each([
  ...['{{first_name}}', '{{ contact.NOME }}', '{nome}', '{$name}', '{primeiro_nome}', '%NOME%', '%first_name%'],
  ...['*|FNAME|*', '<<nome>>', '[preencher]', '[Preencher com o número]', '[nome do cliente]', '[Nome]', '[data]'],
  ...['[a confirmar]', '[inserir link]', '[your name]', '[insert date]', '[número do processo]', '[todo]'],
  ...['???', 'FALTA:', 'CONFERIR:', '(a confirmar)', '(por definir)', '(verificar)', 'TODO', 'FIXME', 'XXX', 'xxx'],
  ...['Lorem ipsum', 'lorem ipsum'],
])('“%s” is named as something to fill in', (words) => {
  expect(findLeftovers(`Olá, o prazo é ${words} e corre.`)).toEqual([words])
  expect(findLeftovers(words)).toEqual([words])
})

test.each([
  ...['[…]', '[...]', '[sic]', '(...)', '[grifos nossos]', '[grifo nosso]', '[o autor] alegou', '[a] parte', '[s]ó'],
  ...['[nome do réu omitido]', '[data da decisão suprimida]', '[incluído pela Lei nº 14.000]', '[Incluído em 2020]'],
  ...['Resposta:', 'O que falta: coragem.', 'Sério???', 'Vale?!', 'Será? Não.', '“Por quê???”', 'R$ 100 (cem reais)'],
  ...['(a definir em regulamento)', '(conferir STJ, REsp 1.234)', 'juros de 10% a 20%', '50% ou 60%', '%C3%A7'],
  ...[
    'art. 5º, XXX',
    'art. 5º XXX',
    'inc. XXX',
    'XXX – é garantido o direito de herança;',
    'TODO CIDADÃO',
    'A TODO VAPOR',
  ],
  ...['A confirmar a sentença', 'o conjunto {a, b}', '<nome>', 'a{2}'],
])('“%s” is no gap', (words) => {
  expect(findLeftovers(words)).toEqual([])
  expect(findLeftovers(`Disse ${words}`)).toEqual([])
})

test.each([
  ['#nota-1', false],
  ['/newsletters', false],
  ['//semponto', true],
  ['https://stf.jus.br', false],
  ['http://', true],
])('a link to %s leads nowhere: %s', (link, isBroken) => {
  expect(findLoose([{ insert: 'x', attributes: { link } }]).brokenLinks).toEqual(isBroken ? [link] : [])
})

test('an address that is a link already is not looked for, one in bold is', () => {
  const bare = (attributes?: Record<string, unknown>) =>
    findLoose([attributes ? { insert: 'www.stf.jus.br', attributes } : { insert: 'www.stf.jus.br' }]).unlinked
  expect(bare()).toEqual(['www.stf.jus.br'])
  expect(bare({ bold: true })).toEqual(['www.stf.jus.br'])
  expect(bare({ link: 'https://www.stf.jus.br' })).toEqual([])
  expect(bare({ 'code-block': true })).toEqual([])
})

test('an image without description counts, and no other thing in a text', () => {
  const count = (ops: TextOp[]) => findLoose(ops).undescribedImages
  expect(count([{ insert: { image: 'a' } }, { insert: { image: 'b' }, attributes: { alt: '' } }])).toBe(2)
  expect(count([{ insert: { image: 'a' }, attributes: { alt: 'A' } }, { insert: { divider: 'x' } }])).toBe(0)
})
