import { type Tag, tagLabel } from '@ementa/contracts'
import type { Collections } from '../store/collections'

/** Returns the tag with this slug. A slug without an entity of its own gets one on the fly. */
export const tagOf = ({ tags }: { tags: Pick<Collections['tags'], 'by'> }, slug: string): Tag =>
  tags.by('slug', slug)[0] ?? { id: slug, slug, label: tagLabel(slug) }
