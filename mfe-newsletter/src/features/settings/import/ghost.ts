import * as v from 'valibot'
import { GHOST_FIELD, UNNAMED } from '../archive-format'
import { type Archive, type ArchivedIssue, counted, countLosses } from './archive'
import { type Circumstances, type Fields, isForMembers, publicationOf } from './publication'

const text = v.fallback(v.nullish(v.string(), ''), '')

const ownSchema = v.object({ title: v.string(), errata: v.array(v.object({ at: v.string(), text: v.string() })) })

const postSchema = v.object({
  title: text,
  html: text,
  lexical: text,
  mobiledoc: text,
  status: text,
  type: v.fallback(v.nullish(v.string(), 'post'), 'post'),
  visibility: text,
  published_at: text,
  custom_excerpt: text,
  feature_image: text,
  [GHOST_FIELD]: v.fallback(v.nullish(ownSchema), null),
})
const countSchema = v.fallback(
  v.pipe(
    v.array(v.unknown()),
    v.transform(({ length }) => length),
  ),
  0,
)
const dataSchema = v.object({ posts: v.array(postSchema), tags: countSchema, users: countSchema })
const exportSchema = v.union([
  v.pipe(
    v.object({ db: v.array(v.object({ data: dataSchema })) }),
    v.transform(({ db }) => db[0]?.data),
  ),
  v.pipe(
    v.object({ data: dataSchema }),
    v.transform(({ data }) => data),
  ),
])

/** The content export of Ghost (`Settings → Migration tools → Export`), one JSON file; null when it is none. */
export function readGhost(json: string, circumstances: Circumstances): Archive | null {
  const parsed = v.safeParse(exportSchema, asJson(json))
  if (!parsed.success || !parsed.output) return null
  const { posts: all, tags, users } = parsed.output
  const pages = all.filter(({ type }) => type === 'page')
  const posts = all.filter(({ type }) => type !== 'page')
  return {
    source: 'ghost',
    issues: posts.map((post) => issueOf(post, circumstances)),
    left: [
      ...pages.map(({ title }) => `Página “${title}”: aqui não há páginas fixas`),
      tags > 0 ? `${counted(tags, 'tag', 'tags')}: as edições daqui não têm tags` : '',
      users > 1
        ? `Os nomes de ${users.toLocaleString('pt-BR')} autores: as edições daqui saem com um só remetente`
        : '',
    ].filter(Boolean),
  }
}

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function issueOf(post: v.InferOutput<typeof postSchema>, circumstances: Circumstances): ArchivedIssue {
  const { status, published_at } = post
  // Issues that were exported here follow the rule of their newsletter.
  const visibility = post[GHOST_FIELD] ? '' : post.visibility
  const said: Fields =
    status === 'published' || status === 'sent' ? { status, visibility, published_at } : { status: status || 'draft' }
  const publication = publicationOf(said, circumstances)
  const isEmpty = post.html === '' && (post.lexical !== '' || post.mobiledoc !== '')
  return {
    subject: post.title || UNNAMED,
    preheader: post.custom_excerpt,
    html: post.html,
    ...publication,
    ...post[GHOST_FIELD],
    losses: [
      ...countLosses(post.html),
      isEmpty ? 'o texto: o arquivo não o traz em HTML' : '',
      post.feature_image ? 'a imagem de capa' : '',
      status === 'scheduled' ? 'o agendamento: vem como rascunho' : '',
      isForMembers(visibility) ? 'a restrição a membros: vale a regra da newsletter' : '',
    ].filter(Boolean),
  }
}
