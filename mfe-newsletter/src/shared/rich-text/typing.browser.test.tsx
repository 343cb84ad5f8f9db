import { expect, test } from 'vitest'
import { openEditor } from './test/open-editor'

test('what is typed in the middle of a text stands there, and the rest stays as it is', async () => {
  const { html, placeCaret, press } = await openEditor('<p>Um.</p><p>Três.</p>')
  placeCaret(3)
  await press('{Enter}Dois.')
  expect(html()).toBe('<p>Um.</p><p>Dois.</p><p>Três.</p>')
  await press('{Control>}z{/Control}')
  expect(html()).toBe('<p>Um.</p><p>Três.</p>')
})
