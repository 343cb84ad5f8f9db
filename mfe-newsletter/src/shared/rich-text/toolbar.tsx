import { Box, Flex, IconButton } from '@ementa/ui'
import { SelectField } from '@ementa/ui/forms'
import { Asterisk, ChevronUp, Ellipsis, ImagePlus, Link2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { AlignmentMenu } from './alignment-menu'
import { SHORT_WINDOW } from './short-window'
import { TableMenu } from './table-menu'
import type { TextTools } from './text-surface'
import { TOOL_LOOK, ToolButton } from './tool-button'
import { initTabStop, keepTabStop, moveFocus } from './toolbar-keys'
import {
  BLOCK_TOOLS,
  EDIT_TOOLS,
  LIST_TOOLS,
  MARK_TOOLS,
  PARAGRAPHS,
  paragraphOf,
  type Tool,
  type ToolRank,
} from './tools'
import { useFormats } from './use-formats'

const hidden = (...ranks: readonly ToolRank[]) => ({
  [ranks.map((rank) => `&[data-expanded="false"] [data-tool="${rank}"]`).join()]: { display: 'none' },
})

/** One row at any width, the other tools on demand: below it on a phone, where they would stand on a wider page. */
const ROWS = {
  '@media (max-width: 47.99em)': {
    '[data-tool]:not([data-tool="primary"])': { order: 2 },
    ...hidden('common', 'wide', 'rare'),
  },
  '@media (min-width: 48em) and (max-width: 79.99em)': hidden('wide', 'rare'),
  '@media (min-width: 80em)': hidden('rare'),
  [SHORT_WINDOW]: { top: 'var(--ementa-header)' },
}

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
    <Flex
      ref={bar}
      role="toolbar"
      aria-label="Formatação"
      onKeyDown={moveFocus}
      onFocus={(event) => keepTabStop(event.currentTarget, event.target)}
      position="sticky"
      top="calc(var(--ementa-header) + var(--ementa-page-bar))"
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
      sx={ROWS}
    >
      <Box data-tool="common">
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
      </Box>
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
        order={{ base: 1, md: 0 }}
        icon={<Box as={isExpanded ? ChevronUp : Ellipsis} boxSize="17px" aria-hidden />}
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => {
          setExpanded(!isExpanded)
          // Not on a button that is hidden from now on.
          if (bar.current) keepTabStop(bar.current, event.currentTarget)
        }}
      />
    </Flex>
  )
}

function Group({ children }: { children: ReactNode }) {
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
