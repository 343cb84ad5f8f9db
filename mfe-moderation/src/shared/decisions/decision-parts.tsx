import {
  type AuditRecord,
  type DecidedContent,
  imagesOf,
  isSameText,
  type ModeratedItemType,
  type PostImage,
  type Profile,
  paths,
} from '@ementa/contracts'
import { absoluteTime, Button, useHost, useImageSource } from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import { type ReactNode, useState } from 'react'
import styles from './decisions.module.css'

interface FactProps {
  name: string
  /** Level of the heading: `h2` on a page, `h3` in a sheet. */
  level?: 'h2' | 'h3'
  children: ReactNode
}

/** One named part of a decision. */
export function Fact({ name, level: Heading = 'h2', children }: FactProps) {
  return (
    <div className={styles.fact}>
      <Heading className="small-caps">{name}</Heading>
      {children}
    </div>
  )
}

interface Reported {
  content: DecidedContent | null
  author: Pick<Profile, 'username'> | null
  item: { item_type: ModeratedItemType; item_id: string }
}

/** Shows reported content in full, as it was written. */
export function ReportedContent({ row }: { row: Reported }) {
  const { content, author, item } = row
  if (!content) {
    return (
      <p className={`muted ${styles.gone}`}>
        Este conteúdo não existe mais. Quem escreveu o apagou, ou ele já foi removido.
      </p>
    )
  }
  const thread = content.href ?? threadOf(content.post_id, item)
  const context = thread
    ? { href: thread, label: 'Ver na conversa' }
    : author && { href: paths.user.href({ username: author.username }), label: 'Ver o perfil' }
  return (
    <div>
      <p className={styles.written} data-empty={content.body ? undefined : ''}>
        {content.body || (item.item_type === 'profile' ? 'Perfil sem texto de apresentação.' : 'Publicação sem texto.')}
      </p>
      {imagesOf(content).map((image) => (
        <ReportedImage key={image.image_url} image={image} />
      ))}
      <p className={styles.context}>
        {content.created_at && `${absoluteTime(content.created_at)} · `}
        {context && (
          <Link className="text-link" to={context.href}>
            {context.label}
          </Link>
        )}
      </p>
    </div>
  )
}

const threadOf = (postId: string | null, { item_type, item_id }: Reported['item']) =>
  postId && paths.comments.href({ postId, commentId: item_type === 'comment' ? item_id : undefined })

/**
 * Hides the picture until it is requested: a moderator should not have to see every one. Its description is always
 * shown.
 */
function ReportedImage({ image }: { image: PostImage }) {
  const [isWanted, setWanted] = useState(false)
  return (
    <div className={styles.image}>
      {isWanted ? (
        <LoadedImage url={image.image_url} alt={image.description || 'Imagem denunciada'} />
      ) : (
        <Button size="sm" onClick={() => setWanted(true)}>
          Mostrar imagem
        </Button>
      )}
      {image.description && <p className={`muted ${styles.description}`}>Descrição: {image.description}</p>}
    </div>
  )
}

function LoadedImage({ url, alt }: { url: string; alt: string }) {
  const source = useImageSource(url, '100vw')
  const { isCommunity } = useHost()
  if (source === undefined) return <p>Carregando imagem…</p>
  if (source === null) {
    return <p className="muted">A imagem não está mais {isCommunity ? 'disponível' : 'neste aparelho'}.</p>
  }
  // Evidence is shown as it was uploaded, not as one of its smaller copies.
  return <img src={source.src} alt={alt} />
}

interface OtherVersionProps {
  /** Says how this version differs from the text above it. */
  note: string
  row: Reported
}

/** Shows another version of the content above it. */
export function OtherVersion({ note, row }: OtherVersionProps) {
  return (
    <div role="note" className={styles.version}>
      <p>{note}</p>
      <ReportedContent row={row} />
    </div>
  )
}

/** Shows the current text where its author changed it after the decision; nothing where it is the same or gone. */
export function ChangedContent({ entry }: { entry: AuditRecord }) {
  const current = findChangedContent(entry)
  if (!current) return null
  const row = { content: current, author: entry.person, item: entry }
  return <OtherVersion note="O texto mudou depois da decisão. Agora diz:" row={row} />
}

/** Returns the current text if it differs, without a link, as the content may be hidden. */
function findChangedContent({ content, current, item_type, action_type }: AuditRecord): DecidedContent | null {
  if (!content || !current || isSameText(content, current)) return null
  // Removing a profile clears its text and picture: the author changed nothing.
  const isCleared = item_type === 'profile' && action_type === 'remove' && current.body === ''
  return isCleared ? null : { ...current, post_id: null }
}
