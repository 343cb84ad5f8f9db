import { expect, test } from 'vitest'
import { listChangedParagraphs } from './changed-paragraphs'

const text = (...paragraphs: string[]) => paragraphs.map((one) => `<p>${one}</p>`).join('')

test('a changed word is shown with the words around it', () => {
  const before = text(
    'Abertura.',
    `um dois três quatro cinco seis sete oito nove dez prazo de ${'15'} dias corridos`,
    'Fim.',
  )
  expect(listChangedParagraphs(before, before.replace('15', '30'))).toEqual([
    {
      before: '…três quatro cinco seis sete oito nove dez prazo de 15 dias corridos'.replace('três quatro ', ''),
      after: '…cinco seis sete oito nove dez prazo de 30 dias corridos',
    },
  ])
})

test('paragraphs are added and taken out', () => {
  expect(listChangedParagraphs(text('a', 'b', 'c'), text('a', 'x', 'b'))).toEqual([
    { before: null, after: 'x' },
    { before: 'c', after: null },
  ])
})

test('a change of form alone changes no words', () => {
  expect(listChangedParagraphs('<p>Um <b>dois</b></p>', '<h2>Um dois</h2>')).toEqual([])
})
