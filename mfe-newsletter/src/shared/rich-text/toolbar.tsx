import { Box, Flex, IconButton, Portal } from '@ementa/ui'
import { SelectField } from '@ementa/ui/forms'
import { AppTooltip, Menu, MenuButton, MenuItemOption, MenuList, MenuOptionGroup } from '@ementa/ui/overlays'
import {
  AlignCenter,
  AlignJustify,
  AlignLeft,
  AlignRight,
  Bold,
  ChevronUp,
  Code,
  Ellipsis,
  ImagePlus,
  IndentDecrease,
  IndentIncrease,
  Italic,
  Link2,
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
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Quill } from 'react-quill'
import { useFormats } from './use-formats'

const PARAGRAPHS = [
  { value: 'text', label: 'Texto' },
  { value: '1', label: 'Título' },
  { value: '2', label: 'Seção' },
  { value: '3', label: 'Subseção' },
] as const

interface Tool {
  label: string
  icon: LucideIcon
  /** Absent: a command, not a state. */
  format?: readonly [name: string, value: unknown]
  run?: (quill: Quill) => void
}

const GROUPS: readonly (readonly Tool[])[] = [
  [
    { label: 'Negrito', icon: Bold, format: ['bold', true] },
    { label: 'Itálico', icon: Italic, format: ['italic', true] },
    { label: 'Sublinhado', icon: Underline, format: ['underline', true] },
    { label: 'Tachado', icon: Strikethrough, format: ['strike', true] },
    { label: 'Sobrescrito', icon: Superscript, format: ['script', 'super'] },
    { label: 'Subscrito', icon: Subscript, format: ['script', 'sub'] },
  ],
  [
    { label: 'Lista com marcadores', icon: List, format: ['list', 'bullet'] },
    { label: 'Lista numerada', icon: ListOrdered, format: ['list', 'ordered'] },
    { label: 'Diminuir recuo', icon: IndentDecrease, run: (quill) => quill.format('indent', '-1', 'user') },
    { label: 'Aumentar recuo', icon: IndentIncrease, run: (quill) => quill.format('indent', '+1', 'user') },
  ],
  [
    { label: 'Citação', icon: Quote, format: ['blockquote', true] },
    { label: 'Bloco de código', icon: Code, format: ['code-block', true] },
  ],
  [
    { label: 'Limpar formatação', icon: RemoveFormatting, run: clearFormats },
    { label: 'Desfazer', icon: Undo2, run: (quill) => quill.history.undo() },
    { label: 'Refazer', icon: Redo2, run: (quill) => quill.history.redo() },
  ],
]

/** What a phone shows at once, in one row of eight with the button for the rest. */
const PRIMARY: ReadonlySet<string> = new Set([
  ...['Negrito', 'Itálico', 'Lista com marcadores', 'Citação'],
  ...['Inserir link', 'Inserir imagem', 'Desfazer'],
])

/** A phone holds the primary tools in one row and the others below them, on demand; a wider screen holds all. */
const PHONE_ROWS = {
  '@media (max-width: 47.99em)': {
    '[data-tool="more"]': { order: 2 },
    '&[data-expanded="false"] [data-tool="more"]': { display: 'none' },
  },
}

const ALIGNMENTS = [
  { value: 'left', label: 'Alinhar à esquerda', icon: AlignLeft },
  { value: 'center', label: 'Centralizar', icon: AlignCenter },
  { value: 'right', label: 'Alinhar à direita', icon: AlignRight },
  { value: 'justify', label: 'Justificar', icon: AlignJustify },
] as const

function clearFormats(quill: Quill) {
  const range = quill.getSelection(true)
  if (range.length > 0) return void quill.removeFormat(range.index, range.length, 'user')
  for (const name of Object.keys(quill.getFormat(range))) quill.format(name, false, 'user')
}

interface ToolbarProps {
  quill: Quill
  onLink: () => void
  onImage: () => void
}

