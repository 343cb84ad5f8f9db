import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ListenButtons, speechParts, spokenText } from './listen-buttons'

const LONG = `${'a'.repeat(150)}.`
/** Three parts: the subject, and two sentences that are too long for one. */
const ISSUE = { subject: 'Multa', html: `<p>${LONG}</p><p>${LONG}</p>` }

class Utterance {
  voice: { lang: string } | null = null
  lang = ''
  onstart: (() => void) | null = null
  onend: (() => void) | null = null
  onerror: (() => void) | null = null
  constructor(readonly text: string) {}
}

/** A browser with these voices, what it said and how often it fell silent. */
function browserWith(...languages: string[]) {
  const spoken: Utterance[] = []
  const cancel = vi.fn()
  const events = new EventTarget()
  const voices = languages.map((lang) => ({ lang }))
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    speak: (part: Utterance) => spoken.push(part),
    cancel,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  })
  return { spoken, cancel, voices, find: () => act(() => void events.dispatchEvent(new Event('voiceschanged'))) }
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const names = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'))
const SPEAKING = ['Pausar a leitura', 'Parar a leitura']

test.each([
  [['en-US', 'pt-PT', 'pt-BR'], 'pt-BR'],
  [['pt_PT', 'PT_br'], 'PT_br'],
  [['es-ES', 'pt-PT'], 'pt-PT'],
  [['pt'], 'pt'],
])('of the voices %j it speaks with %s', (languages, voice) => {
  const { spoken } = browserWith(...languages)
  render(<ListenButtons issue={ISSUE} />)
  press('Ouvir')
  expect(spoken.map((part) => [part.voice?.lang, part.lang])).toEqual(Array(3).fill([voice, voice]))
})

test.each([[[]], [['en-US']], [['es-pt']]])('none of the voices %j speaks Portuguese', (languages) => {
  browserWith(...languages)
  render(<ListenButtons issue={ISSUE} />)
  expect(names()).toEqual([])
})

test('a browser that reads nothing aloud has no button, and one that tells of no new voices has one', () => {
  vi.stubGlobal('speechSynthesis', undefined)
  const { unmount } = render(<ListenButtons issue={ISSUE} />)
  expect(names()).toEqual([])
  unmount()
  vi.stubGlobal('speechSynthesis', { getVoices: () => [{ lang: 'pt-BR' }], cancel: () => undefined })
  render(<ListenButtons issue={ISSUE} />)
  expect(names()).toEqual(['Ouvir'])
  cleanup()
})

test('it ends after the last part and not before, and a part that fails ends it at once', () => {
  const { spoken } = browserWith('pt-BR')
  render(<ListenButtons issue={ISSUE} />)
  press('Ouvir')
  expect(spoken.map(({ onend }) => onend !== null)).toEqual([false, false, true])
  expect(names()).toEqual(SPEAKING)
  act(() => spoken[0]?.onerror?.())
  expect(names()).toEqual(['Ouvir'])
})

test('what a stopped reading still reports changes nothing of the next one', () => {
  const { spoken } = browserWith('pt-BR')
  render(<ListenButtons issue={ISSUE} />)
  press('Ouvir')
  press('Parar a leitura')
  press('Ouvir')
  act(() => {
    spoken[1]?.onstart?.()
    spoken[2]?.onend?.()
    spoken[0]?.onerror?.()
  })
  expect(names()).toEqual(SPEAKING)
  press('Pausar a leitura')
  act(() => spoken[4]?.onstart?.())
  spoken.length = 0
  press('Continuar a leitura')
  expect(spoken.map(({ text }) => text)).toEqual(['Multa', LONG, LONG])
})

test('signs of notes are left out, other raised letters are read', () => {
  const { spoken } = browserWith('pt-BR')
  const note = '<sup> <a id="chamada-1" href="#nota-1">1</a></sup>'
  const html = `<p>Um${note} m<sup>2</sup>.</p><ol class="footnotes">\n<li>Nota</li></ol><p>Fim.</p>`
  render(<ListenButtons issue={{ subject: 'Multa', html }} />)
  press('Ouvir')
  expect(spoken.map(({ text }) => text).join(' ')).toBe('Multa Um m². Fim.')
})

test('what is struck out is not read, and a heading is a line of its own', () => {
  expect(
    spokenText('<h2>Do prazo</h2><p><s>São 30 dias.</s> São <b>15 dias</b>.</p><ul><li>Um</li><li>Dois</li></ul>'),
  ).toBe('Do prazo\nSão 15 dias.\nUm\nDois')
})

test('a page that is left falls silent, and hears of no more voices', () => {
  const { spoken, cancel, voices, find } = browserWith('pt-BR')
  const { unmount } = render(<ListenButtons issue={ISSUE} />)
  press('Ouvir')
  cancel.mockClear()
  fireEvent(window, new Event('pagehide'))
  expect(cancel).toHaveBeenCalledOnce()
  voices.splice(0, 1, { lang: 'en-US' })
  find()
  expect(names()).toEqual([])
  voices.splice(0, 1, { lang: 'pt-PT' })
  find()
  expect(names()).toHaveLength(2)
  unmount()
  cancel.mockClear()
  fireEvent(window, new Event('pagehide'))
  find()
  spoken.at(-1)?.onend?.()
  expect(cancel).not.toHaveBeenCalled()
})

const word = 'a'.repeat(9)
/** So many letters of words of nine, with a space between two. */
const words = (count: number) => Array.from({ length: count }, () => word).join(' ')

test('sentences stand together as long as no voice falls silent over them', () => {
  const first = `${words(11)}.`
  expect(first).toHaveLength(110)
  expect(speechParts(`${first} ${'B'.repeat(108)}.`)).toEqual([`${first} ${'B'.repeat(108)}.`])
  expect(speechParts(`${first} ${'B'.repeat(109)}.`)).toEqual([first, `${'B'.repeat(109)}.`])
})

test('a sentence that is too long is cut between words, a word never', () => {
  expect(speechParts(words(23))).toEqual([words(22), word])
  expect(speechParts('a'.repeat(300))).toEqual(['a'.repeat(300)])
})
