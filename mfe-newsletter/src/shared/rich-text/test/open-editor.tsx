import { renderWithServices } from '@ementa/testing'
import { screen } from '@testing-library/react'
import { userEvent } from 'vitest/browser'
import type { IssueTextPort } from '../issue-text'
import RichText from '../rich-text'

/** Opens the editor in Chromium with this text and puts the caret at its end. Keys are pressed by `press`. */
export async function openEditor(html: string) {
  let port: IssueTextPort | undefined
  const view = await renderWithServices(
    <RichText
      initialHtml={() => html}
      label="Texto da edição"
      placeholder="Comece a escrever…"
      onReady={(ready) => {
        port = ready
      }}
      onChange={() => undefined}
    />,
    { as: 'anapaula' },
  )
  const field = await screen.findByRole('textbox', { name: 'Texto da edição' })
  if (!port) throw new Error('Failed to open the editor: it is not ready.')
  const text = port
  const lastIndex = () =>
    text.ops().reduce((length, { insert }) => length + (typeof insert === 'string' ? insert.length : 1), -1)
  const placeCaret = (index: number, length = 0) => text.focus({ index, length })
  placeCaret(lastIndex())
  return {
    ...view,
    field,
    /** The text as it is stored. */
    html: () => text.html(),
    caret: () => text.caret(),
    /** In characters from the beginning. */
    placeCaret,
    /** Real keys, in the notation of testing-library: `Um{Enter}dois`, `{Control>}z{/Control}`. */
    press: (keys: string) => userEvent.keyboard(keys),
  }
}
