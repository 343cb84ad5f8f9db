import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { TextSurface } from '../text-surface'
import { QuillSurface } from './quill-surface'

const REPORTS = {
  onPasted: vi.fn(),
  onLinkKey: vi.fn(),
  onNoteKey: vi.fn(),
  onEmbed: vi.fn(),
  onPlainText: vi.fn(),
  onFiles: vi.fn(),
}

function open(hasSpeedUps: boolean, describedBy?: string) {
  const opened: TextSurface[] = []
  const onChange = vi.fn()
  const { unmount } = render(
    <QuillSurface
      {...REPORTS}
      hasSpeedUps={hasSpeedUps}
      initialHtml={() => '<p>O prazo</p>'}
      label="Texto"
      placeholder="Escreva…"
      describedBy={describedBy}
      resolveImage={async (address) => address}
      onReady={(surface) => opened.push(surface)}
      onChange={onChange}
    />,
  )
  const [surface] = opened
  if (!surface) throw new Error('Failed to open the editor.')
  const field = screen.getByRole('textbox', { name: 'Texto' })
  return { ...surface, field, onChange, unmount }
}

/** As the browser does it; Quill's observer is called in a microtask. */
async function type(field: HTMLElement, letters: string) {
  const run = field.querySelector('p')?.lastChild
  if (!(run instanceof Text)) throw new Error('Failed to type: there is no text.')
  run.data += letters
  await Promise.resolve()
}

const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

test.each([
  ['with the speed-ups', true],
  ['without them, as Quill comes', false],
])('an issue can be written %s', async (_, hasSpeedUps) => {
  const { port, tools, field, onChange } = open(hasSpeedUps)
  expect(onChange).not.toHaveBeenCalled()

  await type(field, ' é fatal')
  expect(port.ops()).toEqual([{ insert: 'O prazo é fatal\n' }])
  await frame()
  expect(onChange).toHaveBeenCalledTimes(1)
  await type(field, '!')
  await frame()
  const written = port.ops()
  expect(written).toEqual([{ insert: 'O prazo é fatal!\n' }])

  port.replace({ ops: [{ insert: 'Custas\n' }] })
  expect(port.ops()).toEqual([{ insert: 'Custas\n' }])
  tools.undo()
  expect(port.ops()).toEqual(written)
  tools.undo()
  expect(port.ops()).toEqual([{ insert: 'O prazo\n' }])

  tools.setLink({ index: 2, length: 5, text: 'prazo', address: '' }, 'termo', 'https://exemplo.com.br/')
  const link = { insert: 'termo', attributes: { link: 'https://exemplo.com.br/' } }
  expect(port.ops()).toEqual([{ insert: 'O ' }, link, { insert: '\n' }])
  tools.insertImage(0, 'https://exemplo.com.br/a.png', { alt: 'Fachada' })
  const image = { insert: { image: 'https://exemplo.com.br/a.png' }, attributes: { alt: 'Fachada' } }
  expect(port.ops()).toEqual([image, { insert: '\nO ' }, link, { insert: '\n' }])
  expect(field).toHaveAttribute('aria-multiline', 'true')
  expect(field).toHaveAttribute('spellcheck', 'true')
  expect(field).toHaveAttribute('lang', 'pt-BR')
  expect(field).toHaveAttribute('data-placeholder', 'Escreva…')
  expect(field).not.toHaveAttribute('aria-describedby')
})

test('the speed-ups are what keeps react-quill from writing out the text at each key', async () => {
  const valuesOf = async (hasSpeedUps: boolean) => {
    const { field, unmount } = open(hasSpeedUps)
    // Only react-quill reads this, for its value.
    const asked = vi.spyOn(field, 'innerHTML', 'get')
    await type(field, '!')
    await frame()
    const count = asked.mock.calls.length
    unmount()
    return count
  }
  expect(await valuesOf(true)).toBe(0)
  expect(await valuesOf(false)).toBeGreaterThan(0)
})

test('a suggestion takes the place of what was typed, keeps its marks, and is undone as one', () => {
  const { port, tools } = open(false)
  const bold = { bold: true }
  port.replace({ ops: [{ insert: 'Ver ' }, { insert: '@ren', attributes: bold }, { insert: ' hoje\n' }] })
  port.focus({ index: 8, length: 0 })
  tools.replaceBefore(4, '@renata ')
  expect(port.ops()).toEqual([{ insert: 'Ver ' }, { insert: '@renata ', attributes: bold }, { insert: 'hoje\n' }])
  expect(port.caret()?.index).toBe(12)
  tools.undo()
  expect(port.ops()[1]).toEqual({ insert: '@ren', attributes: bold })
})
