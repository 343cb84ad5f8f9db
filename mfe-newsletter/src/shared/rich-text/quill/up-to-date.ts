import type Quill from 'quill'

/** With the letter that Quill may not have read yet (`paintFirst`). */
export function upToDate(quill: Quill): Quill {
  quill.scroll.update()
  return quill
}
