import { render, screen, waitFor } from '@testing-library/react'
import Quill from 'quill'
import { expect, test, vi } from 'vitest'
import type { TextSurface } from '../text-surface'
import { QuillSurface } from './quill-surface'

const TEXT = '<p>O prazo</p>'

function open(describedBy?: string) {
  const opened: TextSurface[] = []
  const initialHtml = vi.fn(() => TEXT)
  const reports = () => ({
    onChange: vi.fn(),
    onPasted: vi.fn(),
    onLinkKey: vi.fn(),
    onNoteKey: vi.fn(),
    onEmbed: vi.fn(),
    onPlainText: vi.fn(),
    onFiles: vi.fn(),
  })
  const resolveImage = async (address: string) => `blob:${address}`
  const show = (more: object) => (
    <QuillSurface
      {...reports()}
      initialHtml={initialHtml}
      label="Texto"
      placeholder="Escreva aqui"
      describedBy={describedBy}
      resolveImage={resolveImage}
      onReady={(surface) => opened.push(surface)}
      {...more}
    />
  )
  const first = reports()
  const view = render(show(first))
  const [surface] = opened
  if (!surface) throw new Error('Failed to open the editor.')
  const quill = Quill.find(surface.field.parentElement ?? surface.field)
  if (!(quill instanceof Quill)) throw new Error('Failed to find the editor.')
  const press = (key: string, more: KeyboardEventInit) =>
    surface.field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }))
  return {
    ...view,
    ...surface,
    quill,
    first,
    reports,
    opened,
    initialHtml,
    press,
    showAgain: (more: object) => view.rerender(show(more)),
  }
}

test('the field says what it is, in which language, and that its spelling is checked', () => {
  const { field, showAgain } = open('dica')
  expect(screen.getByRole('textbox', { name: 'Texto' })).toBe(field)
  expect(field).toHaveAttribute('aria-multiline', 'true')
  expect(field).toHaveAttribute('aria-describedby', 'dica')
  expect(field).toHaveAttribute('spellcheck', 'true')
  expect(field.lang).toBe('pt-BR')
  expect(field.dataset.placeholder).toBe('Escreva aqui')
  showAgain({ label: 'Edição' })
  expect(screen.getByRole('textbox', { name: 'Edição' })).toBe(field)
})

test('the text is asked for once, and is no change', () => {
  const { initialHtml, first, quill, opened, showAgain } = open()
  expect(quill.getText()).toContain('O prazo')
  expect(first.onChange).not.toHaveBeenCalled()
  showAgain({})
  expect(initialHtml).toHaveBeenCalledOnce()
  expect(opened).toHaveLength(1)
})

test('whoever listens last hears what the person does', () => {
  const { quill, first, press, reports, showAgain } = open()
  const next = reports()
  showAgain(next)
  quill.setContents([{ insert: 'a' }, { insert: { footnote: 'x' } }, { insert: '\n' }], 'user')
  expect(next.onChange).toHaveBeenCalled()
  quill.focus()
  quill.setSelection(0, 0)
  press('k', { ctrlKey: true })
  expect(next.onLinkKey).toHaveBeenCalledOnce()
  press('f', { ctrlKey: true, altKey: true })
  expect(next.onNoteKey).toHaveBeenCalledOnce()
  quill.clipboard.onPaste({ index: 0, length: 0 }, { text: 'b' })
  expect(next.onPasted).toHaveBeenCalledExactlyOnceWith([])
  expect(next.onPlainText).toHaveBeenCalledExactlyOnceWith({ index: 0, length: 1 }, 'b')
  quill.root.querySelector<HTMLElement>('.ql-footnote')?.click()
  expect(next.onEmbed).toHaveBeenCalledExactlyOnceWith('footnote')
  const files = [new File(['x'], 'a.png', { type: 'image/png' })]
  quill.uploader.upload({ index: 1, length: 0 }, files)
  expect(next.onFiles).toHaveBeenCalledExactlyOnceWith(1, files)
  for (const report of Object.values(first)) expect(report).not.toHaveBeenCalled()
})

test('images of this device are looked for where the page says', async () => {
  const { quill, tools, showAgain } = open()
  tools.insertImage(0, 'ementa-image:1')
  await waitFor(() => expect(quill.root.querySelector('img')?.getAttribute('src')).toBe('blob:ementa-image:1'))
  showAgain({ resolveImage: async () => 'blob:outra' })
  tools.insertImage(0, 'ementa-image:2')
  await waitFor(() => expect(quill.root.querySelector('img')?.getAttribute('src')).toBe('blob:outra'))
})
