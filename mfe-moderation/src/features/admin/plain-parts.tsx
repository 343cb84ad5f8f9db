import { AUTHORITY_LABELS, type Authority } from '@ementa/contracts'
import type { ReactNode } from 'react'
import type { Tone } from './row-styles'

// Parts of rows, dressed by `rowStyles`.

export function PlainBadge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className="badge" data-tone={tone}>
      {children}
    </span>
  )
}

/** What the person says they are; nobody checks it. */
export function PlainAuthority({ authority }: { authority: Authority }) {
  return (
    <span className="authority" data-authority={authority} title="autodeclarado">
      {AUTHORITY_LABELS[authority]}
    </span>
  )
}
