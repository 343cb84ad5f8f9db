// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { seenNow } from './skew-journeys.mjs'

afterEach(() => document.body.replaceChildren())

const KEPT = '<main role="alert" hidden><p>Verifique a conexão e recarregue a página. (EM-200)</p></main>'

test('a card that the document only keeps for later is not seen, one that is shown is', () => {
  document.body.innerHTML = KEPT
  expect(seenNow('textarea')).toBeNull()
  document.body.innerHTML = `<main><div data-remote="social"><textarea></textarea></div></main>${KEPT}`
  expect(seenNow('textarea')).toEqual({ codes: [], reasons: [], isShown: true })
  document.body.innerHTML = KEPT.replace(' hidden', '')
  expect(seenNow('textarea')).toMatchObject({ codes: ['EM-200'], isShown: false })
})

test('a card says its code and its reason, without what happened before', () => {
  document.body.innerHTML = `<main><div role="alert"><dl><dt>Código</dt><dd>EM-103</dd></dl>
    <dl><dt>Detalhe</dt><dd>contract 2</dd></dl>O que aconteceu antes<ol><li>EM-105</li></ol></div></main>`
  expect(seenNow('h1')).toEqual({ codes: ['EM-103'], reasons: ['contract 2'], isShown: false })
})
