import { hasContent, isBlank, LENGTH, NEWSLETTER_LIMITS } from '@ementa/contracts'
import { cleanIssueHtml } from '../../../shared/issue-html/clean-issue-html'
import { takeImages } from '../archive-format'
import { cut, isCut } from '../cut'
import { decodeText } from '../decode-text'
import { readDate } from '../read-date'
import { readFolder } from './folder'
import { adoptForeignText } from './foreign-text'
import { type Archive, type ArchiveFile, type FoundIssue, othersLine, placeOf } from './found'
import { readGhost } from './ghost'
import { type Circumstances, isDraftTitle } from './publication'
import { readSubstack } from './substack'
import { unzip } from './unzip'

/** File that a person chose. */
interface Chosen {
  name: string
  bytes: Uint8Array
}

const isZip = ({ bytes }: Chosen) => bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03 && bytes[3] === 0x04

function filesOf(chosen: readonly Chosen[]): ArchiveFile[] {
  return chosen.flatMap((file) => {
    const entries = isZip(file) ? unzip(file.bytes) : [{ path: file.name, bytes: file.bytes }]
    return entries.map(({ path, bytes }) => ({ path, text: () => decodeText(bytes) }))
  })
}

/**
 * What the files hold that were chosen: the export of Ghost or Substack, or texts in Markdown or HTML, zipped or not; null
 * when it is none of them. Throws when an archive cannot be read. Texts are cleaned and fit what an issue may be.
 */
export function readArchive(chosen: readonly Chosen[], circumstances: Circumstances): Archive | null {
  const files = filesOf(chosen)
  const archive =
    readGhostFiles(files, circumstances) ?? readSubstack(files, circumstances) ?? readFolder(files, circumstances)
  return archive && { ...archive, issues: archive.issues.map(fitting) }
}

/** Reads the exports of Ghost among the files; null when there is none. */
function readGhostFiles(files: readonly ArchiveFile[], circumstances: Circumstances): Archive | null {
  const exports = files.flatMap(({ path, text }) => {
    const found = path.toLowerCase().endsWith('.json') ? readGhost(text(), circumstances) : null
    return found ? [found] : []
  })
  if (exports.length === 0) return null
  const others = othersLine(files.filter(({ path }) => !path.endsWith('/')).length - exports.length)
  return {
    source: 'ghost',
    issues: exports.flatMap(({ issues }) => issues),
    left: [...exports.flatMap(({ left }) => left), others].filter(Boolean),
  }
}

/**
 * Matches elements that would load something even in a document that is only parsed. It is no rule of safety: cleaning
 * is.
 */
const EMBEDDED = /<(iframe|script|style|video|audio)\b[\s\S]*?<\/\1\s*>/gi

function fitting(found: FoundIssue): FoundIssue {
  const { subject, preheader, losses, title, errata, sentAt, held, ...rest } = found
  const html = found.html.replace(EMBEDDED, '')
  // Our own exports are restored exactly.
  const adopted = title ? { html, losses: [] } : adoptForeignText(html)
  const inside = takeImages(adopted.html, placeOf)
  const cleaned = cleanIssueHtml(inside.html)
  const dated = errata?.filter(({ at, text }) => readDate(at) === at && !isBlank(text))
  const isTooLong = cleaned.length > LENGTH.issueHtml
  const text = isTooLong ? '' : cleaned
  const isEmpty = !hasContent(text)
  const saidByTitle = !title && isDraftTitle(subject) ? 'o título diz que é um rascunho' : null
  const doubt = isEmpty ? 'não tem texto' : saidByTitle
  const publication = sentAt !== null && doubt ? { sentAt: null, held: doubt } : { sentAt, held }
  return {
    ...rest,
    ...publication,
    subject: cut(subject, LENGTH.issueSubject),
    preheader: cut(preheader, LENGTH.issuePreheader),
    html: text,
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
      isEmpty && !isTooLong && losses.length === 0 ? 'o texto: está vazio' : '',
    ].filter(Boolean),
  }
}
