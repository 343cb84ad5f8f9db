import type { Page } from '@playwright/test'
import { animationsEnded } from '../fixtures/a11y'
import type { Visit } from './plan'

export interface Step {
  path: string
  button?: RegExp
}

/** Each path of a visit, or what is pressed on it, one after the other. */
export const stepsOf = ({ paths, opens }: Visit): Step[] =>
  paths.flatMap((path): Step[] => opens?.[path]?.map((button) => ({ path, button })) ?? [{ path }])

/** @returns whether there was something to press: phones and desks have not the same buttons */
export async function press(page: Page, name: RegExp): Promise<boolean> {
  const button = page.getByRole('button', { name, disabled: false }).filter({ visible: true }).first()
  if ((await button.count()) === 0) return false
  await button.click()
  await animationsEnded(page)
  return true
}
