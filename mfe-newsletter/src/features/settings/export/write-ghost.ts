import { slugify } from '@ementa/contracts'
import { GHOST_FIELD } from '../archive-format'
import type { Exported, ExportFile } from './exported'

/** The content import of Ghost (`Settings → Migration tools → Universal import`), which is also what Ghost exports. */
export function writeGhost({ newsletter, issues }: Exported, now: Date): ExportFile {
  const posts = issues.map(({ subject, title, preheader, html, sentAt, errata }, index) => ({
    id: String(index + 1),
    title: subject,
    slug: `${slugify(subject).slice(0, 80) || 'edicao'}-${index + 1}`,
    html,
    type: 'post',
    status: sentAt === null ? 'draft' : 'published',
    visibility: 'public',
    custom_excerpt: preheader || null,
    feature_image: null,
    published_at: sentAt,
    [GHOST_FIELD]: { title, errata },
  }))
  const data = { posts, settings: [{ key: 'title', value: newsletter.title }] }
  const meta = { exported_on: now.getTime(), version: '5.0.0' }
  return {
    name: `${newsletter.handle}-ghost.json`,
    type: 'application/json',
    content: `${JSON.stringify({ db: [{ meta, data }] }, null, 2)}\n`,
  }
}
