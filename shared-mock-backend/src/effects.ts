import { IMAGE, type LinkPreview } from '@ementa/contracts'
import type { BlobStore } from './store/blobs'
import type { Reads } from './store/reads'

/**
 * A change outside of the data, which cannot be taken back. A call only names its effects; they are carried out when it has
 * succeeded and its change is stored, so a call that is refused, or made again, has none.
 */
export type Effect =
  /** The answer of the call waits for it, and is `STORAGE_FULL` when it fails. */
  | { type: 'storeImage'; id: string; image: Blob }
  /** Frees the room of an uploaded image, unless something shows it. One that stays only takes room until a reset. */
  | { type: 'forgetImage'; imageUrl: string }
  | { type: 'keepPreview'; url: string; preview: LinkPreview | null }

interface Means {
  reads: Reads
  /** Fetches the issues of newsletters, among which an image may be shown. */
  loadIssues: () => Promise<void>
  blobs: BlobStore
  previews: Map<string, LinkPreview | null>
}

/** Carries out one effect. */
export async function carryOut(effect: Effect, { reads, loadIssues, blobs, previews }: Means): Promise<void> {
  if (effect.type === 'storeImage') await blobs.put(effect.id, effect.image)
  if (effect.type === 'keepPreview') previews.set(effect.url, effect.preview)
  if (effect.type === 'forgetImage') {
    await loadIssues()
    if (!reads.isImageShown(effect.imageUrl)) await blobs.delete(effect.imageUrl.slice(IMAGE.localScheme.length))
  }
}

/** Carries out the effects of a call. Returns false when one failed for which its answer waits. */
export async function carryOutEffects(effects: readonly Effect[], means: Means): Promise<boolean> {
  const awaited = effects.filter(({ type }) => type === 'storeImage')
  for (const effect of effects) if (!awaited.includes(effect)) void carryOut(effect, means).catch(() => undefined)
  return Promise.all(awaited.map((effect) => carryOut(effect, means))).then(
    () => true,
    () => false,
  )
}
