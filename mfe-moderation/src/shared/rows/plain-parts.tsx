import { authorityLabel, type Profile, selfDeclaredNote } from '@ementa/contracts'
import type { ReactNode } from 'react'
import styles from './rows.module.css'

export type Tone = 'subtle' | 'info' | 'success' | 'warning' | 'danger'

export function PlainBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={styles.badge} data-tone={tone}>
      {children}
    </span>
  )
}

/** What the person says they are, in the form they chose; nobody checks it. */
export function PlainAuthority({ person }: { person: Pick<Profile, 'authority' | 'authority_form'> }) {
  return (
    <span className={styles.authority} data-authority={person.authority} title={selfDeclaredNote(person)}>
      {authorityLabel(person)}
    </span>
  )
}
