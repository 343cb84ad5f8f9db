import { IconButton } from '@ementa/ui'
import { SelectField } from '@ementa/ui/forms'
import { Asterisk, ChevronUp, Ellipsis, ImagePlus, Link2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { AlignmentMenu } from './alignment-menu'
import styles from './rich-text.module.css'
import { TableMenu } from './table-menu'
import type { TextTools } from './text-surface'
import { TOOL_LOOK, ToolButton } from './tool-button'
import { initTabStop, keepTabStop, moveFocus } from './toolbar-keys'
import { BLOCK_TOOLS, EDIT_TOOLS, LIST_TOOLS, MARK_TOOLS, PARAGRAPHS, paragraphOf, type Tool } from './tools'
import { useFormats } from './use-formats'

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
