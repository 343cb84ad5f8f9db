import { expect, type Page } from '@playwright/test'
import { ShellPage } from './shell-page'

/** Writes a post and waits for its preview, which would otherwise move `Publicar` during a click. */
export async function writePost(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Texto da publicação' }).fill(text)
  await expect(page.getByRole('region', { name: 'Prévia da publicação' })).toContainText(text)
}

/** Adds a PNG without a description and waits for its preview, for the same reason. */
export async function addImage(page: Page, buffer: Buffer): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
  await expect(new ShellPage(page).toast('Imagem carregada')).toBeVisible()
  const preview = page.getByRole('region', { name: 'Prévia da publicação' })
  await expect(preview.getByRole('button', { name: /^Imagem da publicação de/ })).toBeVisible()
}
