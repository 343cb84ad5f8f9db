import { type IssueTemplate, TEMPLATE_LABELS } from '@ementa/contracts'
import { Box, Button, Flex, Stack, Text, useServices } from '@ementa/ui'
import { useState } from 'react'
import type { IssueEditing } from '../../../shared/issue-editing/create-issue-editing'
import { askToReplace } from './ask-to-replace'

const TEMPLATES: readonly { template: IssueTemplate; description: string }[] = [
  { template: 'classic', description: 'Abertura, o que mudou e o que fazer agora.' },
  { template: 'magazine', description: 'Matéria de capa, entrevista e agenda.' },
  { template: 'highlights', description: 'Lista numerada com os destaques da semana.' },
]

interface TemplatesPanelProps {
  editing: IssueEditing
  /** Puts the template's HTML into the text; null while the editor is not there. */
  onApply: ((html: string) => void) | null
}

/** A text to begin with. It asks before it replaces one (NS-53), and undo brings the old one back. */
export function TemplatesPanel({ editing, onApply }: TemplatesPanelProps) {
  const { api, toast } = useServices()
  const [busy, setBusy] = useState<IssueTemplate | null>(null)

  async function apply(template: IssueTemplate) {
    if (!(await askToReplace(editing, TEMPLATE_LABELS[template]))) return
    setBusy(template)
    try {
      onApply?.((await api.newsletters.applyTemplate({ template })).html)
    } catch (error) {
      toast.actionFailed(error)
    } finally {
      setBusy(null)
    }
  }

  return (
    <Stack as="ul" listStyleType="none" spacing={0}>
      {TEMPLATES.map(({ template, description }) => (
        <Flex as="li" key={template} gap={3} py={3} borderBottom="1px solid" borderColor="border" align="center">
          <Box flex={1} minW={0}>
            <Text fontFamily="heading" fontWeight={600}>
              {TEMPLATE_LABELS[template]}
            </Text>
            <Text fontSize="sm" color="fg.muted">
              {description}
            </Text>
          </Box>
          <Button
            size="sm"
            onClick={() => void apply(template)}
            isLoading={busy === template}
            isDisabled={onApply === null || (busy !== null && busy !== template)}
            aria-label={`Usar modelo ${TEMPLATE_LABELS[template]}`}
          >
            Usar
          </Button>
        </Flex>
      ))}
    </Stack>
  )
}
