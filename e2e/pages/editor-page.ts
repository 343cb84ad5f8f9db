import { type NewsletterIssue, paths, stateRecordKey } from '@ementa/contracts'
import { expect, type Locator, type Page } from '@playwright/test'

/** The issue editor and the page of a new issue. */
export class EditorPage {
  readonly text: Locator
  readonly subject: Locator
  readonly preheader: Locator
  readonly internalTitle: Locator
  readonly state: Locator
  readonly saveButton: Locator
  readonly toolbar: Locator

  constructor(readonly page: Page) {
    this.text = page.getByRole('textbox', { name: 'Texto da edição' })
    this.subject = page.getByRole('textbox', { name: 'Assunto' })
    this.preheader = page.getByRole('textbox', { name: 'Texto de prévia' })
    this.internalTitle = page.getByRole('textbox', { name: 'Título interno' })
    this.state = page
      .getByRole('status')
      .filter({ hasText: /^(Salvo|Salvando|Alterações não salvas)/ })
      .first()
    this.saveButton = page.getByRole('button', { name: /^Salvar (rascunho|alterações)$/ })
    this.toolbar = page.getByRole('toolbar', { name: 'Formatação' })
  }

  static href(handle: string, issueId: string) {
    return paths.issueEdit.href({ handle, issueId })
  }

  async ready() {
    await expect(this.text).toBeVisible()
  }

  /** Moves the cursor behind the last character. */
  async goToEnd() {
    await this.text.click()
    await this.page.keyboard.press('Control+End')
  }

  async write(text: string) {
    await this.goToEnd()
    await this.page.keyboard.type(text)
  }

  /** Pastes content of another program by the event that the browser would send. */
  async paste(html: string, plain = '') {
    await this.text.evaluate(
      (element, { html, plain }) => {
        const data = new DataTransfer()
        data.setData('text/html', html)
        data.setData('text/plain', plain)
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
      },
      { html, plain },
    )
  }

  async replaceAll(text: string) {
    await this.text.click()
    await this.page.keyboard.press('Control+A')
    await this.page.keyboard.type(text)
  }

  tool(name: string) {
    return this.toolbar.getByRole('button', { name, exact: true })
  }

  /** Changes the stored record of an issue directly; the issue must have been saved before. */
  async changeStored(issueId: string, change: Partial<NewsletterIssue>): Promise<void> {
    await this.page.evaluate(
      ([key, changed]) => {
        const issue = JSON.parse(localStorage.getItem(key) ?? '{}')
        localStorage.setItem(key, JSON.stringify({ ...issue, ...changed }))
      },
      [stateRecordKey('issues', issueId), change] as const,
    )
  }

  /** Returns the stored HTML of an issue; null while it is unchanged since the seed. */
  async storedHtml(issueId: string): Promise<string | null> {
    return this.page.evaluate(
      (key) => {
        const record = localStorage.getItem(key)
        return record === null ? null : String(JSON.parse(record).html)
      },
      stateRecordKey('issues', issueId),
    )
  }
}
