import { htmlToText, isBlank, LENGTH, NEWSLETTER_LIMITS } from '@ementa/contracts'
import { strFromU8, unzipSync } from 'fflate'
import { cleanIssueHtml } from '../../../shared/issue-html/clean-issue-html'
import { takeImages } from '../archive-format'
import { cut, isCut } from '../cut'
import { readFolder } from './folder'
import { adoptForeignText } from './foreign-text'
import { type Archive, type ArchiveFile, type FoundIssue, isoDate, placeOf } from './found'
import { readGhost } from './ghost'
import { readSubstack } from './substack'

/** A file as it was chosen. */
interface Chosen {
  name: string
  bytes: Uint8Array
}

const isZip = ({ bytes }: Chosen) => bytes[0] === 0x50 && bytes[1] === 0x4b

function filesOf(chosen: readonly Chosen[]): ArchiveFile[] {
  return chosen.flatMap((file) => {
    if (!isZip(file)) return [{ path: file.name, text: () => strFromU8(file.bytes) }]
    const entries = unzipSync(file.bytes, { filter: ({ name }) => !name.startsWith('__MACOSX/') })
    return Object.entries(entries).map(([path, bytes]) => ({ path, text: () => strFromU8(bytes) }))
  })
}

/**
 * What the files hold that were chosen: the export of Ghost or Substack, or texts in Markdown or HTML, zipped or not; null
 * when it is none of them. Throws when an archive cannot be read. Texts are cleaned and fit what an issue may be.
 */
export function readArchive(chosen: readonly Chosen[]): Archive | null {
  const files = filesOf(chosen)
  const json = files.filter(({ path }) => path.endsWith('.json'))
  const ghost = json.map((file) => readGhost(file.text())).find((found) => found !== null)
  const archive = ghost ?? readSubstack(files) ?? readFolder(files)
  return archive && { ...archive, issues: archive.issues.map(fitting) }
}

/** Never kept: a document that is only parsed would load some of it. No rule of safety, which cleaning is. */
const EMBEDDED = /<(iframe|script|style|video|audio)\b[\s\S]*?<\/\1\s*>/gi

function fitting({ subject, preheader, html, losses, title, errata, ...rest }: FoundIssue): FoundIssue {
  const adopted = adoptForeignText(html.replace(EMBEDDED, ''))
  const inside = takeImages(adopted.html, placeOf)
  const cleaned = cleanIssueHtml(inside.html)
  const dated = errata?.filter(({ at, text }) => isoDate(at) === at && !isBlank(text))
  const isTooLong = cleaned.length > LENGTH.issueHtml
  const isEmpty = isBlank(htmlToText(cleaned)) && !cleaned.includes('<img')
  return {
    ...rest,
    subject: cut(subject, LENGTH.issueSubject),
    preheader: cut(preheader, LENGTH.issuePreheader),
    html: isTooLong ? '' : cleaned,
    ...(inside.images.length > 0 && { images: inside.images }),
    ...(title && { title: cut(title, LENGTH.issueTitle) }),
    ...(dated && { errata: dated.slice(0, NEWSLETTER_LIMITS.errataPerIssue) }),
    losses: [
      ...losses,
      ...adopted.losses,
      isCut(subject, LENGTH.issueSubject) ? `o fim do assunto: passa de ${LENGTH.issueSubject} caracteres` : '',
      isCut(preheader, LENGTH.issuePreheader)
        ? `o fim do texto de prévia: passa de ${LENGTH.issuePreheader} caracteres`
        : '',
      isTooLong ? 'o texto: é longo demais' : '',
      isEmpty && losses.length === 0 ? 'o texto: está vazio' : '',
    ].filter(Boolean),
  }
}
