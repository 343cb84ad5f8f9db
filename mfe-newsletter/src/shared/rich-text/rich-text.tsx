import { IMAGE } from '@ementa/contracts'
import { Box, useServices } from '@ementa/ui'
import { prepareImage, uploadErrorText } from '@ementa/ui/forms'
import { useEffect, useMemo, useRef, useState } from 'react'
import ReactQuill, { type Quill } from 'react-quill'
import 'react-quill/dist/quill.core.css'
import { editorStyles } from './editor-styles'
import { quickenTyping } from './fast-typing'
import { ImageDialog } from './image-dialog'
import type { IssueTextPort } from './issue-text'
import { LinkDialog } from './link-dialog'
import { paintFirst } from './paint-first'
import { PasteNote } from './paste-note'
import { createTextPort, FORMATS, levelText, setImageResolver } from './quill-setup'
import { Toolbar } from './toolbar'

export interface RichTextProps {
  /** The stored text; asked once, when there is an editor to put it in. */
  initialHtml: () => string
  label: string
  placeholder: string
  describedBy?: string
  onReady: (port: IssueTextPort) => void
  /** Only what the person did; loading is no change. */
  onChange: () => void
}

type TextChange = (delta: unknown, before: unknown, source: string) => void

const EMPTY = { ops: [] }
const pass = () => true

/** The writing surface. Quill owns the text; React never sees its value, so that a key costs the same in a long issue. */
export default function RichText({ initialHtml, label, placeholder, describedBy, onReady, onChange }: RichTextProps) {
  const { api, images, toast } = useServices()
  const component = useRef<ReactQuill>(null)
  const [quill, setQuill] = useState<Quill | null>(null)
  const [dialog, setDialog] = useState<'link' | 'image' | null>(null)
  const [losses, setLosses] = useState<string[]>([])
  const latest = useRef({ onReady, onChange, initialHtml })
  latest.current = { ...latest.current, onReady, onChange }

  const actions = useRef({
    tellLosses: setLosses,
    upload: async (index: number, files: File[]) => {
      for (const file of files) {
        try {
          const { image_url } = await api.images.upload(await prepareImage(file))
          component.current?.getEditor().insertEmbed(index, 'image', image_url, 'user')
        } catch (error) {
          toast.error('Erro no upload', uploadErrorText(error))
        }
      }
    },
  })

  // One object for ever: another identity would make react-quill build the editor anew.
  const modules = useMemo(() => quillModules(actions.current, () => setDialog('link')), [])

  useEffect(() => {
    setImageResolver(images.resolve)
    const editor = component.current?.getEditor()
    if (!editor) return
    // At every key it would write out the whole text as HTML, for a value that nobody reads.
    editor.off('editor-change', component.current?.onEditorChange)
    const note: TextChange = (_delta, _before, source) => {
      levelText(editor)
      if (source === 'user') latest.current.onChange()
    }
    editor.on('text-change', note)
    quickenTyping(editor)
    const endPaintFirst = paintFirst(editor)
    const port = createTextPort(editor)
    port.load(latest.current.initialHtml())
    setQuill(editor)
    latest.current.onReady(port)
    return () => {
      endPaintFirst()
      editor.off('text-change', note)
    }
  }, [images])

  useEffect(() => {
    if (!quill) return
    const { root } = quill
    root.setAttribute('role', 'textbox')
    root.setAttribute('aria-multiline', 'true')
    root.setAttribute('aria-label', label)
    if (describedBy) root.setAttribute('aria-describedby', describedBy)
    root.setAttribute('spellcheck', 'true')
    root.lang = 'pt-BR'
  }, [quill, label, describedBy])

  function closePasteNote() {
    setLosses([])
    quill?.focus()
  }

  return (
    <Box sx={editorStyles}>
      {quill && <Toolbar quill={quill} onLink={() => setDialog('link')} onImage={() => setDialog('image')} />}
      {!quill && <Box h="45px" borderBottom="1px solid" borderColor="border" />}
      <ReactQuill
        ref={component}
        theme="default"
        defaultValue={EMPTY as never}
        useSemanticHTML={false}
        formats={FORMATS}
        modules={modules}
        placeholder={placeholder}
      />
      <PasteNote losses={losses} onClose={closePasteNote} />
      {quill && <LinkDialog quill={quill} isOpen={dialog === 'link'} onClose={() => setDialog(null)} />}
      {quill && <ImageDialog quill={quill} isOpen={dialog === 'image'} onClose={() => setDialog(null)} />}
    </Box>
  )
}

interface Actions {
  tellLosses: (losses: string[]) => void
  upload: (index: number, files: File[]) => Promise<void>
}

function quillModules(actions: Actions, openLink: () => void) {
  return {
    toolbar: false,
    history: { userOnly: true, delay: 800, maxStack: 300 },
    // Its own handler would write the file into the text as base64.
    uploader: {
      mimetypes: [...IMAGE.types],
      handler: ({ index }: { index: number }, files: File[]) => void actions.upload(index, files),
    },
    clipboard: {
      onPasted: (losses: string[]) => actions.tellLosses(losses),
    },
    keyboard: {
      bindings: {
        // Tab leaves the editor (WCAG 2.1.2); indents are on the toolbar.
        tab: { key: 'Tab', handler: pass },
        indent: { key: 'Tab', format: ['blockquote', 'indent', 'list'], handler: pass },
        outdent: { key: 'Tab', shiftKey: true, format: ['blockquote', 'indent', 'list'], handler: pass },
        'remove tab': { key: 'Tab', shiftKey: true, collapsed: true, prefix: /\t$/, handler: pass },
        'insert link': {
          key: 'k',
          shortKey: true,
          handler: () => {
            openLink()
            return false
          },
        },
      },
    },
  }
}
