import type { NewsletterIssue } from '@ementa/contracts'
import { absoluteTime, Box, Button, Flex, Heading, SimpleGrid, Text } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { Sheet } from '@ementa/ui/overlays'
import { GitCompareArrows } from 'lucide-react'
import { useState } from 'react'
import type { IssueEditing } from '../../shared/issue-editing/create-issue-editing'
import { IssueHtml } from '../../shared/issue-html/issue-html'
import { Notice } from '../../shared/notices/notice'

const TITLE = 'Esta edição foi alterada em outra aba'

/** Two tabs saved the same issue: nobody's text is thrown away before the person has decided. */
export function ConflictDialog({ editing }: { editing: IssueEditing }) {
  const { conflict, isConflictOpen, fields } = useSnapshot(editing.state)
  const [isComparing, setComparing] = useState(false)
  if (!conflict) return null

  const close = () => editing.openConflict(false)
  return (
    <>
      <Notice
        icon={GitCompareArrows}
        tone="warning"
        title={TITLE}
        actions={
          <Button size="sm" onClick={() => editing.openConflict(true)}>
            Decidir
          </Button>
        }
      >
        Enquanto você não decidir, nada é salvo por cima da outra versão.
      </Notice>
      <Sheet isOpen={isConflictOpen} onClose={close} title={TITLE} size={isComparing ? '2xl' : 'lg'}>
        <Text color="fg.muted">
          A outra aba salvou a edição em {absoluteTime(conflict.updated_at)}. O que está escrito aqui é diferente.
          “Manter a minha” substitui o que a outra salvou. Com “Usar a outra”, o que está aqui continua guardado neste
          aparelho até você descartá-lo.
        </Text>
        {isComparing && (
          <SimpleGrid columns={{ base: 1, md: 2 }} gap={5} mt={4} alignItems="end">
            <Version title="Nesta aba" subject={fields.subject} preheader={fields.preheader} html={editing.html()} />
            <Version
              title="Na outra aba"
              subject={conflict.subject}
              preheader={conflict.preheader ?? ''}
              html={conflict.html}
            />
          </SimpleGrid>
        )}
        <Flex gap={2} mt={5} wrap="wrap" justify="flex-end">
          {!isComparing && (
            <Button variant="ghost" onClick={() => setComparing(true)}>
              Ver as duas
            </Button>
          )}
          <Button onClick={() => editing.takeOther()}>Usar a outra</Button>
          <Button variant="solid" onClick={() => void editing.keepMine()}>
            Manter a minha
          </Button>
        </Flex>
      </Sheet>
    </>
  )
}

interface VersionProps extends Pick<NewsletterIssue, 'subject' | 'html'> {
  title: string
  preheader: string
}

function Version({ title, subject, preheader, html }: VersionProps) {
  return (
    <Box as="section" aria-label={title} minW={0}>
      <Text textStyle="smallCaps" color="fg.subtle">
        {title}
      </Text>
      <Heading as="h3" size="sm" mt={1}>
        {subject || 'Sem assunto'}
      </Heading>
      {preheader && (
        <Text fontSize="sm" color="fg.muted">
          {preheader}
        </Text>
      )}
      <Box
        mt={3}
        p={3}
        maxH="40vh"
        overflowY="auto"
        tabIndex={0}
        role="group"
        aria-label={`Texto: ${title}`}
        border="1px solid"
        borderColor="border"
        borderRadius="md"
      >
        <IssueHtml html={html} below={3} fontSize="sm" />
      </Box>
    </Box>
  )
}
