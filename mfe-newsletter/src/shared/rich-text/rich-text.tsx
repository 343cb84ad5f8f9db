import { Button, IconButton, lazyPart, MissingDialog, useServices, whenIdle } from '@ementa/ui'
import { isEqual } from '@ementa/ui/data'
import { prepareImage, uploadErrorText } from '@ementa/ui/forms'
import { ClipboardPaste, X } from 'lucide-react'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import '../issue-html/issue-look.css'
import '../issue-html/legal-text.css'
import './editor.css'
import { displayIssueHtml } from '../issue-html/clean-issue-html'
import { ImageDialog, type OpenedImage } from './image-dialog'
import type { Caret, IssueTextPort } from './issue-text'
import { LinkDialog } from './link-dialog'
import { pasteNote } from './paste/paste-losses'
import { QuillSurface } from './quill/quill-surface'
import styles from './rich-text.module.css'
import type { LinkPlace, NotePlace, TextSurface } from './text-surface'
import { Toolbar } from './toolbar'

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
  const [link, setLink] = useState<LinkPlace | null>(null)
  const [image, setImage] = useState<OpenedImage | null>(null)
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

  const openLink = () => setLink(surface?.tools.linkPlace() ?? null)
  const openImage = () =>
    setImage(surface && { index: surface.tools.imagePlace(), edited: surface.tools.editedImage() })
  const openNote = () => setNote(surface?.tools.notePlace() ?? null)
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
        <Suspense>
          <IssueCompletion surface={surface} />
        </Suspense>
      )}
      <NotesList notes={notes} onEdit={(number) => setNote(surface?.tools.noteAt(number) ?? null)} />
      <PasteNote report={pasted} onClose={closePasteNote} />
      {surface && link && <LinkDialog tools={surface.tools} place={link} onClose={() => setLink(null)} />}
      {surface && image && <ImageDialog surface={surface} opened={image} onClose={() => setImage(null)} />}
      {surface && note && (
        <Suspense>
          <FootnoteDialog tools={surface.tools} place={note} onClose={() => setNote(null)} />
        </Suspense>
      )}
    </div>
  )
}

interface NotesListProps {
  /** The words of each note, in the order of their marks. */
  notes: readonly string[]
  onEdit: (number: number) => void
}

/** The footnotes below the text that is written, as the issue will show them; a note opens where it is edited. */
export function NotesList({ notes, onEdit }: NotesListProps) {
  if (notes.length === 0) return null
  return (
    <section className={styles.notes} aria-label="Notas de rodapé">
      <ol>
        {[...notes.entries()].map(([place, note]) => (
          <li key={place}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by displayIssueHtml */}
            <span dangerouslySetInnerHTML={{ __html: displayIssueHtml(note) }} />{' '}
            <button type="button" onClick={() => onEdit(place + 1)} aria-label={`Editar a nota ${place + 1}`}>
              Editar
            </button>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** ms; the list below the text may follow the typing at a distance. */
const LOOK_AFTER = 300

/** The words of the text's footnotes in their order, looked up when typing pauses. */
function useNotes(surface: TextSurface | null): readonly string[] {
  const [notes, setNotes] = useState<readonly string[]>([])
  const look = useEffectEvent(() => {
    const found = (surface?.port.ops() ?? []).flatMap(({ insert }) => {
      const note = typeof insert === 'object' ? insert.footnote : undefined
      return typeof note === 'string' ? [note] : []
    })
    setNotes((now) => (isEqual(now, found) ? now : found))
  })
  useEffect(() => {
    if (!surface) return
    let cancel = whenIdle(0, look)
    const end = surface.tools.onMove(() => {
      cancel()
      cancel = whenIdle(LOOK_AFTER, look)
    })
    return () => {
      cancel()
      end()
    }
  }, [surface])
  return notes
}

/** Report about the last paste. */
interface PasteReport {
  losses: readonly string[]
  /** Replaces the result with the plain text, where that was read as Markdown. */
  keepText?: () => void
}

const NOTHING_TO_SAY: PasteReport = { losses: [] }

interface PasteNoteProps {
  report: PasteReport
  onClose: () => void
}

/**
 * How the last paste was read and what it could not keep. At the foot of the text, in sight however far down was pasted;
 * the live region is there from the start, else a screen reader would not read the first note.
 */
function PasteNote({ report: { losses, keepText }, onClose }: PasteNoteProps) {
  const sentences = [...(keepText ? ['Lido como Markdown.'] : []), ...(losses.length > 0 ? [pasteNote(losses)] : [])]
  return (
    <div className={styles.pasteNote} role="status">
      {sentences.length > 0 && (
        <div className={styles.paste}>
          <ClipboardPaste className={styles.pasteIcon} aria-hidden />
          <div className={styles.pasteWords}>
            <div className={styles.pasteText}>{sentences.join(' ')}</div>
            {keepText && (
              <Button
                className={styles.dismiss}
                variant="link"
                size="sm"
                onClick={() => {
                  keepText()
                  onClose()
                }}
              >
                Manter como texto
              </Button>
            )}
          </div>
          <IconButton
            aria-label="Fechar o aviso da colagem"
            icon={<X size={18} aria-hidden />}
            variant="ghost"
            onClick={onClose}
          />
        </div>
      )}
    </div>
  )
}
