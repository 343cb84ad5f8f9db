import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Bold,
  Code,
  IndentDecrease,
  IndentIncrease,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  RemoveFormatting,
  Strikethrough,
  Subscript,
  Superscript,
  Underline,
  Undo2,
} from 'lucide-react'
import type { TextTools } from './text-surface'

interface ToolBase {
  label: string
  icon: LucideIcon
}

/** A button of the toolbar: a format that is on or off, or a command. */
export type Tool = ToolBase &
  ({ format: readonly [name: string, value: unknown] } | { run: (tools: TextTools) => void })

export const MARK_TOOLS: readonly Tool[] = [
  { label: 'Negrito', icon: Bold, format: ['bold', true] },
  { label: 'Itálico', icon: Italic, format: ['italic', true] },
  { label: 'Sublinhado', icon: Underline, format: ['underline', true] },
  { label: 'Tachado', icon: Strikethrough, format: ['strike', true] },
  { label: 'Sobrescrito', icon: Superscript, format: ['script', 'super'] },
  { label: 'Subscrito', icon: Subscript, format: ['script', 'sub'] },
]

export const LIST_TOOLS: readonly Tool[] = [
  { label: 'Lista com marcadores', icon: List, format: ['list', 'bullet'] },
  { label: 'Lista numerada', icon: ListOrdered, format: ['list', 'ordered'] },
  { label: 'Diminuir recuo', icon: IndentDecrease, run: (tools) => tools.format('indent', '-1') },
  { label: 'Aumentar recuo', icon: IndentIncrease, run: (tools) => tools.format('indent', '+1') },
]

export const BLOCK_TOOLS: readonly Tool[] = [
  { label: 'Citação', icon: Quote, format: ['blockquote', true] },
  { label: 'Bloco de código', icon: Code, format: ['code-block', true] },
]

export const EDIT_TOOLS: readonly Tool[] = [
  { label: 'Limpar formatação', icon: RemoveFormatting, run: (tools) => tools.clearFormats() },
  { label: 'Desfazer', icon: Undo2, run: (tools) => tools.undo() },
  { label: 'Refazer', icon: Redo2, run: (tools) => tools.redo() },
]

export const PARAGRAPHS = [
  { value: 'text', label: 'Texto' },
  { value: '1', label: 'Título' },
  { value: '2', label: 'Seção' },
  { value: '3', label: 'Subseção' },
] as const

export function paragraphOf(header: unknown): (typeof PARAGRAPHS)[number]['value'] {
  return PARAGRAPHS.find(({ value }) => value === String(header))?.value ?? 'text'
}

export const ALIGNMENTS = [
  { value: 'left', label: 'Alinhar à esquerda', icon: AlignLeft },
  { value: 'center', label: 'Centralizar', icon: AlignCenter },
  { value: 'right', label: 'Alinhar à direita', icon: AlignRight },
  { value: 'justify', label: 'Justificar', icon: AlignJustify },
] as const

/** Tools that a phone shows at once, in one row of eight with the button for the others. */
const PRIMARY = [
  ...['Negrito', 'Itálico', 'Lista com marcadores', 'Citação'],
  ...['Inserir link', 'Inserir imagem', 'Desfazer'],
]
/** Tools that a narrow page beside its panels shows in addition. */
const COMMON = ['Tachado', 'Lista numerada', 'Inserir nota de rodapé', 'Tabela', 'Refazer']
/** Tools that fit into the first row of no page. */
const RARE = ['Subscrito', 'Bloco de código', 'Limpar formatação']

/** From which width on a tool is in the first row: a phone's, a narrow page's, a wide page's; none for the rare ones. */
export type ToolRank = 'primary' | 'common' | 'wide' | 'rare'

export function toolRank(label: string): ToolRank {
  if (PRIMARY.includes(label)) return 'primary'
  if (COMMON.includes(label)) return 'common'
  return RARE.includes(label) ? 'rare' : 'wide'
}
