import { HOLD_LABELS, RECURRENCE_LABELS } from '@ementa/contracts'
import { absoluteTime, Button, useOffline } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { VersionConflict } from '@ementa/ui/overlays'
import { GitCompareArrows, HardDriveUpload, History, MailWarning, WifiOff } from 'lucide-react'
import type { IssueEditing } from '../../shared/issue-editing/create-issue-editing'
import { IssueHtml } from '../../shared/issue-html/issue-html'
import { Notice } from '../../shared/notices/notices'
import plain from '../../shared/plain/plain.module.css'
import { HOLD_ADVICE } from '../../shared/scheduling/hold-reasons'
import { momentText } from '../../shared/scheduling/moment'
import styles from './edit.module.css'

/** Everything that the writer of a stored issue should know before going on, above the text. */
export function Notices({ editing, copiedAt }: { editing: IssueEditing; copiedAt: number | null }) {
  const { recovered, isCopyFailing, refusal } = useSnapshot(editing.state)
  return (
    <>
      {recovered && (
        <RecoveryNotice
          writtenAt={recovered.writtenAt}
          subject={recovered.subject}
          onRestore={editing.restore}
          onDiscard={editing.discardRecovered}
        />
      )}
      <SendingNotice editing={editing} />
      <OfflineNotice copiedAt={copiedAt} />
      <ConflictDialog editing={editing} />
      {refusal && (
        <Notice icon={HardDriveUpload} tone="warning" title="As últimas alterações não estão salvas">
          {refusal}
        </Notice>
      )}
      {isCopyFailing && (
        <Notice icon={HardDriveUpload} tone="warning" title="O armazenamento deste aparelho está cheio">
          A cópia de segurança do que você escreve não pôde ser guardada. Salve o rascunho agora.
        </Notice>
      )}
    </>
  )
}

/** Explains why the issue was not sent at its time, or will not be. */
export function SendingNotice({ editing }: { editing: IssueEditing }) {
  const { issue, save } = useSnapshot(editing.state)
  if (issue.status === 'scheduled' && issue.scheduled_at && save === 'local') {
    return (
      <Notice icon={MailWarning} tone="warning" title="O envio espera o salvamento">
        As últimas alterações não puderam ser salvas. Enquanto for assim, a edição não será enviada em{' '}
        {momentText(issue.scheduled_at)}: o texto antigo não sai no lugar do novo.
      </Notice>
    )
  }
  if (!issue.held) return null
  const { reason, due_at, recurrence } = issue.held
  return (
    <Notice icon={MailWarning} tone="warning" title={HOLD_LABELS[reason]}>
      O envio estava marcado para {momentText(due_at)}. {HOLD_ADVICE[reason]}
      {reason === 'text' && issue.opened_by && ' Os títulos que vieram da edição anterior não contam.'}
      {recurrence !== 'none' &&
        ` A recorrência (${RECURRENCE_LABELS[recurrence].toLowerCase()}) espera por esta edição e continua quando ela for enviada.`}
    </Notice>
  )
}

/** Tells someone who writes offline where the text is kept, and that saving and sending wait for the connection. */
export function OfflineNotice({ copiedAt }: { copiedAt: number | null }) {
  const { online } = useOffline()
  if (online) return null
  return (
    <Notice icon={WifiOff} tone="warning" title="Você está sem conexão">
      {copiedAt !== null && `O texto abaixo é a cópia deste aparelho, de ${absoluteTime(copiedAt)}. `}O que você
      escrever fica guardado neste aparelho. Salvar e enviar voltam com a conexão.
    </Notice>
  )
}

interface RecoveryNoticeProps {
  /** ms epoch of the copy. */
  writtenAt: number
  subject: string
  onRestore: () => void
  onDiscard: () => void
}

/** Offers text that an earlier visit wrote and did not save, and that is still on this device. */
function RecoveryNotice({ writtenAt, subject, onRestore, onDiscard }: RecoveryNoticeProps) {
  return (
    <Notice
      icon={History}
      title="Rascunho recuperado"
      actions={
        <>
          <Button size="sm" variant="ghost" onClick={onDiscard}>
            Descartar
          </Button>
          <Button size="sm" variant="solid" onClick={onRestore}>
            Restaurar
          </Button>
        </>
      }
    >
      {subject.trim() ? `“${subject.trim()}”, escrito` : 'Um texto escrito'} em {absoluteTime(writtenAt)}, ficou
      guardado neste aparelho sem ter sido salvo.
    </Notice>
  )
}

const TITLE = 'Esta edição foi alterada em outra aba'

/** Shown when two tabs saved the same issue: a notice that stays, and a dialog to choose a version. */
export function ConflictDialog({ editing }: { editing: IssueEditing }) {
  const { conflict, isConflictOpen } = useSnapshot(editing.state)
  if (!conflict) return null
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
      <VersionConflict
        isOpen={isConflictOpen}
        onClose={() => editing.openConflict(false)}
        title={TITLE}
        explanation={`A outra aba salvou a edição em ${absoluteTime(conflict.updated_at)}. O que está escrito aqui é diferente. “Manter a minha” substitui o que a outra salvou. Com “Usar a outra”, o que está aqui continua guardado neste aparelho até você descartá-lo.`}
        isComparedOnDemand
        mine={<Mine editing={editing} />}
        other={<Version subject={conflict.subject} preheader={conflict.preheader ?? ''} html={conflict.html} />}
        keepLabel="Manter a minha"
        takeLabel="Usar a outra"
        onKeepMine={() => void editing.keepMine()}
        onTakeOther={editing.takeOther}
      />
    </>
  )
}

/**
 * A component of its own, because writing out the HTML of a long text takes time: it is rendered only while versions
 * are compared.
 */
function Mine({ editing }: { editing: IssueEditing }) {
  const { subject, preheader } = useSnapshot(editing.state).fields
  return <Version subject={subject} preheader={preheader} html={editing.html()} />
}

interface VersionProps {
  subject: string
  preheader: string
  html: string
}

function Version({ subject, preheader, html }: VersionProps) {
  return (
    <>
      <h3 className={`heading ${plain.smallHeading}`}>{subject || 'Sem assunto'}</h3>
      {preheader && <p className={plain.note}>{preheader}</p>}
      <IssueHtml html={html} below={3} className={styles.compared} />
    </>
  )
}
