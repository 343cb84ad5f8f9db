import { focusByArrows, IconButton, useServices, whenIdle } from '@ementa/ui'
import { isEqual } from '@ementa/ui/data'
import { SelectField } from '@ementa/ui/forms'
import {
  ActionMenu,
  type ActionMenuItem,
  AppTooltip,
  Menu,
  MenuButton,
  MenuItemOption,
  MenuList,
  MenuOptionGroup,
} from '@ementa/ui/overlays'
import { Asterisk, ChevronUp, Ellipsis, ImagePlus, Link2, type LucideIcon, Table } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import styles from './rich-text.module.css'
import type { Formats, TextTools } from './text-surface'
import {
  ALIGNMENTS,
  BLOCK_TOOLS,
  EDIT_TOOLS,
  LIST_TOOLS,
  MARK_TOOLS,
  PARAGRAPHS,
  paragraphOf,
  type Tool,
  toolRank,
} from './tools'

interface ToolbarProps {
  tools: TextTools
  onLink: () => void
  onImage: () => void
  onNote: () => void
}

/** The list and one button are stops of the Tab key; arrows move among the buttons (WAI-ARIA toolbar pattern). */
export function Toolbar({ tools, onLink, onImage, onNote }: ToolbarProps) {
  const { formats, look } = useFormats(tools)
  const bar = useRef<HTMLDivElement>(null)
  const [isExpanded, setExpanded] = useState(false)
  const More = isExpanded ? ChevronUp : Ellipsis

  useEffect(() => {
    if (bar.current) initTabStop(bar.current)
  }, [])

  const button = (tool: Tool) => (
    <ToolButton
      key={tool.label}
      label={tool.label}
      icon={tool.icon}
      isOn={'format' in tool ? formats[tool.format[0]] === tool.format[1] : undefined}
      onClick={() => {
        if ('format' in tool) tools.toggle(...tool.format)
        else tool.run(tools)
        look()
      }}
    />
  )

  return (
    <div
      className={styles.toolbar}
      ref={bar}
      role="toolbar"
      aria-label="Formatação"
      onKeyDown={moveFocus}
      onFocus={(event) => keepTabStop(event.currentTarget, event.target)}
      data-expanded={isExpanded}
    >
      <div data-tool="common">
        <SelectField
          label="Estilo do parágrafo"
          hideLabel
          size="sm"
          w={{ base: '90px', md: '84px' }}
          variant="unstyled"
          options={PARAGRAPHS}
          value={paragraphOf(formats.header)}
          onChange={(style) => tools.format('header', style === 'text' ? false : Number(style))}
        />
      </div>
      <Group>{MARK_TOOLS.map(button)}</Group>
      <Group>{LIST_TOOLS.map(button)}</Group>
      <Group>
        {BLOCK_TOOLS.map(button)}
        <ToolButton label="Inserir link" icon={Link2} isOn={formats.link !== undefined} onClick={onLink} />
        <ToolButton label="Inserir imagem" icon={ImagePlus} onClick={onImage} />
        <ToolButton label="Inserir nota de rodapé" icon={Asterisk} onClick={onNote} />
        <TableMenu tools={tools} cell={formats.table} />
        <AlignmentMenu tools={tools} align={formats.align} />
      </Group>
      <Group>{EDIT_TOOLS.map(button)}</Group>
      <IconButton
        aria-label="Mais formatação"
        aria-expanded={isExpanded}
        {...TOOL_LOOK}
        className={`${styles.tool} ${styles.more}`}
        icon={<More size={17} aria-hidden />}
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => {
          setExpanded(!isExpanded)
          // The tab stop must not stay on a button that is hidden from now on.
          if (bar.current) keepTabStop(bar.current, event.currentTarget)
        }}
      />
    </div>
  )
}

function Group({ children }: { children: ReactNode }) {
  return <div className={styles.group}>{children}</div>
}

/** Four buttons in one: alignment is set once a text, if at all. */
function AlignmentMenu({ tools, align }: { tools: TextTools; align: unknown }) {
  const current = ALIGNMENTS.find(({ value }) => value === align) ?? ALIGNMENTS[0]
  const Icon = current.icon
  return (
    <Menu isLazy placement="bottom-start">
      <AppTooltip label="Alinhamento">
        <MenuButton
          as={IconButton}
          aria-label={`Alinhamento: ${current.label}`}
          data-tool="wide"
          {...TOOL_LOOK}
          icon={<Icon size={17} aria-hidden />}
        />
      </AppTooltip>
      <MenuList minW="200px">
        <MenuOptionGroup
          type="radio"
          value={current.value}
          onChange={(value) => tools.format('align', value === 'left' ? false : value)}
        >
          {ALIGNMENTS.map(({ value, label }) => (
            <MenuItemOption key={value} value={value}>
              {label}
            </MenuItemOption>
          ))}
        </MenuOptionGroup>
      </MenuList>
    </Menu>
  )
}

const NEW_TABLES = [2, 3, 4] as const
const ROWS = 3

type TableEdit = Parameters<TextTools['editTable']>[0]

