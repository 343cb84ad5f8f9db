import type { Images } from '@ementa/contracts'
import Delta from 'quill-delta'
import { useEffect, useEffectEvent, useRef } from 'react'
import ReactQuill from 'react-quill'
import type { TextSurface } from '../text-surface'
import { setImageResolver } from './issue-blots'
import { keepTextInOrder } from './keep-order'
import { listen, type QuillListeners } from './listeners'
import { FORMATS, MODULES } from './setup'
import { createTextPort } from './text-port'
import { createTextTools } from './text-tools'

const EMPTY = new Delta()

interface QuillSurfaceProps extends QuillListeners {
  /** The stored text; asked once, when there is an editor to put it in. */
  initialHtml: () => string
  label: string
  placeholder: string
  describedBy?: string | undefined
  resolveImage: Images['resolve']
  onReady: (surface: TextSurface) => void
}

/** Quill owns the text: react-quill is not controlled, so that no key renders anything of React. */
export function QuillSurface(props: QuillSurfaceProps) {
  const { label, placeholder, describedBy, resolveImage } = props
  const component = useRef<ReactQuill>(null)
  const start = useEffectEvent((surface: TextSurface) => {
    surface.port.load(props.initialHtml())
    props.onReady(surface)
  })
  const listeners = useEffectEvent((): QuillListeners => props)

  useEffect(() => setImageResolver(resolveImage), [resolveImage])

  useEffect(() => {
    const quill = component.current?.getEditor()
    if (!quill) return
    const endListening = listen(quill, () => listeners())
    const endOrder = keepTextInOrder(quill, () => listeners().onChange())
    start({ field: quill.root, port: createTextPort(quill), tools: createTextTools(quill) })
    return () => {
      endOrder()
      endListening()
    }
  }, [])

  useEffect(() => {
    const root = component.current?.getEditor().root
    if (!root) return
    root.classList.add('issue-look')
    root.setAttribute('role', 'textbox')
    root.setAttribute('aria-multiline', 'true')
    root.setAttribute('aria-label', label)
    if (describedBy) root.setAttribute('aria-describedby', describedBy)
    root.setAttribute('spellcheck', 'true')
    root.lang = 'pt-BR'
  }, [label, describedBy])

  return (
    <ReactQuill
      ref={component}
      theme="default"
      defaultValue={EMPTY}
      useSemanticHTML={false}
      formats={FORMATS}
      modules={MODULES}
      placeholder={placeholder}
    />
  )
}
