import { type Authority, authorityLabel, isOfficialAccount, type Profile, selfDeclaredNote } from '@ementa/contracts'
import type { ComponentProps, CSSProperties, ReactNode } from 'react'

export type Tone = 'subtle' | 'solid' | 'info' | 'success' | 'warning' | 'danger' | 'gold'

/** A word or two in small letters on a ground of their own. */
export function PlainBadge({ tone = 'subtle', className = '', ...rest }: ComponentProps<'span'> & { tone?: Tone }) {
  return <span className={`badge ${className}`} data-tone={tone} {...rest} />
}

const KINDS = {
  draft: { label: 'Rascunho', color: 'fg-muted' },
  scheduled: { label: 'Agendado', color: 'link' },
  sent: { label: 'Enviado', color: 'success' },
  published: { label: 'Publicado', color: 'success' },
  review: { label: 'Em revisão', color: 'warning' },
  queued: { label: 'Na fila', color: 'warning' },
  failed: { label: 'Falhou', color: 'danger' },
} as const

interface StampProps {
  kind: keyof typeof KINDS
  style?: CSSProperties
  children?: ReactNode
}

/** A rubber stamp with the state of something written. Its children replace the usual word. */
export function Stamp({ kind, style, children }: StampProps) {
  const { label, color } = KINDS[kind]
  return (
    <span className="stamp" style={{ color: `var(--chakra-colors-${color})`, ...style }}>
      {children ?? label}
    </span>
  )
}

/**
 * The authority that a person declares, in the form they chose. Nobody checks it, and the badge says so; only the account of
 * the moderation is marked as official, wherever it appears.
 */
export function AuthorityBadge({
  person,
  withNote,
}: {
  person: Pick<Profile, 'authority' | 'authority_form'> & Partial<Pick<Profile, 'username'>>
  withNote?: boolean
}) {
  const isOfficial = isOfficialAccount(person)
  const note = isOfficial ? 'conta oficial' : selfDeclaredNote(person)
  const isNoted = withNote || isOfficial
  return (
    <span
      className="small-caps"
      title={note}
      style={{
        color: `var(--chakra-colors-authority-${person.authority})`,
        whiteSpace: isNoted ? 'normal' : 'nowrap',
      }}
    >
      {authorityLabel(person)}
      {isNoted && <span className="badge-note">{` · ${note}`}</span>}
    </span>
  )
}

/** Style of the 3 px rule at the left of everything a person wrote, in the colour of their role. */
export const authorityRule = (authority: Authority) => ({
  borderInlineStart: `3px solid var(--chakra-colors-authority-${authority})`,
})
