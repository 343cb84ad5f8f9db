import { Box, Heading, Stack, Text } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import type { IssueEditing } from '../../../shared/issue-editing/create-issue-editing'
import { templatesQuery } from '../../../shared/templates/queries'
import { OwnTemplateRow } from './own-template-row'
import { SaveTemplate } from './save-template'

interface OwnTemplatesProps {
  editing: IssueEditing
  newsletterId: string
  /** Puts the template's HTML into the text; null while the editor is not there. */
  onApply: ((html: string) => void) | null
}

/** Texts of one's own to begin with: used, renamed, deleted, and made of the issue that is open. */
export default function OwnTemplates({ editing, newsletterId, onApply }: OwnTemplatesProps) {
  const { data } = useRead(templatesQuery(newsletterId))
  return (
    <Box as="section" aria-label="Seus modelos" mt={5}>
      <Heading as="h2" size="sm">
        Seus modelos
      </Heading>
      {data?.templates.length === 0 && (
        <Text fontSize="sm" color="fg.muted" mt={1}>
          Guarde aqui a estrutura que você repete: seções, abertura, assinatura.
        </Text>
      )}
      <Stack as="ul" listStyleType="none" spacing={0} mb={3}>
        {data?.templates.map((template) => (
          <OwnTemplateRow key={template.id} template={template} editing={editing} onApply={onApply} />
        ))}
      </Stack>
      <SaveTemplate editing={editing} newsletterId={newsletterId} isDisabled={onApply === null} />
    </Box>
  )
}
