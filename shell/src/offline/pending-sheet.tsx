import type { QueueAction } from '@ementa/contracts'
import { Button, confirm, TimeAgo } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import type { ResponseCache } from '@ementa/ui/host'
import { Sheet } from '@ementa/ui/overlays'
import { pendingState } from '../dialog-states'
import { createNameFinder, describeAction, describeObject, explainFailure, hasText } from './describe-action'
import type { OwnedOfflineService } from './offline-service'
import styles from './pending-sheet.module.css'

/** The sheet `Pendências`: each action that was not sent yet, with its state and buttons that retry or cancel it. */
export function PendingSheet({ offline, cache }: { offline: OwnedOfflineService; cache: ResponseCache }) {
  const { isOpen } = useSnapshot(pendingState)
  const { pending, online, syncing } = useSnapshot(offline.state)
  const nameOf = createNameFinder(cache)
  return (
    <Sheet
      isOpen={isOpen}
      onClose={pendingState.close}
      title="Pendências"
      footer={
        pending.length > 0 && (
          <Button variant="solid" isLoading={syncing} loadingText="Sincronizando…" onClick={() => void offline.sync()}>
            Tentar sincronizar
          </Button>
        )
      }
    >
      <p className={`muted ${styles.intro}`}>{describeQueue(pending.length, online)}</p>
      <ul className={styles.list}>
        {pending.map((action) => (
          <PendingRow key={action.id} action={action} detail={describeObject(action, nameOf)} offline={offline} />
        ))}
      </ul>
    </Sheet>
  )
}

interface PendingRowProps {
  action: QueueAction
  detail: string
  offline: OwnedOfflineService
}

function PendingRow({ action, detail, offline }: PendingRowProps) {
  const { sendingId } = useSnapshot(offline.state)
  const isSending = action.id === sendingId
  const hasFailed = action.status === 'failed'
  const title = describeAction(action)
  /** Cancels the action; asks first if a written text would be lost. */
  async function cancel() {
    const isMeant =
      !hasText(action) ||
      (await confirm({
        title: 'Retirar da fila?',
        body: 'O texto ainda não foi enviado e será perdido. Isso não pode ser desfeito.',
        confirmLabel: 'Retirar e apagar o texto',
        cancelLabel: 'Manter na fila',
        danger: true,
      }))
    if (isMeant) offline.cancel(action.id)
  }
  return (
    <li>
      <div className={styles.head}>
        <p className={styles.title}>{title}</p>
        <p className={styles.time}>
          <TimeAgo iso={action.timestamp} />
        </p>
      </div>
      {detail && <p className={`muted ${styles.detail}`}>{detail}</p>}
      <div className={styles.foot}>
        <p className={`${hasFailed && !isSending ? styles.failed : 'muted'} ${styles.state}`}>
          {describeState(action, isSending)}
        </p>
        <div className={styles.buttons}>
          {hasFailed && (
            <Button variant="ghost" isDisabled={isSending} onClick={() => void offline.retry(action.id)}>
              Tentar novamente
            </Button>
          )}
          <Button
            variant="ghost"
            isDisabled={isSending}
            aria-label={`Cancelar: ${title}`}
            onClick={() => void cancel()}
          >
            Cancelar
          </Button>
        </div>
      </div>
    </li>
  )
}

function describeState(action: QueueAction, isSending: boolean): string {
  if (isSending) return 'enviando…'
  return action.status === 'failed' ? `falhou: ${explainFailure(action)}` : 'na fila'
}

function describeQueue(count: number, online: boolean): string {
  if (count === 0) return 'Nada na fila.'
  if (online) return 'Estas ações ainda não foram enviadas.'
  return 'Estas ações serão enviadas, nesta ordem, quando a conexão voltar.'
}
