import { userEvent } from '@ementa/testing'

/** Gives a field this text as a person does: what was there goes, and the text is pasted, which takes no time. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  const user = userEvent.setup()
  await user.clear(field)
  if (text !== '') await user.paste(text)
}
