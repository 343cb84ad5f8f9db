import { userEvent } from '@ementa/testing'

/** Replaces the text of a field by pasting, which is faster than typing. */
export async function fill(field: HTMLElement, text: string): Promise<void> {
  const user = userEvent.setup()
  await user.clear(field)
  if (text !== '') await user.paste(text)
}
