import { strToU8, zipSync } from 'fflate'

const dayOf = (index: number) =>
  `2024-${String(1 + Math.floor(index / 28)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`

const textOf = (index: number) =>
  `<h2>O que mudou no caso ${index}</h2><p>Texto da edição ${index}, com acentuação e o bastante para ser lida com calma.</p>`

/**
 * The content export of Ghost with so many posts and one page: every tenth has a video and a cover, every twelfth is for
 * members, the last is scheduled and the one before it a draft.
 */
export function sampleGhost(count: number): string {
  const posts = Array.from({ length: count }, (_, index) => ({
    ...{ id: String(index), type: 'post', title: `Ghost ${index + 1}`, slug: `ghost-${index + 1}` },
    html:
      textOf(index + 1) +
      (index % 10 === 9 ? '<figure class="kg-card"><iframe src="https://video.example/1"></iframe></figure>' : ''),
    lexical: null,
    feature_image: index % 10 === 9 ? '__GHOST_URL__/content/images/capa.png' : null,
    status: ['scheduled', 'draft'][count - 1 - index] ?? 'published',
    visibility: index % 12 === 11 ? 'members' : 'public',
    custom_excerpt: `Resumo ${index + 1}`,
    published_at: `${dayOf(index)}T12:00:00.000Z`,
  }))
  const page = { ...posts[0], id: 'p', type: 'page', title: 'Sobre' }
  return JSON.stringify({
    db: [{ meta: { exported_on: 1_700_000_000_000, version: '5.90.0' }, data: { posts: [...posts, page] } }],
  })
}

/** The export of Substack with so many posts: the fifth lost its file, the sixth is a podcast, and a list of readers is beside them. */
export function sampleSubstack(count: number): Uint8Array {
  const head = 'post_id,post_date,is_published,email_sent_at,inbox_sent_at,type,audience,title,subtitle,podcast_url'
  const rows = Array.from({ length: count }, (_, index) => {
    const isPodcast = index === 5
    const title = `"Substack ${index + 1}, com ""aspas"""`
    const audio = isPodcast ? 'https://audio.example/1.mp3' : ''
    const date = `${dayOf(index)}T15:00:00.000Z`
    return `${1000 + index}.post-${index + 1},${date},true,${date},,${isPodcast ? 'podcast' : 'newsletter'},everyone,${title},Linha fina ${index + 1},${audio}`
  })
  const texts = Array.from({ length: count }, (_, index) => index)
    .filter((index) => index !== 4)
    .map((index) => [`posts/${1000 + index}.post-${index + 1}.html`, strToU8(textOf(index + 1))])
  return zipSync({
    'posts.csv': strToU8([head, ...rows].join('\n')),
    'email_list.cartas.csv': strToU8('email,active\nana@example.com,true\n'),
    ...Object.fromEntries(texts),
  })
}
