import { renderWithServices, required } from '@ementa/testing'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import type { IssueTextPort } from '../issue-text'
import RichText from '../rich-text'

/** An editor with a text, its caret at the end, and a field beside it from which text is copied by keys. */
async function open(html = '<p></p>') {
  const ports: IssueTextPort[] = []
  await renderWithServices(
    <>
      <textarea aria-label="Outro programa" />
      <RichText
        initialHtml={() => html}
        label="Texto da edição"
        placeholder="Escreva"
        onReady={(port) => ports.push(port)}
        onChange={() => undefined}
      />
    </>,
    { as: 'anapaula' },
  )
  const field = await screen.findByRole('textbox', { name: 'Texto da edição' })
  const port = required(ports[0])
  const press = (keys: string) => userEvent.keyboard(keys)
  async function copy(text: string) {
    const source = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Outro programa' })
    source.value = text
    source.focus()
    source.select()
    await press('{Control>}c{/Control}')
  }
  async function paste(text: string, keys = '{Control>}v{/Control}') {
    await copy(text)
    const length = port.ops().reduce((sum, { insert }) => sum + (typeof insert === 'string' ? insert.length : 1), 0)
    port.focus({ index: length - 1, length: 0 })
    await press(keys)
  }
  /** As other programs put it on the clipboard; a script cannot, so the event is made. */
  function pasteHtml(content: string) {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', content)
    port.focus({ index: 0, length: 0 })
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }
  const lines = () => Array.from(field.children, ({ textContent }) => textContent)
  return { field, port, press, paste, pasteHtml, lines }
}

const MARKDOWN = '## Prazos\nO prazo é **fatal**.\n1. Recurso\nEm dias úteis.'
const PLAIN_HTML = '## Prazos</p><p>O prazo é **fatal**.</p><p>1. Recurso</p><p>Em dias úteis.</p>'

test('a text of law with one line like Markdown keeps its lines and signs', async () => {
  const { paste, lines } = await open()
  await paste('Art. 1º Um.\n- observação minha\nArt. 2º CPF ***.123.456-** e 2*3*4.\n> citado <inciso I>')
  await waitFor(() =>
    expect(lines()).toEqual([
      'Art. 1º Um.',
      '- observação minha',
      'Art. 2º CPF ***.123.456-** e 2*3*4.',
      '> citado <inciso I>',
    ]),
  )
  expect(screen.queryByText('Lido como Markdown.')).toBeNull()
})

test('Markdown is read and said so; Ctrl+Z and "Manter como texto" bring the text back', async () => {
  const { paste, port, press } = await open('<p>Antes.</p>')
  await paste(MARKDOWN)
  await screen.findByText('Lido como Markdown.')
  const read =
    '<p>Antes.</p><h2>Prazos</h2><p>O prazo é <strong>fatal</strong>.</p><ol><li>Recurso</li></ol><p>Em dias úteis.</p>'
  expect(port.html()).toBe(read)
  await press('{Control>}z{/Control}')
  expect(port.html()).toBe(`<p>Antes.${PLAIN_HTML}`)
  await waitFor(() => expect(screen.queryByText('Lido como Markdown.')).toBeNull())
  await press('{Control>}{Shift>}z{/Shift}{/Control}')
  expect(port.html()).toBe(read)
})

test('"Manter como texto" puts the plain text where the pasted one is by then', async () => {
  const { paste, port, press } = await open('<p>Antes.</p>')
  await paste(MARKDOWN)
  await screen.findByText('Lido como Markdown.')
  port.focus({ index: 0, length: 0 })
  await press('Bem ')
  await userEvent.click(screen.getByRole('button', { name: 'Manter como texto' }))
  expect(port.html()).toBe(`<p>Bem Antes.${PLAIN_HTML}`)
  expect(screen.queryByText('Lido como Markdown.')).toBeNull()
  await press('x{Control>}z{/Control}{Control>}z{/Control}')
  expect(port.html()).toContain('<h2>Prazos</h2>')
})

test('Ctrl+Shift+V never reads Markdown', async () => {
  const { paste, port } = await open()
  await paste(MARKDOWN, '{Control>}{Shift>}v{/Shift}{/Control}')
  await waitFor(() => expect(port.html()).toBe(`<p>${PLAIN_HTML}`))
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(port.html()).toBe(`<p>${PLAIN_HTML}`)
})

test('an image before a heading has its line, and the editor counts lists as they are stored', async () => {
  const { pasteHtml, port, field } = await open()
  pasteHtml(
    '<img src="https://a.br/a.png"><h2>T</h2><ol><li>um<ol><li>dentro</li></ol></li></ol><blockquote>c</blockquote>',
  )
  expect(port.html()).toMatch(/^<p><img [^>]*><\/p><h2>T<\/h2><ol><li>um<ol><li>dentro<\/li><\/ol><\/li><\/ol>/)
  const within = required(field.querySelector('li.ql-indent-1 > .ql-ui'))
  expect(getComputedStyle(within, '::before').content).toContain('counter(list-1)')
})
