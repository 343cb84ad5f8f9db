import type Quill from 'quill'

/** Returns the Quill after it has read a letter that may still be waiting (`paintFirst`). */
export function upToDate(quill: Quill): Quill {
  quill.scroll.update()
  return quill
}
