import type { Locator, Page } from '@playwright/test'
import { expectNoA11yViolations } from '../fixtures/a11y'

/** The shell's own parts: navigation, login, toasts. */
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

  /** Fills in and submits the dialog; the caller checks the result. */
  async login(username: string) {
    await this.loginDialog.getByRole('textbox').fill(username)
    await this.loginDialog.getByRole('button', { name: 'Entrar', exact: true }).click()
  }

  /** Opens the sheet of queued actions by the button with their number; Escape closes it. */
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

  /** Keeps the visible toasts open, as a pointer over them does. */
  holdToasts() {
    return this.page.locator('[data-toast]').evaluateAll((all) => {
      for (const one of all) one.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    })
  }

  async goTo(name: string | RegExp) {
    await this.nav.getByRole('link', { name }).first().click()
  }
}
