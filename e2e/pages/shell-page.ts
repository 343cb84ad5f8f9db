import type { Locator, Page } from '@playwright/test'
import { expectNoA11yViolations } from '../fixtures/a11y'

/** What the shell renders around every remote: navigation, login, toasts. */
export class ShellPage {
  readonly nav: Locator
  readonly main: Locator
  readonly loginDialog: Locator

  constructor(readonly page: Page) {
    this.nav = page.getByRole('navigation').first()
    this.main = page.getByRole('main')
    this.loginDialog = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: /^Entrar|Entrando/ }) })
  }

  async openLogin() {
    await this.page.getByRole('button', { name: 'Entrar', exact: true }).first().click()
    await this.loginDialog.waitFor()
  }

  /** Fills the dialog in and sends it; the caller decides what should happen then. */
  async login(username: string) {
    await this.loginDialog.getByRole('textbox').fill(username)
    await this.loginDialog.getByRole('button', { name: 'Entrar', exact: true }).click()
  }

  /** The sheet of what waits to be sent, opened by the button that says how much that is; Escape closes it. */
  async openPending(count: string) {
    await this.page.getByRole('button', { name: count }).press('Enter')
    const sheet = this.page.getByRole('dialog', { name: 'Pendências' })
    await sheet.waitFor()
    await expectNoA11yViolations(this.page, '[role=dialog]')
    return sheet
  }

  toast(text: string | RegExp) {
    const toasts = this.page.getByRole('region', { name: 'Avisos' })
    return toasts.getByRole('status').or(toasts.getByRole('alert')).filter({ hasText: text }).first()
  }

  /** Those that are shown stay from now on, as under a pointer. */
  holdToasts() {
    return this.page.locator('[data-toast]').evaluateAll((all) => {
      for (const one of all) one.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    })
  }

  async goTo(name: string | RegExp) {
    await this.nav.getByRole('link', { name }).first().click()
  }
}
