import { openEditorBundle } from '../../fixtures/editor-bundle'
import { PASTE_CORPUS } from '../../fixtures/paste-corpus'
import { expect, test } from '../../fixtures/test'

// Quill is tested alone in Chromium, because pastes depend on parser and clipboard of a real browser.

test('what is pasted from each program keeps what means something, and names the rest', async ({ page }) => {
  await openEditorBundle(page)
  for (const { from, clipboard, kept, losses } of PASTE_CORPUS) {
    const pasted = await page.evaluate((html) => {
      const opened = window.openEditor('')
      const { quill, port } = opened
      quill.setSelection(0)
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', html)
      quill.root.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      // After a heading, a list or a table the editor adds an empty line.
      const textOf = () => port.html().replace(/(?:<p><\/p>)+(?=<ol class="footnotes">|$)/, '')
      const made = textOf()
      port.load(made)
      return { made, reloaded: textOf(), losses: opened.losses }
    }, clipboard)
    expect.soft(pasted.made, from).toBe(kept)
    expect.soft(pasted.losses, from).toEqual(losses)
    expect.soft(pasted.reloaded, `${from}, saved and opened again`).toBe(kept)
  }
})
