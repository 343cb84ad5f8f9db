import { type QuotedRef, type QuotedView, UNKNOWN_AUTHOR } from '@ementa/contracts'
import { TimeAgo, useRelation } from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import styles from './quoted.module.css'
import { describeWithheld, QUOTED_WORDS } from './words'

interface QuotedTextProps {
  kind: QuotedRef['kind']
  view: QuotedView
}

/** A quoted text in small with a link to its page, or the reason why it is not shown. */
export default function QuotedText({ kind, view }: QuotedTextProps) {
  return view.state === 'shown' ? <Shown kind={kind} view={view} /> : <Withheld kind={kind} {...view} />
}

type Shown = Extract<QuotedView, { state: 'shown' }>

function Shown({ kind, view }: { kind: QuotedRef['kind']; view: Shown }) {
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
      <span className={styles.words}>{excerpt}</span>
    </Link>
  )
}

function Withheld({ kind, state, href }: { kind: QuotedRef['kind'] } & Exclude<QuotedView, Shown>) {
  return (
    <p className={styles.withheld}>
      {describeWithheld(kind, state)}
      {href && <Link to={href}>Abrir</Link>}
    </p>
  )
}
