import { lazyPart } from '@ementa/ui'
import { Suspense } from 'react'
import { useCitations } from '../post-body/use-citations'

const CitedLaw = lazyPart(() => import('./cited-law'))

/** The sign `§` in the margin of a card, loaded once the citation rules are; it takes no room in the text. */
export function CitedLawSlot({ text }: { text: string }) {
  const rules = useCitations(text)
  if (!rules) return null
  return (
    <Suspense>
      <CitedLaw text={text} rules={rules} />
    </Suspense>
  )
}
