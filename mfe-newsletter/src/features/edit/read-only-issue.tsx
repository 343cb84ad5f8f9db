import { crashCopyKey, issueWords, paths, RECURRENCE_LABELS } from '@ementa/contracts'
import {
  absoluteTime,
  Button,
  ButtonLink,
  copyKeys,
  copyText,
  counted,
  lazyPart,
  MissingSection,
  PageHeader,
  readingTime,
  Stamp,
  useServices,
  useSession,
} from '@ementa/ui'
import { type Snapshot, useSnapshot } from '@ementa/ui/data'
import { Mail, MailCheck, PenLine } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useIssueTest } from '../../shared/ab-tests/issue-tests'
import { useDeliveryTexts } from '../../shared/delivery/delivery-texts'
import { storedIssue } from '../../shared/issue-editing/crash-copy'
import type { IssueEditing } from '../../shared/issue-editing/create-issue-editing'
import type { EditingState } from '../../shared/issue-editing/state'
import { IssueHtml } from '../../shared/issue-html/issue-html'
import { Notice } from '../../shared/notices/notices'
import type { OwnedNewsletter } from '../../shared/owner-guard/use-owned-newsletter'
import plain from '../../shared/plain/plain.module.css'
import { plainText } from '../../shared/rich-text/issue-text'
import { momentText } from '../../shared/scheduling/moment'
import { useMarkLateSeen } from '../../shared/scheduling/sent-late-notice'
import UndoSendNotice, { useIsReleased } from '../../shared/undo-send/undo-send'
import styles from './edit.module.css'
import { OpenToAll } from './open-to-all'
import { adoptUndone } from './panels/use-sending'
import { LazyPreview, mailOf } from './preview/preview'
import { useStoredIssue } from './use-issue'

/** Few issues need this part. */
const IssueTestHistory = lazyPart(() => import('./issue-test-history'), MissingSection)
const AddErratum = lazyPart(() => import('./add-erratum'), MissingSection)
const CorrectIssue = lazyPart(() => import('./correct-issue'), MissingSection)

/**
 * A sent issue is shown and not edited, as readers already have it; the text of its page can be corrected, with a
 * visible mark.
 */
export default function ReadOnlyIssue({ editing, owned }: { editing: IssueEditing; owned: OwnedNewsletter }) {
  const { issue } = useSnapshot(editing.state)
  const { handle, title } = owned.newsletter
  const words = issueWords(issue.html)
  const { schedule: planned, number, issue: stored } = useStoredIssue(issue.id)
  const tested = useIssueTest(owned.newsletter.id, issue.id)
  const [isMailOpen, setMailOpen] = useState(false)
  const { user } = useSession()
  const correctionKey = crashCopyKey(user?.id ?? '', 'issue', `correction:${issue.id}`)
  // The form opens by itself when an earlier visit left unsaved text in it.
  const [isCorrecting, setCorrecting] = useState(() => copyKeys(correctionKey).length > 0)
  useMarkLateSeen(issue)
  const isOut = useIsReleased(issue)
  const { toast } = useServices()
  const texts = useDeliveryTexts()
  return (
    <div className={styles.sent}>
      <PageHeader
        title={issue.subject}
        eyebrow={title}
        back={{ href: paths.newsletter.href({ handle }), label: `Voltar para ${title}` }}
        actions={<Stamp kind="sent">Enviada</Stamp>}
      />
      <div className={styles.sentParts}>
        <UndoSendNotice issue={issue} onUndone={(draft) => adoptUndone(toast, editing, draft)} />
        <Notice
          icon={MailCheck}
          title="Edição enviada"
          actions={
            <>
              {planned && (
                <ButtonLink to={paths.issueEdit.href({ handle, issueId: planned.issue_id })} size="sm">
                  Escrever a próxima
                </ButtonLink>
              )}
              <Button size="sm" leftIcon={<Mail size={16} aria-hidden />} onClick={() => setMailOpen(true)}>
                Ver como e-mail
              </Button>
              <ButtonLink to={paths.newsletter.href({ handle })} size="sm">
                Ver na newsletter
              </ButtonLink>
            </>
          }
        >
          Enviada em {absoluteTime(issue.sent_at ?? issue.updated_at)}
          {issue.sent_late && `, com atraso: estava marcada para ${momentText(issue.sent_late.due_at)}, ${texts.late}`}.
          {isOut && ' O e-mail que saiu não muda mais; o texto da página pode ser corrigido.'}
          {planned &&
            ` Próximo envio ${RECURRENCE_LABELS[planned.recurrence].toLowerCase()}: ${momentText(planned.scheduled_at)}, com o texto da edição que abriu como rascunho.`}
        </Notice>
        <LateText issue={issue} />
        <div>
          {issue.preheader && <p className={styles.preheader}>{issue.preheader}</p>}
          <p className={`${plain.meta} ${styles.facts}`}>
            Título interno: {issue.title} · {counted(words, 'palavra', 'palavras')} · {readingTime(words)}
          </p>
        </div>
        {tested.ran.length > 0 && (
          <Suspense>
            <IssueTestHistory editing={editing} owned={owned} read={tested.read} ran={tested.ran} />
          </Suspense>
        )}
        {isOut && (
          <Suspense>
            <AddErratum key={issue.id} issueId={issue.id} errata={stored?.errata} />
          </Suspense>
        )}
        {owned.newsletter.is_paid && <OpenToAll issue={issue} onChanged={editing.adopt} />}
        {isOut && !isCorrecting && (
          <Button
            className={styles.ownWidth}
            leftIcon={<PenLine size={18} aria-hidden />}
            onClick={() => setCorrecting(true)}
          >
            Corrigir o texto
          </Button>
        )}
        {isOut && isCorrecting ? (
          <Suspense>
            <CorrectIssue editing={editing} copyKey={correctionKey} onClose={() => setCorrecting(false)} />
          </Suspense>
        ) : (
          <IssueHtml html={issue.html} below={1} />
        )}
      </div>
      <LazyPreview
        isOpen={isMailOpen}
        onClose={() => setMailOpen(false)}
        content={mailOf(owned, { ...(stored ?? issue), ...issue.as_sent }, number)}
      />
    </div>
  )
}

/** Offers text that was written here while a schedule sent the issue: it can be copied before it is discarded. */
function LateText({ issue }: { issue: Snapshot<EditingState>['issue'] }) {
  const { user } = useSession()
  const services = useServices()
  const key = crashCopyKey(user?.id ?? '', 'issue', issue.id)
  const copy = storedIssue(key)
  const [late, setLate] = useState(copy.read)
  if (!late?.ops) return null
  const text = plainText(late.ops)

  function discard() {
    copy.remove()
    setLate(undefined)
  }

  return (
    <Notice
      icon={MailCheck}
      tone="warning"
      title="Há um texto que não foi enviado"
      actions={
        <>
          <Button size="sm" variant="ghost" onClick={discard}>
            Descartar
          </Button>
          <Button size="sm" onClick={() => void copyText(services, text, 'Texto copiado')}>
            Copiar o texto
          </Button>
        </>
      }
    >
      O que você escreveu em {absoluteTime(late.writtenAt)} ficou só neste aparelho.
    </Notice>
  )
}
