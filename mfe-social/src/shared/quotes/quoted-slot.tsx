import type { Post } from '@ementa/contracts'
import { lazy, Suspense } from 'react'

const QuotedText = lazy(() => import('./quoted-text'))

/** What a post quotes, below its own words. Its code comes with the first post that quotes; its room is kept meanwhile. */
export function QuotedSlot({ quoted }: { quoted: NonNullable<Post['quoted']> }) {
  const { view } = quoted
  return (
    view && (
      <Suspense fallback={<div style={{ height: view.state === 'shown' ? 130 : 56 }} />}>
        <QuotedText kind={quoted.kind} view={view} />
      </Suspense>
    )
  )
}
