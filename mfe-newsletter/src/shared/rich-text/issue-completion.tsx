import { whenIdle } from '@ementa/ui'
import { CompletionList, isRoomAboveOnly, useCompletionOf } from '@ementa/ui/writing'
import { type CSSProperties, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import styles from './rich-text.module.css'
import type { TextSurface } from './text-surface'

/** Delay in ms after which the caret is looked at, so that the handler of the key stays fast. */
const LOOK_AFTER = 60
/** Width of the list, in px. */
const WIDTH = 340

/** Suggestions beside the caret while an issue is written: people, tags, citations. Above it where the window ends too soon. */
export default function IssueCompletion({ surface: { field, tools } }: { surface: TextSurface }) {
  const anchor = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<CSSProperties>({})
  const completion = useCompletionOf({ before: () => textBefore(field), replace: tools.replaceBefore })
  const { list, aria } = completion
  const count = list.items.length
  const look = useEffectEvent(() => completion.look())
  const close = useEffectEvent(() => completion.close())
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => completion.onKeyDown(event))

  useEffect(() => {
    let cancel: (() => void) | undefined
    const onMove = () => {
      cancel?.()
      cancel = whenIdle(LOOK_AFTER, look)
    }
    const onKey = (event: KeyboardEvent) => onKeyDown(event)
    const onBlur = () => close()
    document.addEventListener('selectionchange', onMove)
    // Before the editor's own keys.
    field.addEventListener('keydown', onKey, true)
    field.addEventListener('blur', onBlur)
    return () => {
      cancel?.()
      document.removeEventListener('selectionchange', onMove)
      field.removeEventListener('keydown', onKey, true)
      field.removeEventListener('blur', onBlur)
    }
  }, [field])

  const { 'aria-controls': controls, 'aria-activedescendant': descendant } = aria
  useEffect(() => {
    field.setAttribute('aria-autocomplete', 'list')
    setOrRemove(field, 'aria-controls', controls)
    setOrRemove(field, 'aria-activedescendant', descendant)
  }, [field, controls, descendant])

  useLayoutEffect(() => {
    const frame = anchor.current?.getBoundingClientRect()
    const caret = count > 0 && caretBox()
    if (!frame || !caret) return
    const inset = Math.max(0, Math.min(caret.left - frame.left, frame.width - WIDTH))
    // The frame has no height: what is above the caret is measured from the same line.
    const isAbove = isRoomAboveOnly(caret, count)
    setPlace({
      left: inset,
      ...(isAbove ? { bottom: frame.bottom - caret.top + 4 } : { top: caret.bottom - frame.top + 4 }),
    })
  }, [count])

  return (
    <div className={styles.caretLine} ref={anchor}>
      <div className={styles.suggestions} style={{ ...place, width: `min(100%, ${WIDTH}px)` }}>
        <CompletionList completion={completion} place="inline" />
      </div>
    </div>
  )
}

/** The text before the caret, as far as it is in one piece; null without a caret in the field. */
function textBefore(field: HTMLElement): string | null {
  const selection = document.getSelection()
  const node = selection?.anchorNode
  if (!selection?.isCollapsed || !(node instanceof Text) || !field.contains(node)) return null
  return node.data.slice(0, selection.anchorOffset)
}

const caretBox = () => document.getSelection()?.getRangeAt(0).getBoundingClientRect()

function setOrRemove(field: HTMLElement, name: string, value: string | undefined) {
  if (value === undefined) field.removeAttribute(name)
  else field.setAttribute(name, value)
}
