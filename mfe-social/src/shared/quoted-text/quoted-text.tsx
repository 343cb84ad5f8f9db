import { type QuotedRef, type QuotedView, UNKNOWN_AUTHOR } from '@ementa/contracts'
import { Outline, TimeAgo, useRelation } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { Link } from '@ementa/ui/router'
import { quotedQuery } from '../queries'
import styles from './quoted-text.module.css'

type Kind = QuotedRef['kind']

interface QuotedTextProps {
  kind: Kind
  view: QuotedView
}

/** A quoted text in small with a link to its page, or the reason why it is not shown. */
export default function QuotedText({ kind, view }: QuotedTextProps) {
  return view.state === 'shown' ? <Shown kind={kind} view={view} /> : <Withheld kind={kind} {...view} />
}

type Shown = Extract<QuotedView, { state: 'shown' }>

function Shown({ kind, view }: { kind: Kind; view: Shown }) {
  const { author, excerpt, at, href, issue } = view
  // The author may have been muted or blocked since the post was read.
  const isMuted = useRelation('muted', author?.id ?? '')
  const isBlocked = useRelation('blocked', author?.id ?? '')
  if (isBlocked || isMuted) return <Withheld kind={kind} state={isBlocked ? 'blocked' : 'muted'} href={href} />
  return (
    <Link to={href} className={styles.quoted}>
      <span className="visually-hidden">{QUOTED_WORDS[kind].label}: </span>
      <span className={styles.head}>
        <b>{issue ? issue.newsletter : (author?.display_name ?? UNKNOWN_AUTHOR)}</b>
        <TimeAgo iso={at} />
      </span>
      {issue && <span className={styles.subject}>{issue.subject}</span>}
      <span className={`clamped ${styles.words}`}>{excerpt}</span>
    </Link>
  )
}

function Withheld({ kind, state, href }: { kind: Kind } & Exclude<QuotedView, Shown>) {
  return (
    <p className={styles.withheld}>
      {describeWithheld(kind, state)}
      {href && <Link to={href}>Abrir</Link>}
    </p>
  )
}

/** Reads and shows the text that an unpublished post quotes. */
export function FetchedQuote({ quoted }: { quoted: QuotedRef }) {
  const { data, error } = useRead(quotedQuery({ kind: quoted.kind, id: quoted.id }))
  const { kind } = quoted
  if (data?.view) return <QuotedText kind={kind} view={data.view} />
  if (!error) return <Outline h="118px" mt="0.75rem" />
  return <p className={styles.withheld}>{QUOTED_WORDS[kind].label}: não foi possível mostrá-la agora.</p>
}

/** Words for a quoted text by its kind. */
const QUOTED_WORDS = {
  post: { label: 'Publicação citada', deleted: 'A publicação citada foi apagada.' },
  issue: { label: 'Edição citada', deleted: 'A edição citada foi apagada.' },
} as const satisfies Record<Kind, { label: string; deleted: string }>

/** Explains why a quoted text is not shown, without revealing that its author blocked the reader or is shadow banned. */
function describeWithheld(kind: Kind, state: Exclude<QuotedView['state'], 'shown'>): string {
  const { label, deleted } = QUOTED_WORDS[kind]
  switch (state) {
    case 'deleted':
      return deleted
    case 'removed':
      return `${label} removida pela moderação.`
    case 'muted':
      return `${label} de alguém que você silenciou.`
    case 'blocked':
      return `${label} de alguém que você bloqueou.`
    case 'unavailable':
      return `${label} indisponível.`
  }
}
