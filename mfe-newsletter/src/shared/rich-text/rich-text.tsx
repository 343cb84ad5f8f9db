import { lazyPart, MissingDialog, useServices } from '@ementa/ui'
import { prepareImage, uploadErrorText } from '@ementa/ui/forms'
import { Suspense, useState } from 'react'
import '../issue-html/issue-look.css'
import '../issue-html/legal-text.css'
import './editor.css'
import { ImageDialog } from './image-dialog'
import type { Caret, IssueTextPort } from './issue-text'
import { LinkDialog } from './link-dialog'
import { NotesList } from './notes-list'
import { NOTHING_TO_SAY, PasteNote, type PasteReport } from './paste/paste-note'
import { QuillSurface } from './quill/quill-surface'
import styles from './rich-text.module.css'
import type { NotePlace, TextSurface } from './text-surface'
import { Toolbar } from './toolbar'
import { useNotes } from './use-notes'

const FootnoteDialog = lazyPart(() => import('./footnote-dialog'), MissingDialog)
const IssueCompletion = lazyPart(() => import('./issue-completion'))

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

/** The writing surface with its toolbar and its dialogs. */
export default function RichText({ onReady, ...field }: RichTextProps) {
  const { api, images, toast } = useServices()
  const [surface, setSurface] = useState<TextSurface | null>(null)
  const [dialog, setDialog] = useState<'link' | 'image' | null>(null)
  const [note, setNote] = useState<NotePlace | null>(null)
  const [pasted, setPasted] = useState<PasteReport>(NOTHING_TO_SAY)
  const notes = useNotes(surface)

  /** The caret follows the images unless the person has gone on elsewhere meanwhile. */
  async function upload(index: number, files: File[]) {
    if (!surface) return
    const { port, tools } = surface
    port.focus({ index, length: 0 })
    let place = index
    for (const file of files) {
      const currentPlace = tools.followPlace(place)
      const uploaded = await prepareImage(file)
        .then(api.images.upload)
        .catch((error) => {
          toast.error('Erro no upload', uploadErrorText(error))
          return null
        })
      place = currentPlace()
      if (!uploaded) continue
      const isThere = port.caret()?.index === place
      place = tools.insertImage(place, uploaded.image_url)
      if (isThere) port.focus({ index: place, length: 0 })
    }
  }

  /** As plain text it stays where its rules cannot be loaded, offline for example. */
  async function readMarkdown(place: Caret, text: string) {
    const { markdownToHtml } = await import('./paste/pasted-markdown').catch(() => ({ markdownToHtml: () => null }))
    const html = markdownToHtml(text)
    const read = html && surface?.tools.replacePlain(place, text, html, () => setPasted(NOTHING_TO_SAY))
    if (read) setPasted(read)
  }

  function closePasteNote() {
    setPasted(NOTHING_TO_SAY)
    surface?.tools.focus()
  }

  const openLink = () => setDialog('link')
  const openImage = () => setDialog('image')
  const openNote = () => setNote(surface?.tools.notePlace() ?? null)
  const closeDialog = () => setDialog(null)
  return (
    <div className="legal-text">
      {surface && <Toolbar tools={surface.tools} onLink={openLink} onImage={openImage} onNote={openNote} />}
      {!surface && <div className={styles.barSpace} />}
      <QuillSurface
        {...field}
        resolveImage={images.resolve}
        onReady={(ready) => {
          setSurface(ready)
          onReady(ready.port)
        }}
        onPasted={(losses) => setPasted({ losses })}
        onPlainText={(place, text) => void readMarkdown(place, text)}
        onLinkKey={openLink}
        onNoteKey={openNote}
        onEmbed={(kind) => (kind === 'image' ? openImage() : openNote())}
        onFiles={(index, files) => void upload(index, files)}
      />
      {surface && (
        <Suspense fallback={null}>
          <IssueCompletion surface={surface} />
        </Suspense>
      )}
      <NotesList notes={notes} onEdit={(number) => setNote(surface?.tools.noteAt(number) ?? null)} />
      <PasteNote report={pasted} onClose={closePasteNote} />
      {surface && <LinkDialog tools={surface.tools} isOpen={dialog === 'link'} onClose={closeDialog} />}
      {surface && <ImageDialog surface={surface} isOpen={dialog === 'image'} onClose={closeDialog} />}
      {surface && note && (
        <Suspense fallback={null}>
          <FootnoteDialog tools={surface.tools} place={note} onClose={() => setNote(null)} />
        </Suspense>
      )}
    </div>
  )
}
