import { HOLD_LABELS, ISSUE_STATUS_LABELS, type Newsletter, type NewsletterIssue, paths } from '@ementa/contracts'
import { Button, ButtonLink, RetryLine, Section, Stamp, TimeAgo, useHost, useServices, weekdayTime } from '@ementa/ui'
import { CalendarClock, FlaskConical, PenLine, Settings2, SlidersHorizontal } from 'lucide-react'
import plain from '../../shared/plain/plain.module.css'
import { RowLink } from '../../shared/rows/row-link'
import styles from './owner.module.css'
import { OwnerMetrics } from './owner-metrics'
import { UNDER_DEVELOPMENT, UNDER_DEVELOPMENT_NOTE } from './texts'
import { UnsentActions } from './unsent-actions'
import { useUnsentIssues } from './use-issues'

/** Desk that only the owner sees: links to write and plan, issues in preparation, and numbers. */
export function OwnerDesk({ newsletter, isSample }: { newsletter: Newsletter; isSample: boolean }) {
  const { toast } = useServices()
  const { isCommunity } = useHost()
  const { handle } = newsletter
  const { data: unsent, error, refresh, isValidating } = useUnsentIssues(newsletter.id)
  return (
    <div className={styles.desk}>
      <Section title="Sua mesa">
        <div className={styles.ways}>
          <ButtonLink
            className={styles.action}
            to={paths.issueNew.href({ handle })}
            variant="solid"
            leftIcon={<PenLine size={18} aria-hidden />}
          >
            Criar Edição
          </ButtonLink>
          <ButtonLink to={paths.newsletterSchedule.href({ handle })} leftIcon={<CalendarClock size={18} aria-hidden />}>
            Agendamentos
          </ButtonLink>
          {!isCommunity && (
            <ButtonLink to={paths.newsletterABTest.href({ handle })} leftIcon={<FlaskConical size={18} aria-hidden />}>
              Testes A/B
            </ButtonLink>
          )}
          <ButtonLink
            to={paths.newsletterSettings.href({ handle })}
            leftIcon={<SlidersHorizontal size={18} aria-hidden />}
          >
            Configurações
          </ButtonLink>
          <Button
            variant="ghost"
            leftIcon={<Settings2 size={18} aria-hidden />}
            onClick={() => toast.info(UNDER_DEVELOPMENT, UNDER_DEVELOPMENT_NOTE)}
          >
            Gerenciar
          </Button>
        </div>
        {!unsent && error !== undefined && (
          <div className={styles.retry}>
            <RetryLine onRetry={() => void refresh()} isRetrying={isValidating} label="Carregar rascunhos">
              Seus rascunhos e agendamentos não carregaram.
            </RetryLine>
          </div>
        )}
        {unsent && unsent.length > 0 && (
          <ul className={`${plain.list} ${styles.unsent}`} aria-label="Em preparo">
            {unsent.map((issue) => (
              <UnsentRow key={issue.id} issue={issue} handle={handle} />
            ))}
          </ul>
        )}
      </Section>
      <OwnerMetrics newsletterId={newsletter.id} isSample={isSample} />
    </div>
  )
}

function UnsentRow({ issue, handle }: { issue: NewsletterIssue; handle: string }) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <RowLink className={plain.serif} to={paths.issueEdit.href({ handle, issueId: issue.id })}>
          {issue.subject || issue.title || 'Sem assunto'}
        </RowLink>
        <p className={plain.meta}>
          {issue.held && `${HOLD_LABELS[issue.held.reason]} · `}
          {issue.scheduled_at ? (
            `Sai ${weekdayTime(issue.scheduled_at)}`
          ) : (
            <>
              Editada <TimeAgo iso={issue.updated_at} />
            </>
          )}
        </p>
      </div>
      <Stamp kind={issue.status === 'scheduled' ? 'scheduled' : 'draft'}>{ISSUE_STATUS_LABELS[issue.status]}</Stamp>
      <UnsentActions issue={issue} />
    </li>
  )
}
