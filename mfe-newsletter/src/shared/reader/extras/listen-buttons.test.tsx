// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ListenButtons, spokenText } from './listen-buttons'

const ISSUE = {
  subject: 'Multa contratual',
  html: '<p>O juiz deve reduzir.<sup><a href="#nota-1">1</a></sup> Não é favor.</p><ol class="footnotes"><li>Art. 413.</li></ol>',
}

class Utterance {
  voice: { lang: string } | null = null
  lang = ''
  onstart: (() => void) | null = null
  onend: (() => void) | null = null
  onerror: (() => void) | null = null
  constructor(readonly text: string) {}
}

/** A browser with these voices, and what it was asked to do. */
function browserWith(...languages: string[]) {
  const spoken: Utterance[] = []
  const calls: string[] = []
  let voicesFound = () => {}
  const voices = languages.map((lang) => ({ lang }))
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => voices,
    speak: (part: Utterance) => spoken.push(part),
    cancel: () => calls.push('cancel'),
    addEventListener: (_: string, listener: () => void) => {
      voicesFound = listener
    },
    removeEventListener: () => undefined,
  })
  return { spoken, calls, voices, find: () => act(() => voicesFound()) }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const names = () => screen.queryAllByRole('button').map((button) => button.getAttribute('aria-label'))

test('an issue is read aloud by the Brazilian voice, without its notes, and stopped', () => {
  const { spoken, calls } = browserWith('en-US', 'pt-PT', 'pt_BR')
  render(<ListenButtons issue={ISSUE} />)
  expect(names()).toEqual(['Ouvir'])
  press('Ouvir')
  expect(spoken.map(({ text }) => text)).toEqual(['Multa contratual', 'O juiz deve reduzir. Não é favor.'])
  expect(spoken.map(({ lang, voice }) => [lang, voice?.lang])).toEqual([
    ['pt_BR', 'pt_BR'],
    ['pt_BR', 'pt_BR'],
  ])
  press('Parar a leitura')
  expect(calls.at(-1)).toBe('cancel')
  expect(names()).toEqual(['Ouvir'])
})

test('a paused reading goes on with the part it was in, whatever the browser does with its own pause', () => {
  const { spoken, calls } = browserWith('pt-BR')
  render(<ListenButtons issue={ISSUE} />)
  press('Ouvir')
  act(() => spoken[1]?.onstart?.())
  spoken.length = 0
  calls.length = 0
  press('Pausar a leitura')
  expect([calls, spoken]).toEqual([['cancel'], []])
  press('Continuar a leitura')
  expect(spoken.map(({ text }) => text)).toEqual(['O juiz deve reduzir. Não é favor.'])
  expect(names()).toEqual(['Pausar a leitura', 'Parar a leitura'])
  press('Parar a leitura')
  press('Ouvir')
  expect(spoken.map(({ text }) => text).slice(1)).toEqual(['Multa contratual', 'O juiz deve reduzir. Não é favor.'])
})

test('where no voice speaks Portuguese there is no button, until the browser finds one', () => {
  const { voices, find } = browserWith('en-US')
  render(<ListenButtons issue={ISSUE} />)
  expect(names()).toEqual([])
  voices.push({ lang: 'pt-PT' })
  find()
  expect(names()).toEqual(['Ouvir'])
})

test('what is struck out is not read, and a heading is a line of its own', () => {
  expect(
    spokenText('<h2>Do prazo</h2><p><s>São 30 dias.</s> São <b>15 dias</b>.</p><ul><li>Um</li><li>Dois</li></ul>'),
  ).toBe('Do prazo\nSão 15 dias.\nUm\nDois')
})
