import { HOLD_LABELS, ISSUE_STATUS_LABELS, type Newsletter, type NewsletterIssue, paths } from '@ementa/contracts'
import { Box, Button, Flex, RetryLine, Section, Stamp, Text, TimeAgo, useServices, weekdayTime } from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import { CalendarClock, FlaskConical, PenLine, Settings2, SlidersHorizontal } from 'lucide-react'
import { RowLink } from '../../shared/rows/row-link'
import { OwnerMetrics } from './owner-metrics'
import { UNDER_DEVELOPMENT, UNDER_DEVELOPMENT_NOTE } from './texts'
import { UnsentActions } from './unsent-actions'
import { useUnsentIssues } from './use-issues'

/** What only the owner sees: ways to write and plan, work in preparation, numbers (NS-47, NS-49, NS-50). */
export function OwnerDesk({ newsletter, isSample }: { newsletter: Newsletter; isSample: boolean }) {
  const { toast } = useServices()
  const { handle } = newsletter
  const { data: unsent, error, refresh, isValidating } = useUnsentIssues(newsletter.id)
  return (
    <Box bg="bg.sunken">
      <Section title="Sua mesa">
        <Flex
          display={{ base: 'grid', md: 'flex' }}
          gridTemplateColumns="repeat(auto-fit, minmax(10.5rem, 1fr))"
          gap={2}
          wrap="wrap"
        >
          <Button
            as={Link}
            to={paths.issueNew.href({ handle })}
            variant="solid"
            gridColumn="1 / -1"
            leftIcon={<PenLine size={18} aria-hidden />}
          >
            Criar Edição
          </Button>
          <Button
            as={Link}
            to={paths.newsletterSchedule.href({ handle })}
            leftIcon={<CalendarClock size={18} aria-hidden />}
          >
            Agendamentos
          </Button>
          <Button
            as={Link}
            to={paths.newsletterABTest.href({ handle })}
            leftIcon={<FlaskConical size={18} aria-hidden />}
          >
            Testes A/B
          </Button>
          <Button
            as={Link}
            to={paths.newsletterSettings.href({ handle })}
            leftIcon={<SlidersHorizontal size={18} aria-hidden />}
          >
            Configurações
          </Button>
          <Button
            variant="ghost"
            leftIcon={<Settings2 size={18} aria-hidden />}
            onClick={() => toast.info(UNDER_DEVELOPMENT, UNDER_DEVELOPMENT_NOTE)}
          >
            Gerenciar
          </Button>
        </Flex>
        {!unsent && error !== undefined && (
          <Box mt={4}>
            <RetryLine onRetry={() => void refresh()} isRetrying={isValidating} label="Carregar rascunhos">
              Seus rascunhos e agendamentos não carregaram.
            </RetryLine>
          </Box>
        )}
        {unsent && unsent.length > 0 && (
          <Box as="ul" listStyleType="none" mt={5} borderTop="1px solid" borderColor="border" aria-label="Em preparo">
            {unsent.map((issue) => (
              <UnsentRow key={issue.id} issue={issue} handle={handle} />
            ))}
          </Box>
        )}
      </Section>
      <OwnerMetrics newsletterId={newsletter.id} isSample={isSample} />
    </Box>
  )
}

function UnsentRow({ issue, handle }: { issue: NewsletterIssue; handle: string }) {
  return (
    <Flex as="li" position="relative" align="center" gap={3} py={3} borderBottom="1px solid" borderColor="border">
      <Box flex={1} minW={0}>
        <Box
          as={RowLink}
          to={paths.issueEdit.href({ handle, issueId: issue.id })}
          fontFamily="heading"
          fontWeight={600}
        >
          {issue.subject || issue.title || 'Sem assunto'}
        </Box>
        <Text textStyle="meta">
          {issue.held && `${HOLD_LABELS[issue.held.reason]} · `}
          {issue.scheduled_at ? (
            `Sai ${weekdayTime(issue.scheduled_at)}`
          ) : (
            <>
              Editada <TimeAgo iso={issue.updated_at} />
            </>
          )}
        </Text>
      </Box>
      <Stamp kind={issue.status === 'scheduled' ? 'scheduled' : 'draft'}>{ISSUE_STATUS_LABELS[issue.status]}</Stamp>
      <UnsentActions issue={issue} />
    </Flex>
  )
}
