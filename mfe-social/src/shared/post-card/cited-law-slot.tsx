import { lazyPart } from '@ementa/ui/plain'
import { Suspense } from 'react'
import { useCitations } from '../post-body/use-citations'

const CitedLaw = lazyPart(() => import('./cited-law'))

/** The law that a post cites, in its margin: loaded once the rules of citing are there, and takes no room of the text. */
export function CitedLawSlot({ text }: { text: string }) {
  const rules = useCitations(text)
  if (!rules) return null
  return (
    <Suspense>
      <CitedLaw text={text} rules={rules} />
    </Suspense>
  )
}