/** The list and one button are stops of the Tab key; arrows move among the buttons (WAI-ARIA toolbar pattern). */
export function Toolbar({ quill, onLink, onImage }: ToolbarProps) {
  const { formats, look } = useFormats(quill)
  const bar = useRef<HTMLDivElement>(null)
  const [isExpanded, setExpanded] = useState(false)

  function toggle(name: string, value: unknown) {
    quill.focus()
    // Asked now: the buttons follow the cursor a moment later.
    const isOn = quill.getFormat()[name] === value
    quill.format(name, isOn ? false : (value ?? false), 'user')
  }

  /** Those on screen, row by row as they are seen. */
  function buttons() {
    const all = [...(bar.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    const seen = all.map((button) => ({ button, rect: button.getBoundingClientRect() }))
    const shown = seen.filter(({ rect }) => rect.width > 0)
    if (shown.length === 0) return all
    return shown
      .sort((one, other) => one.rect.top - other.rect.top || one.rect.left - other.rect.left)
      .map(({ button }) => button)
  }

  /** The button that the Tab key comes back to. What is focused in a portal (the open menu) is none of the bar's. */
  function keepStop(target: EventTarget | undefined) {
    const all = [...(bar.current?.querySelectorAll<HTMLElement>('button') ?? [])]
    if (!all.some((button) => button === target)) return
    for (const button of all) button.tabIndex = button === target ? 0 : -1
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons are the same for good
  useEffect(() => keepStop(buttons()[0]), [])

  function moveFocus(event: KeyboardEvent) {
    const all = buttons()
    const at = event.target instanceof HTMLElement ? all.indexOf(event.target) : -1
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
    if (at === -1 || next === undefined) return
    event.preventDefault()
    all.at(next % all.length)?.focus()
  }

  const insertTools: readonly { label: string; icon: LucideIcon; onClick: () => void; isOn?: boolean }[] = [
    { label: 'Inserir link', icon: Link2, onClick: onLink, isOn: formats.link !== undefined },
    { label: 'Inserir imagem', icon: ImagePlus, onClick: onImage },
  ]

  return (
    <Flex
      ref={bar}
      role="toolbar"
      aria-label="Formatação"
      onKeyDown={moveFocus}
      onFocus={(event) => keepStop(event.target)}
      position="sticky"
      top="109px"
      zIndex={5}
      bg="bg"
      align="center"
      gap={{ base: 0, md: 0.5 }}
      py={{ base: 0, md: 1 }}
      minH="45px"
      flexWrap="wrap"
      borderBottom="1px solid"
      borderColor="border"
      data-expanded={isExpanded}
      sx={PHONE_ROWS}
    >
      <Box data-tool="more">
        <SelectField
          label="Estilo do parágrafo"
          hideLabel
          size="sm"
          w={{ base: '90px', md: '84px' }}
          variant="unstyled"
          options={PARAGRAPHS}
          value={paragraphOf(formats.header)}
          onChange={(style) => {
            quill.focus()
            quill.format('header', style === 'text' ? false : Number(style), 'user')
          }}
        />
      </Box>
      {GROUPS.map((group) => (
        <Group key={group[0]?.label}>
          {group.map(({ label, icon, format, run }) => (
            <ToolButton
              key={label}
              label={label}
              icon={icon}
              isOn={format && formats[format[0]] === format[1]}
              onClick={() => {
                if (format) toggle(...format)
                else run?.(quill)
                look()
              }}
            />
          ))}
          {group === GROUPS[2] && insertTools.map((tool) => <ToolButton key={tool.label} {...tool} />)}
          {group === GROUPS[2] && <AlignmentMenu quill={quill} align={formats.align} />}
        </Group>
      ))}
      <IconButton
        aria-label="Mais formatação"
        aria-expanded={isExpanded}
        {...TOOL_LOOK}
        display={{ base: 'inline-flex', md: 'none' }}
        order={1}
        icon={<Box as={isExpanded ? ChevronUp : Ellipsis} boxSize="17px" aria-hidden />}
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => {
          setExpanded(!isExpanded)
          // Not on a button that is hidden from now on.
          keepStop(event.currentTarget)
        }}
      />
    </Flex>
  )
}

function paragraphOf(header: unknown): (typeof PARAGRAPHS)[number]['value'] {
  return PARAGRAPHS.find(({ value }) => value === String(header))?.value ?? 'text'
}

/** Four buttons in one: alignment is set once a text, if at all. */
function AlignmentMenu({ quill, align }: { quill: Quill; align: unknown }) {
  const current = ALIGNMENTS.find(({ value }) => value === align) ?? ALIGNMENTS[0]
  return (
    <Menu isLazy placement="bottom-start">
      <AppTooltip label="Alinhamento">
        <MenuButton
          as={IconButton}
          aria-label={`Alinhamento: ${current.label}`}
          data-tool="more"
          {...TOOL_LOOK}
          icon={<Box as={current.icon} boxSize="17px" aria-hidden />}
        />
      </AppTooltip>
      <Portal>
        <MenuList zIndex="dropdown" minW="200px">
          <MenuOptionGroup
            type="radio"
            value={current.value}
            onChange={(value) => {
              quill.focus()
              quill.format('align', value === 'left' ? false : value, 'user')
            }}
          >
            {ALIGNMENTS.map(({ value, label }) => (
              <MenuItemOption key={value} value={value}>
                {label}
              </MenuItemOption>
            ))}
          </MenuOptionGroup>
        </MenuList>
      </Portal>
    </Menu>
  )
}

function Group({ children }: { children: React.ReactNode }) {
  return (
    <Flex
      display={{ base: 'contents', md: 'flex' }}
      ps={{ md: 0.5 }}
      ms={{ md: 0.5 }}
      borderInlineStart="1px solid"
      borderColor="border"
      flexShrink={0}
    >
      {children}
    </Flex>
  )
}

/** A finger's size on phones; on a desk, what fits all tools into one row beside the panels. */
const TOOL_WIDTH = { base: '44px', md: '28px' }

const TOOL_LOOK = {
  variant: 'ghost',
  size: 'sm',
  minW: TOOL_WIDTH,
  w: TOOL_WIDTH,
  h: { base: '44px', md: 8 },
  px: 0,
} as const

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
        data-tool={PRIMARY.has(label) ? 'primary' : 'more'}
        {...TOOL_LOOK}
        bg={isOn ? 'brand.subtle' : undefined}
        icon={<Box as={Icon} boxSize="17px" aria-hidden />}
        // The text keeps its focus and selection under the pointer.
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClick}
      />
    </AppTooltip>
  )
}
