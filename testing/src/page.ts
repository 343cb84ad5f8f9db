import type { CallName } from '@ementa/contracts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** Returns the address to which the view has led; undefined while the view is on screen. */
export const address = (): string | null | undefined => screen.queryByLabelText('Endereço')?.textContent

/** Waits until the view leads to another address, and returns it. */
export const findAddress = async (): Promise<string | null> => (await screen.findByLabelText('Endereço')).textContent

/** Returns the inputs of the calls of this name, oldest first. */
export const inputsOf = (calls: readonly { name: string; input: unknown }[], name: CallName): unknown[] =>
  calls.flatMap((call) => (call.name === name ? [call.input] : []))

/** Returns the titles of toasts. */
export const titles = (toasts: readonly { title: string }[]): string[] => toasts.map(({ title }) => title)

/** Replaces the text of a field by pasting, which is faster than typing. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  await userEvent.clear(field)
  if (text !== '') await userEvent.paste(text)
}

/** Returns whether closing the page or leaving it for another document asks first. */
export const asksBeforeUnload = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
