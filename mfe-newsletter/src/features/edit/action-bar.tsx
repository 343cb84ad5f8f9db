import { Box, Button, Flex, keepClear } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { Eye } from 'lucide-react'
import type { IssueEditing } from '../../shared/issue-editing/create-issue-editing'
import { SHORT_WINDOW } from '../../shared/rich-text/short-window'
import { PANELS_ID } from './editor-panels'
import { SaveStatus } from './save-status'

const keepBar = keepClear('--ementa-page-bar')

/** What a finger hits; a desk has finer tools. */
const TOUCH = { base: '44px', md: '36px' }

/**
 * State and the two things one does all the time, always at hand above a long text. Beside the sidebar of a tablet its
 * words are as short as on a phone.
 */
export function ActionBar({ editing, onPreview }: { editing: IssueEditing; onPreview: () => void }) {
  const { save, issue } = useSnapshot(editing.state)
  const isSaving = save === 'saving'
  const saveLabel = issue.status === 'draft' ? 'Salvar rascunho' : 'Salvar alterações'
  return (
    <Flex
      ref={keepBar}
      position="sticky"
      top="var(--ementa-header)"
      zIndex={6}
      bg="bg"
      borderBottom="1px solid"
      borderColor="border"
      px={4}
      py={{ base: 1, md: 2 }}
      minH="53px"
      sx={{ [SHORT_WINDOW]: { position: 'static' } }}
      align="center"
      justify="flex-end"
      wrap="wrap"
      columnGap={{ base: 1, md: 2 }}
    >
      <Box flex="1 1 5rem" minW={0}>
        <SaveStatus editing={editing} />
      </Box>
      <Button
        size="sm"
        minW={TOUCH}
        minH={TOUCH}
        px={{ base: 2, sm: 3 }}
        aria-label="Pré-visualizar"
        onClick={onPreview}
      >
        <Eye size={16} aria-hidden />
        <Box as="span" display={{ base: 'none', sm: 'inline', md: 'none', lg: 'inline' }} ms={2}>
          Pré-visualizar
        </Box>
      </Button>
      <Button
        size="sm"
        minH={TOUCH}
        px={{ base: 2, sm: 3 }}
        display={{ base: 'inline-flex', xl: 'none' }}
        onClick={showPanels}
      >
        Enviar…
      </Button>
      <Button
        size="sm"
        minH={TOUCH}
        px={{ base: 2, sm: 3 }}
        variant="solid"
        aria-label={saveLabel}
        // Not `disabled`, which would take the focus away from it.
        aria-disabled={isSaving}
        onClick={() => !isSaving && void editing.save()}
      >
        <Box as="span" display={{ base: 'inline', lg: 'none' }}>
          Salvar
        </Box>
        <Box as="span" display={{ base: 'none', lg: 'inline' }}>
          {saveLabel}
        </Box>
      </Button>
    </Flex>
  )
}

/** Below a long text the panels are far away. */
function showPanels() {
  const panels = document.getElementById(PANELS_ID)
  panels?.scrollIntoView({ block: 'start' })
  panels?.querySelector<HTMLElement>('[role="tab"]')?.focus({ preventScroll: true })
}
