import type { Post } from '@ementa/contracts'
import { lazyPart, MissingSection } from '@ementa/ui'
import { Suspense } from 'react'

const QuotedText = lazyPart(() => import('./quoted-text'), MissingSection)

/** The quoted text below a post. Its code is loaded with the first post that quotes; its room is reserved meanwhile. */
export function QuotedSlot({ quoted }: { quoted: NonNullable<Post['quoted']> }) {
  const { view } = quoted
  return (
    view && (
      <Suspense fallback={<div style={{ height: view.state === 'shown' ? 'calc(7.375rem + 12px)' : 56 }} />}>
        <QuotedText kind={quoted.kind} view={view} />
      </Suspense>
    )
  )
}
