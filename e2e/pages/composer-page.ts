import { expect, type Page } from '@playwright/test'

/** Writes a post and waits for its preview: what appears between the press and the release of a click moves `Publicar` away. */
export async function writePost(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Texto da publicação' }).fill(text)
  await expect(page.getByRole('region', { name: 'Prévia da publicação' })).toContainText(text)
}
