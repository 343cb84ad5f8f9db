import Quill from 'quill'
import { useEffect, useEffectEvent, useRef } from 'react'
import { cleanIssueHtml } from '../../issue-html/clean-issue-html'
import { MODULES } from './setup'

/** Formats allowed in a footnote: a reference needs italics and links, but no line formats. */
const NOTE_FORMATS = ['bold', 'italic', 'underline', 'strike', 'script', 'link']

export interface NoteField {
  /** Inline HTML, cleaned; empty without words. */
  html(): string
  /** Puts plain words at the end. */
  append(words: string): void
  toggle(format: 'bold' | 'italic'): void
}

interface NoteFieldProps {
  initialHtml: string
  label: string
  describedBy?: string | undefined
  onReady: (field: NoteField) => void
  /** The words after each change, as `NoteField.html` has them. */
  onText: (html: string) => void
  /** Called on Enter, as a note has one paragraph. */
  onEnter: () => void
}

/** A small editor for the words of a footnote. */
export function NoteFieldSurface(props: NoteFieldProps) {
  const place = useRef<HTMLDivElement>(null)
  const { label, describedBy } = props
  const onEnter = useEffectEvent(() => props.onEnter())
  const onText = useEffectEvent((html: string) => props.onText(html))
  const start = useEffectEvent((quill: Quill) => {
    quill.setContents(quill.clipboard.convert({ html: cleanIssueHtml(props.initialHtml) }), 'silent')
    quill.history.clear()
    const field = noteFieldOf(quill)
    props.onReady(field)
    quill.on('text-change', () => onText(field.html()))
    quill.focus()
    quill.setSelection(quill.getLength() - 1, 0, 'silent')
  })

  useEffect(() => {
    const host = place.current
    if (!host) return
    const element = document.createElement('div')
    host.append(element)
    const enter = { key: 'Enter', ctrlKey: null, metaKey: null, handler: () => void onEnter() }
    const { toolbar, history } = MODULES
    const { tab } = MODULES.keyboard.bindings
    const keyboard = { bindings: { tab, enter } }
    const quill = new Quill(element, { formats: NOTE_FORMATS, modules: { toolbar, history, keyboard } })
    start(quill)
    return () => element.remove()
  }, [])

  useEffect(() => {
    const root = place.current?.querySelector('.ql-editor')
    root?.setAttribute('role', 'textbox')
    root?.setAttribute('aria-multiline', 'true')
    root?.setAttribute('aria-label', label)
    if (describedBy) root?.setAttribute('aria-describedby', describedBy)
  }, [label, describedBy])

  return <div ref={place} />
}

function noteFieldOf(quill: Quill): NoteField {
  return {
    html() {
      if (quill.getText().trim() === '') return ''
      const html = cleanIssueHtml(quill.getSemanticHTML().replaceAll('&nbsp;', ' '))
      const lines = html.replace(/<\/?p[^>]*>/g, '\n').replaceAll(/<br[^>]*>/g, ' ')
      return lines.replace(/\s+/g, ' ').trim()
    },
    append(words) {
      const end = quill.getLength() - 1
      const space = end > 0 ? ' ' : ''
      quill.insertText(end, space + words, 'user')
      quill.setSelection(quill.getLength() - 1, 0, 'user')
    },
    toggle(format) {
      quill.focus()
      quill.format(format, !quill.getFormat()[format], 'user')
    },
  }
}
