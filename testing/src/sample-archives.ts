import { strToU8, zipSync } from 'fflate'

const dayOf = (index: number) =>
  `2024-${String(1 + Math.floor(index / 28)).padStart(2, '0')}-${String(1 + (index % 28)).padStart(2, '0')}`

const textOf = (index: number) =>
  `<h2>O que mudou no caso ${index}</h2><p>Texto da edição ${index}, com acentuação e o bastante para ser lida com calma.</p>`

/** Special content of posts of the Ghost sample, by number: one example of each kind that an import loses. */
const GHOST_CARDS: Readonly<Record<number, string>> = {
  2: '<figure class="kg-card kg-video-card"><video src="__GHOST_URL__/content/media/aula.mp4"></video></figure>',
  3: '<div class="kg-card kg-audio-card"><audio src="__GHOST_URL__/content/media/fala.mp3"></audio></div>',
  4: '<div class="kg-card kg-signup-card"><form><input type="email"></form></div>',
  5: '<div class="kg-card kg-button-card"><a href="https://exemplo.adv.br/curso" class="kg-btn kg-btn-accent">Inscrição</a></div>',
  6: '<figure class="kg-card kg-image-card"><img src="http://imagens.example/quadro.png" alt="Quadro"></figure><img src="__GHOST_URL__/content/images/foto.png" alt="Foto"><img src="https://imagens.example/guardada.png" alt="Fica">',
  7: '<p>Já tratamos disso <a href="__GHOST_URL__/multa/">aqui</a>.</p>',
  8: '<p>O prazo é fatal<sup class="footnote-ref"><a href="#fn1" id="fnref1">[1]</a></sup>, e a lei<sup class="footnote-ref"><a href="#fn2" id="fnref2">[2]</a></sup> o diz.</p><hr class="footnotes-sep"><section class="footnotes"><ol><li id="fn1" class="footnote-item"><p>CPC, <em>art. 219</em>. <a href="#fnref1" class="footnote-backref">↩︎</a></p></li></ol></section>',
  9: '<table><thead><tr><th colspan="2">Prazos</th></tr></thead><tbody><tr><td>Apelação</td><td>15 dias</td></tr></tbody></table>',
}

/** Number of the post of the Ghost sample without HTML. */
const GHOST_WITHOUT_HTML = 13

const longText = (length: number) => 'prazo '.repeat(length).slice(0, length)

/**
 * Creates a content export of Ghost with this number of posts and one page. It has every kind of loss: posts 2 to 9 have one
 * each, 13 has no HTML, 14 a too long subject and excerpt, every tenth a frame and a cover. Every twelfth is for members, 15
 * for paying ones, the last is scheduled and the one before it a draft. There are tags and two authors.
 */
export function sampleGhost(count: number): string {
  const posts = Array.from({ length: count }, (_, index) => {
    const number = index + 1
    const html =
      textOf(number) +
      (GHOST_CARDS[number] ?? '') +
      (number % 10 === 0 ? '<figure class="kg-card"><iframe src="https://video.example/1"></iframe></figure>' : '')
    const isWithoutHtml = number === GHOST_WITHOUT_HTML
    return {
      ...{ id: String(index), type: 'post', slug: `ghost-${number}` },
      title: number === 14 ? longText(320) : `Ghost ${number}`,
      html: isWithoutHtml ? null : html,
      lexical: isWithoutHtml ? '{"root":{}}' : null,
      feature_image: number % 10 === 0 ? '__GHOST_URL__/content/images/capa.png' : null,
      status: ['scheduled', 'draft'][count - 1 - index] ?? 'published',
      visibility: { 12: 'members', 15: 'paid' }[number % 12 === 0 ? 12 : number] ?? 'public',
      custom_excerpt: number === 14 ? longText(310) : `Resumo ${number}`,
      published_at: `${dayOf(index)}T12:00:00.000Z`,
    }
  })
  const page = { ...posts[0], id: 'p', type: 'page', title: 'Sobre' }
  const tags = ['Contratos', 'Processo civil'].map((name, index) => ({ id: String(index), name }))
  const users = ['Ana', 'Rui'].map((name, index) => ({ id: String(index), name }))
  return JSON.stringify({
    db: [
      { meta: { exported_on: 1_700_000_000_000, version: '5.90.0' }, data: { posts: [...posts, page], tags, users } },
    ],
  })
}

/** HTML of a footnote and a button as Substack exports them. */
const SUBSTACK_NOTE =
  '<p>Diz a lei<a class="footnote-anchor" data-component-name="FootnoteAnchorToDOM" id="footnote-anchor-1" href="#footnote-1" target="_self">1</a>.</p><p class="button-wrapper"><a class="button primary" href="https://cartas.substack.com/subscribe">Assine</a></p><div class="footnote" data-component-name="FootnoteToDOM"><a id="footnote-1" href="#footnote-anchor-1" class="footnote-number" contenteditable="false" target="_self">1</a><div class="footnote-content"><p>CDC, <em>art. 49</em>.</p><p>Prazo de sete dias.</p></div></div>'

/**
 * Creates an export of Substack with this number of posts. The third has a footnote and a button, the fifth lacks its file, the
 * sixth is a podcast, the seventh a conversation, the eighth is for paying readers and the ninth unpublished. Files with
 * statistics and subscribers are included.
 */
export function sampleSubstack(count: number): Uint8Array {
  const head = 'post_id,post_date,is_published,email_sent_at,inbox_sent_at,type,audience,title,subtitle,podcast_url'
  const rows = Array.from({ length: count }, (_, index) => {
    const isPodcast = index === 5
    const title = `"Substack ${index + 1}, com ""aspas"""`
    const audio = isPodcast ? 'https://audio.example/1.mp3' : ''
    const date = `${dayOf(index)}T15:00:00.000Z`
    const type = { 5: 'podcast', 6: 'thread' }[index] ?? 'newsletter'
    const audience = index === 7 ? 'only_paid' : 'everyone'
    return `${1000 + index}.post-${index + 1},${date},${index !== 8},${date},,${type},${audience},${title},Linha fina ${index + 1},${audio}`
  })
  const texts = Array.from({ length: count }, (_, index) => index)
    .filter((index) => index !== 4)
    .map((index) => [
      `posts/${1000 + index}.post-${index + 1}.html`,
      strToU8(textOf(index + 1) + (index === 2 ? SUBSTACK_NOTE : '')),
    ])
  return zipSync({
    'posts.csv': strToU8([head, ...rows].join('\n')),
    'posts/1000.opens.csv': strToU8('post_id,timestamp\n'),
    'posts/1000.delivers.csv': strToU8('post_id,timestamp\n'),
    'email_list.cartas.csv': strToU8('email,active\nana@example.com,true\n'),
    ...Object.fromEntries(texts),
  })
}
