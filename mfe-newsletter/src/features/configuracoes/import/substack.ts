import { readCsv } from '../csv'
import { type Archive, type ArchiveFile, counted, type FoundIssue, isoDate, lossesIn } from './found'

/** The export of Substack (`Settings → Import / Export → New export`), an archive with `posts.csv`; null when it is none. */
export function readSubstack(files: readonly ArchiveFile[]): Archive | null {
  const list = files.find(({ path }) => /(^|\/)posts\.csv$/.test(path))
  if (!list) return null
  const rows = readCsv(list.text())
  const texts = new Map(
    files.flatMap((file) => (file.path.endsWith('.html') ? [[idOf(file.path), file] as const] : [])),
  )
  const listedIds = new Set(rows.map(({ post_id = '' }) => shortId(post_id)))
  const numbers = files.filter(({ path }) => /\.(?:opens|delivers)\.csv$/.test(path)).length
  const lists = files.filter(({ path }) => /email_list[^/]*\.csv$|subscribers[^/]*\.csv$/.test(path))
  return {
    source: 'substack',
    issues: rows.map((row) => issueOf(row, texts.get(shortId(row.post_id ?? ''))?.text())),
    left: [
      ...[...texts].filter(([id]) => !listedIds.has(id)).map(([, { path }]) => `${path}: não está em posts.csv`),
      ...lists.map(
        ({ path }) =>
          `${path}: endereços de assinantes não vêm com as edições; traga-os em “Público”, com o consentimento de cada um`,
      ),
      numbers > 0
        ? `${counted(numbers, 'arquivo', 'arquivos')} de aberturas e entregas: as estatísticas de lá não vêm`
        : '',
    ].filter(Boolean),
  }
}

/** `posts/1234.o-titulo.html` → `1234`. */
const idOf = (path: string) => shortId(path.split('/').at(-1) ?? '')
const shortId = (id: string) => id.split('.')[0] ?? ''

function issueOf(row: Record<string, string>, html: string | undefined): FoundIssue {
  const { title = '', subtitle = '', post_date, email_sent_at, is_published, type, audience, podcast_url } = row
  const isSent = is_published === 'true'
  const losses = [
    ...lossesIn(html ?? ''),
    html === undefined ? 'o texto: não há arquivo dele' : '',
    podcast_url || type === 'podcast' ? 'o áudio do podcast' : '',
    type === 'thread' ? 'as respostas da conversa' : '',
    audience && audience !== 'everyone' ? 'a restrição a pagantes: vale a regra da newsletter' : '',
  ]
  return {
    subject: title || 'Sem assunto',
    preheader: subtitle,
    html: html ?? '',
    sentAt: isSent ? (isoDate(email_sent_at) ?? isoDate(post_date)) : null,
    losses: losses.filter(Boolean),
  }
}
