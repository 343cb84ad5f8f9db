import {
  HOLD_LABELS,
  ISSUE_STATUS_LABELS,
  type Newsletter,
  type NewsletterIssue,
  type Outputs,
  paths,
  randomId,
} from '@ementa/contracts'
import {
  Button,
  ButtonLink,
  counted,
  formatNumber,
  formatPercent,
  IconButton,
  RetryLine,
  Section,
  Skeletons,
  Stamp,
  StatTile,
  StatTiles,
  TimeAgo,
  useHost,
  useServices,
  weekdayTime,
} from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { BarChart } from '@ementa/ui/forms'
import { CalendarClock, Copy, FlaskConical, PenLine, Settings2, SlidersHorizontal, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useDeliveryTexts } from '../../shared/delivery/delivery-texts'
import { offerUndo, useOneCall } from '../../shared/failures/use-one-call'
import { metricsQuery, unsentIssuesQuery } from '../../shared/newsletters/queries'
import { SampleNote } from '../../shared/notices/notices'
import plain from '../../shared/plain/plain.module.css'
import { RowLink } from '../../shared/rows/row-link'
import UndoSendNotice from '../../shared/undo-send/undo-send'
import { UNDER_DEVELOPMENT, UNDER_DEVELOPMENT_NOTE } from './masthead'
import styles from './owner.module.css'
import { useSentIssues } from './sent-issues'

type OpenedNewsletter = Outputs['newsletters']['get']

/** The desk above the issues. All of it comes at once: parts that arrive one by one would push the others down. */
export default function OwnerView({ opened, children }: { opened: OpenedNewsletter; children: ReactNode }) {
  const { newsletter, isSample } = opened
  const unsent = useRead(unsentIssuesQuery(newsletter.id))
  const metrics = useRead(metricsQuery(newsletter.id))
  const sent = useSentIssues(newsletter.id)
  if (unsent.isLoading || metrics.isLoading || sent.isLoading) return <Skeletons shape="part" count={4} />
  return (
    <>
      <OwnerDesk newsletter={newsletter} isSample={isSample} />
      {sent.items.slice(0, 3).map((issue) => (
        <div className={plain.undo} key={issue.id}>
          <UndoSendNotice issue={issue} />
        </div>
      ))}
      {children}
    </>
  )
}

/** Desk that only the owner sees: links to write and plan, issues in preparation, and numbers. */
export function OwnerDesk({ newsletter, isSample }: { newsletter: Newsletter; isSample: boolean }) {
  const { toast } = useServices()
  const { isCommunity } = useHost()
  const { handle } = newsletter
  const { data: unsent, error, refresh, isValidating } = useRead(unsentIssuesQuery(newsletter.id))
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
      <div className={plain.words}>
        <RowLink className={plain.serif} to={paths.issueEdit.href({ handle, issueId: issue.id })}>
          {issue.subject || issue.title || 'Sem assunto'}
        </RowLink>
        <p className={plain.meta}>
          <UnsentState issue={issue} />
        </p>
      </div>
      <Stamp kind={issue.status === 'scheduled' ? 'scheduled' : 'draft'}>{ISSUE_STATUS_LABELS[issue.status]}</Stamp>
      <UnsentActions issue={issue} />
    </li>
  )
}

function UnsentState({ issue: { held, scheduled_at, updated_at } }: { issue: NewsletterIssue }) {
  // Holding an issue changes it, and nobody edited it then.
  if (held) return `${HOLD_LABELS[held.reason]} · Estava marcada para ${weekdayTime(held.due_at)}`
  if (scheduled_at) return `Sai ${weekdayTime(scheduled_at)}`
  return (
    <>
      Editada <TimeAgo iso={updated_at} />
    </>
  )
}

/** Copies an issue in preparation, or deletes it; a deleted one can be brought back for a while. */
export function UnsentActions({ issue }: { issue: NewsletterIssue }) {
  const { api, toast } = useServices()
  const { busy, run } = useOneCall<'copy' | 'delete'>()
  const { id: issueId } = issue
  const name = issue.subject || issue.title || 'Sem assunto'

  const duplicate = () =>
    run('copy', 'Erro ao duplicar', async () => {
      await api.newsletters.duplicateIssue({ issueId, requestId: randomId() })
      toast.success('Cópia criada como rascunho')
    })

  const remove = () =>
    run('delete', 'Erro ao apagar', async () => {
      await api.newsletters.deleteIssue({ issueId })
      const restore = () => api.newsletters.restoreIssue({ issueId })
      if (issue.status !== 'scheduled') offerUndo(toast, 'Rascunho apagado', `“${name}”`, restore)
      else offerUndo(toast, 'Edição e agendamento apagados', `“${name}” volta como rascunho se você desfizer.`, restore)
    })

  return (
    // The buttons must lie above the link that covers the row.
    <div className={styles.actions}>
      <IconButton
        aria-label={`Duplicar: ${name}`}
        icon={<Copy size={18} aria-hidden />}
        isLoading={busy === 'copy'}
        onClick={() => void duplicate()}
      />
      <IconButton
        aria-label={`Apagar: ${name}`}
        icon={<Trash2 size={18} aria-hidden />}
        isLoading={busy === 'delete'}
        onClick={() => void remove()}
      />
    </div>
  )
}

interface OwnerMetricsProps {
  newsletterId: string
  /** True for a newsletter of the sample data; one that was created here has no history to show. */
  isSample: boolean
}

/** Numbers of the owner's newsletter. The page is complete without them, so a failed read shows nothing. */
export function OwnerMetrics({ newsletterId, isSample }: OwnerMetricsProps) {
  const { data } = useRead(metricsQuery(newsletterId))
  if (!data) return null
  if (!isSample) return <NoHistory subscribers={data.subscribers} />
  return (
    <Section title="Números" actions={<SampleNote />}>
      <StatTiles>
        <StatTile label="Assinantes" value={formatNumber(data.subscribers)} />
        <StatTile label="Abertura" value={formatPercent(data.open_rate)} />
        <StatTile label="Cliques" value={formatPercent(data.click_rate)} />
        <StatTile label="Cancelamentos" value={formatPercent(data.unsubscribe_rate)} />
      </StatTiles>
      <div className={styles.chart}>
        <BarChart
          title="Última edição"
          data={[
            { label: 'Assinantes', value: data.subscribers },
            { label: 'Aberturas', value: data.last_issue_opens },
            { label: 'Cliques', value: data.last_issue_clicks },
          ]}
        />
      </div>
    </Section>
  )
}

/** Shown instead of zeros beside percent signs, which would look like a bad result. */
function NoHistory({ subscribers }: { subscribers: number }) {
  return (
    <Section title="Números">
      <p>
        {subscribers === 0
          ? 'Sua newsletter ainda não tem assinantes.'
          : `Sua newsletter tem ${counted(subscribers, 'assinante', 'assinantes')}.`}
      </p>
      <p className={`${plain.note} ${styles.hint}`}>{useDeliveryTexts().metrics}</p>
    </Section>
  )
}
