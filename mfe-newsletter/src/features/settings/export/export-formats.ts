import type { Exported, ExportFile } from './exported'
import { writeAtom } from './write-atom'
import { writeHtmlFolder, writeMarkdownFolder } from './write-folder'
import { writeGhost } from './write-ghost'

export type ExportFormat = 'markdown' | 'html' | 'ghost' | 'atom'

const WRITERS: Record<ExportFormat, (exported: Exported, now: Date) => ExportFile> = {
  markdown: writeMarkdownFolder,
  html: writeHtmlFolder,
  ghost: writeGhost,
  atom: writeAtom,
}

/** Writes a newsletter as a file in that format; the result depends on the newsletter and on `now` alone. */
export const writeExport = (format: ExportFormat, exported: Exported, now: Date): ExportFile =>
  WRITERS[format](exported, now)

export { collect } from './collect'
