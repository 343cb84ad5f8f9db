import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { QuillSurface } from './quill-surface'

const surfaceNamed = (label: string) => (
  <QuillSurface
    initialHtml={() => '<p>O prazo</p>'}
    label={label}
    placeholder="Escreva aqui"
    describedBy="dica"
    resolveImage={async (address) => address}
    onReady={vi.fn()}
    onChange={vi.fn()}
    onPasted={vi.fn()}
    onLinkKey={vi.fn()}
    onNoteKey={vi.fn()}
    onEmbed={vi.fn()}
    onPlainText={vi.fn()}
    onFiles={vi.fn()}
  />
)

test('the field says what it is, in which language, and that its spelling is checked', () => {
  const { rerender } = render(surfaceNamed('Texto'))
  const field = screen.getByRole('textbox', { name: 'Texto' })
  expect(field).toHaveAttribute('aria-multiline', 'true')
  expect(field).toHaveAttribute('aria-describedby', 'dica')
  expect(field).toHaveAttribute('spellcheck', 'true')
  expect(field.lang).toBe('pt-BR')
  expect(field.dataset.placeholder).toBe('Escreva aqui')
  rerender(surfaceNamed('Edição'))
  expect(screen.getByRole('textbox', { name: 'Edição' })).toBe(field)
})
