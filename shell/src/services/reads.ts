import { useInvalidate } from '@ementa/ui/data'
import { useEffect } from 'react'

type Invalidate = ReturnType<typeof useInvalidate>

/** Lets services say that reads are stale: the reads themselves live in React, below the `DataProvider`. */
export interface Reads {
  invalidate: Invalidate
  attach(invalidate: Invalidate): () => void
}

export function createReads(): Reads {
  let attached: Invalidate | null = null
  return {
    invalidate: async (...resources) => attached?.(...resources),
    attach(invalidate) {
      attached = invalidate
      return () => {
        attached = null
      }
    },
  }
}

/** Connects the two; renders nothing. */
export function ReadsBridge({ reads }: { reads: Reads }) {
  const invalidate = useInvalidate()
  useEffect(() => reads.attach(invalidate), [reads, invalidate])
  return null
}