const EDITS: readonly (readonly [edit: TableEdit, label: string])[] = [
  ['row-above', 'Linha acima'],
  ['row-below', 'Linha abaixo'],
  ['column-before', 'Coluna à esquerda'],
  ['column-after', 'Coluna à direita'],
  ['head', 'Cabeçalho na primeira linha'],
  ['delete-row', 'Apagar linha'],
  ['delete-column', 'Apagar coluna'],
  ['delete-table', 'Apagar tabela'],
]

/** Outside a table it makes one; inside it changes the one that the caret is in. */
export function TableMenu({ tools, cell }: { tools: TextTools; cell: unknown }) {
  const { toast } = useServices()
  // A selection over several cells has the names of all of them.
  const isInside = cell !== undefined
  // The code that changes tables is loaded with the first change.
  const change = (changing: Promise<void>) =>
    void changing.catch(() => toast.error('Não foi possível mudar a tabela', 'Verifique a conexão e tente novamente.'))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pressing it does nothing but keep the caret of the text
    <div
      className={styles.tableMenu}
      data-tool="common"
      data-on={isInside || undefined}
      // The text keeps its caret, which says which table is meant.
      onMouseDown={(event) => event.preventDefault()}
    >
      <ActionMenu
        label={isInside ? 'Editar tabela' : 'Inserir tabela'}
        icon={<Table size={17} aria-hidden />}
        items={isInside ? editItems(tools, change) : newItems(tools, change)}
      />
    </div>
  )
}

type Change = (changing: Promise<void>) => void

const newItems = (tools: TextTools, change: Change): ActionMenuItem[] =>
  NEW_TABLES.map((columns) => ({
    label: `Tabela de ${columns} colunas`,
    onSelect: () => change(tools.insertTable(ROWS, columns)),
  }))

const editItems = (tools: TextTools, change: Change): ActionMenuItem[] =>
  EDITS.map(([edit, label]) => ({
    label,
    danger: edit.startsWith('delete'),
    onSelect: () => change(tools.editTable(edit)),
  }))

/** Props of a button among the tools. */
const TOOL_LOOK = { size: 'sm', className: styles.tool } as const

interface ToolButtonProps {
  label: string
  icon: LucideIcon
  isOn?: boolean | undefined
  onClick: () => void
}

function ToolButton({ label, icon: Icon, isOn, onClick }: ToolButtonProps) {
  return (
    <AppTooltip label={label}>
      <IconButton
        aria-label={label}
        aria-pressed={isOn}
        data-tool={toolRank(label)}
        {...TOOL_LOOK}
        icon={<Icon size={17} aria-hidden />}
        // The text keeps its focus and selection under the pointer.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClick}
      />
    </AppTooltip>
  )
}

const NONE: Formats = {}
/** ms; short enough for a toolbar that follows the cursor. */
const LOOK_AFTER = 60

/**
 * The formats at the cursor; the last ones while the editor has no focus. `look` is for after a command: a format set
 * with nothing selected waits for the next letter and is no event of the editor's.
 */
function useFormats(tools: TextTools): { formats: Formats; look: () => void } {
  const [formats, setFormats] = useState(NONE)
  const look = useCallback(() => {
    const next = tools.formats()
    if (next) setFormats((now) => (isEqual(now, next) ? now : next))
  }, [tools])
  useEffect(() => {
    let cancel: (() => void) | undefined
    const end = tools.onMove(() => {
      // Waits until the handler of the key has ended: the selection is measured each time it is read.
      cancel?.()
      cancel = whenIdle(LOOK_AFTER, look)
    })
    return () => {
      cancel?.()
      end()
    }
  }, [tools, look])
  return { formats, look }
}

const allOf = (bar: HTMLElement) => [...bar.querySelectorAll<HTMLElement>('button')]

/** In px; buttons of one row may differ in height, and stand on one middle. */
const rowOf = ({ top, height }: DOMRect) => Math.round(top + height / 2)

/** Those on screen, row by row as they are seen; all where none is laid out. */
function visibleOf(bar: HTMLElement): HTMLElement[] {
  const all = allOf(bar)
  const visible = all
    .map((button) => ({ button, rect: button.getBoundingClientRect() }))
    .filter(({ rect }) => rect.width > 0)
    .sort((one, other) => rowOf(one.rect) - rowOf(other.rect) || one.rect.left - other.rect.left)
  return visible.length > 0 ? visible.map(({ button }) => button) : all
}

/** The button that the Tab key comes back to. What is focused in a portal (the open menu) is none of the bar's. */
function keepTabStop(bar: HTMLElement, target: EventTarget | null | undefined): void {
  const all = allOf(bar)
  if (!all.some((button) => button === target)) return
  for (const button of all) button.tabIndex = button === target ? 0 : -1
}

/** Makes the first button the tab stop before any of them had the focus. */
function initTabStop(bar: HTMLElement): void {
  keepTabStop(bar, visibleOf(bar)[0])
}

/** Arrows, Home and End move among the buttons. */
const moveFocus = (event: KeyboardEvent<HTMLElement>) => focusByArrows(event, visibleOf(event.currentTarget))
