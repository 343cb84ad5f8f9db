import type Quill from 'quill'
import type Delta from 'quill-delta'
import { takeDrops } from './drops'
import { openEmbedsOnClick } from './embed-clicks'
import { mendTables } from './table-keys'
import { levelText } from './text-port'
import { applyTypedMarkdown } from './typed-markdown'
import { keepCellsWhenTyping } from './typing-over-cells'

/**
 * What follows each change of the text: levels and numbers, whole tables, typed Markdown. `onEdit` is called for what the
 * person did. Returns a function that ends it.
 */
export function keepTextInOrder(quill: Quill, onEdit: () => void): () => void {
  const note = (change: Delta, _before: unknown, source: string) => {
    levelText(quill)
    if (source !== 'user') return
    mendTables(quill)
    applyTypedMarkdown(quill, change)
    onEdit()
  }
  quill.on('text-change', note)
  const endClicks = openEmbedsOnClick(quill)
  const endDrops = takeDrops(quill)
  const endTyping = keepCellsWhenTyping(quill)
  return () => {
    quill.off('text-change', note)
    endClicks()
    endDrops()
    endTyping()
  }
}
