import { UNNAMED } from '../archive-format'
import { readTable } from '../csv'
import { type Archive, type ArchivedIssue, type ArchiveFile, counted, countLosses, describeOtherFiles } from './archive'
import { type Circumstances, isForMembers, publicationOf } from './publication'

/** Kinds of posts on Substack that are no issues, each with the reason why it is left out. */
const NOT_ISSUES: Readonly<Record<string, [name: string, reason: string]>> = {
  page: ['Página', 'aqui não há páginas fixas'],
  note: ['Nota', 'não é uma edição'],
  restack: ['Republicação', 'o texto é de outra pessoa'],
}
/** Matches the kinds of posts that are imported as issues; any other kind becomes a draft, for its owner to check. */
const ISSUES = /^(?:newsletter|podcast|thread|video|adhoc_email|)$/

type Row = Readonly<Record<string, string>>

/** The export of Substack (`Settings → Import / Export → New export`), an archive with `posts.csv`; null when it is none. */
export function readSubstack(files: readonly ArchiveFile[], circumstances: Circumstances): Archive | null {
  const list = files.find(({ path }) => /(^|\/)posts\.csv$/i.test(path))
  if (!list) return null
  const { records, isWhole } = readTable(list.text())
  const rows = records.map((record, index) => ({ record, isWhole: isWhole[index] ?? true }))
  const texts = new Map(
    files.flatMap((file) => (/\.html?$/i.test(file.path) ? [[idOf(file.path), file] as const] : [])),
  )
  const listedIds = new Set(records.map(({ post_id = '' }) => shortId(post_id)))
  const numbers = files.filter(({ path }) => /\.(?:opens|delivers)\.csv$/.test(path)).length
  const lists = files.filter(({ path }) => /email_list[^/]*\.csv$|subscribers[^/]*\.csv$/.test(path))
  const others = files.filter(
    (file) =>
      file !== list &&
      !lists.includes(file) &&
      !file.path.endsWith('/') &&
      !/\.html?$|\.(?:opens|delivers)\.csv$/i.test(file.path),
  )
  const isIssue = ({ type = '' }: Row) => NOT_ISSUES[type.toLowerCase()] === undefined
  return {
    source: 'substack',
    issues: rows
      .filter(({ record }) => isIssue(record))
      .map((row) => issueOf(row, texts.get(shortId(row.record.post_id ?? ''))?.text(), circumstances)),
    left: [
      ...records.filter((record) => !isIssue(record)).map(leftOf),
      ...[...texts].filter(([id]) => !listedIds.has(id)).map(([, { path }]) => `${path}: não está em posts.csv`),
      ...lists.map(
        ({ path }) =>
          `${path}: endereços de assinantes não vêm com as edições; traga-os em “Público”, com o consentimento de cada um`,
      ),
      numbers > 0
        ? `${counted(numbers, 'arquivo', 'arquivos')} de aberturas e entregas: as estatísticas de lá não vêm`
        : '',
      describeOtherFiles(others.length),
    ].filter(Boolean),
  }
}

/** `posts/1234.o-titulo.html` → `1234`. */
const idOf = (path: string) => shortId(path.split('/').at(-1) ?? '')
const shortId = (id: string) => id.split('.')[0] ?? ''

function leftOf({ type = '', title = '', post_id = '' }: Row): string {
  const [name, reason] = NOT_ISSUES[type.toLowerCase()] ?? []
  return `${name} “${title || post_id}”: ${reason}`
}

interface ListedPost {
  record: Row
  /** False of a row that has not the columns of the head: its words may be in the wrong place. */
  isWhole: boolean
}

function issueOf(
  { record, isWhole }: ListedPost,
  html: string | undefined,
  circumstances: Circumstances,
): ArchivedIssue {
  const { title = '', subtitle = '', is_published = '', type = '', audience = '', podcast_url } = record
  const date = record.email_sent_at || record.post_date || ''
  const publication = publicationOf({ is_published: is_published || 'não', audience, post_date: date }, circumstances)
  const doubt = isWhole ? `o tipo “${type}” não é conhecido` : 'a linha em posts.csv não tem as colunas das outras'
  const isDoubtful = !isWhole || !ISSUES.test(type.toLowerCase())
  const losses = [
    ...countLosses(html ?? ''),
    html === undefined ? 'o texto: não há arquivo dele' : '',
    podcast_url || type === 'podcast' ? 'o áudio do podcast' : '',
    type === 'thread' ? 'as respostas da conversa' : '',
    isForMembers(audience) ? 'a restrição a pagantes: vale a regra da newsletter' : '',
  ]
  return {
    subject: title || UNNAMED,
    preheader: subtitle,
    html: html ?? '',
    ...(isDoubtful && publication.sentAt !== null ? { sentAt: null, held: doubt } : publication),
    losses: losses.filter(Boolean),
  }
}
