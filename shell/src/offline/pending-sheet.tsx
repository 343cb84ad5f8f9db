import type { QueueAction } from '@ementa/contracts'
import { Box, Button, confirm, Flex, Text, TimeAgo } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import type { ResponseCache } from '@ementa/ui/host'
import { Sheet } from '@ementa/ui/overlays'
import { nameFinder } from './names'
import type { OwnedOfflineService } from './offline-service'
import { pendingState } from './pending-state'
import { actionDetail, actionTitle, failureReason, hasText } from './words'

/** `Pendências`: every action that was not sent yet, in words, with its state and what can be done about it. */
export function PendingSheet({ offline, cache }: { offline: OwnedOfflineService; cache: ResponseCache }) {
  const { isOpen } = useSnapshot(pendingState)
  const { pending, online, syncing } = useSnapshot(offline.state)
  const nameOf = nameFinder(cache)
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
      <Text color="fg.muted" mb={3}>
        {introduction(pending.length, online)}
      </Text>
      <Box as="ul" listStyleType="none">
        {pending.map((action) => (
          <PendingRow key={action.id} action={action} detail={actionDetail(action, nameOf)} offline={offline} />
        ))}
      </Box>
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
  const title = actionTitle(action)
  /** Asks where words would go with it. */
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
    <Box as="li" py={3} borderTopWidth="1px" borderColor="border">
      <Flex align="baseline" gap={3}>
        <Text fontWeight={600} flex={1} minW={0}>
          {title}
        </Text>
        <Text textStyle="meta" flexShrink={0}>
          <TimeAgo iso={action.timestamp} />
        </Text>
      </Flex>
      {detail && (
        <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
          {detail}
        </Text>
      )}
      <Flex align="center" gap={2} mt={1} flexWrap="wrap">
        <Text fontSize="sm" color={hasFailed && !isSending ? 'danger' : 'fg.muted'} flex={1} minW="120px">
          {stateOf(action, isSending)}
        </Text>
        <Flex ms="auto" align="center" gap={2}>
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
        </Flex>
      </Flex>
    </Box>
  )
}

function stateOf(action: QueueAction, isSending: boolean): string {
  if (isSending) return 'enviando…'
  return action.status === 'failed' ? `falhou: ${failureReason(action)}` : 'na fila'
}

function introduction(count: number, online: boolean): string {
  if (count === 0) return 'Nada na fila.'
  if (online) return 'Estas ações ainda não foram enviadas.'
  return 'Estas ações serão enviadas, nesta ordem, quando a conexão voltar.'
}
