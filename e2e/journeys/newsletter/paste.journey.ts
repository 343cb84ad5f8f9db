import { bundleForPage } from '../../fixtures/bundle'
import { PASTE_CORPUS } from '../../fixtures/paste-corpus'
import { expect, test } from '../../fixtures/test'

// Asked of Chromium, whose parser and clipboard these pastes go through; Quill alone, without the product around it.

interface Quill {
  root: HTMLElement
}

interface EditorModules {
  Quill: new (place: Element, options: object) => Quill
  FORMATS: string[]
  MODULES: object
  listen(quill: Quill, to: { onChange(): void; onPasted(losses: string[]): void }): void
  createTextPort(quill: Quill): { html(): string; load(html: string): void }
}

declare global {
  interface Window {
    editor: EditorModules
  }
}

test('what is pasted from each program keeps what means something, and names the rest', async ({ page }) => {
  await page.goto('about:blank')
  await page.addScriptTag({
    path: await bundleForPage(
      [
        ...['setup', 'listeners', 'text-port'].map((name) => `mfe-newsletter/src/shared/rich-text/quill/${name}.ts`),
        'node_modules/react-quill/lib/index.js',
      ],
      'editor',
    ),
  })
  for (const { from, clipboard, kept, losses } of PASTE_CORPUS) {
    const pasted = await page.evaluate((html) => {
      const { Quill, FORMATS, MODULES, listen, createTextPort } = window.editor
      const place = document.createElement('div')
      document.body.replaceChildren(place)
      let losses: string[] = []
      const onPasted = (lost: string[]) => {
        losses = lost
      }
      const quill = new Quill(place, { formats: FORMATS, modules: MODULES })
      listen(quill, { onChange: () => undefined, onPasted })
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/html', html)
      quill.root.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
      const port = createTextPort(quill)
      // After a heading or a list the editor keeps a line to write on.
      const made = port.html().replace(/(?:<p><\/p>)+$/, '')
      port.load(made)
      return { made, reloaded: port.html(), losses }
    }, clipboard)
    expect.soft(pasted.made, from).toBe(kept)
    expect.soft(pasted.losses, from).toEqual(losses)
    expect.soft(pasted.reloaded, `${from}, saved and opened again`).toBe(kept)
  }
})
