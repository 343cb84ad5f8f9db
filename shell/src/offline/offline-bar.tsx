import { Button, counted, useOffline, useServices } from '@ementa/ui'
import type { ResponseCache } from '@ementa/ui/host'
import { CloudUpload, WifiOff } from 'lucide-react'
import { pendingState } from '../dialog-states'
import { OfflineCopyAge } from './offline-copy-notice'

/**
 * The bar below the header. It is shown offline and, with other words, online while actions still wait to be sent.
 */
export function OfflineBar({ cache }: { cache: ResponseCache }) {
  const { online, syncing, pending } = useOffline()
  const count = pending.length
  if (online && count === 0) return null
  const Icon = online ? CloudUpload : WifiOff
  return (
    <section className="offline-bar" aria-label={online ? 'Pendências de envio' : 'Sem conexão'}>
      <div>
        <Icon size={18} aria-hidden />
        <div>
          <p role="status">{online ? messageOnline(syncing, count) : 'Sem conexão — exibindo conteúdo salvo'}</p>
          <OfflineCopyAge cache={cache} />
        </div>
        <div>
          <Actions count={count} isSyncing={syncing} />
        </div>
      </div>
    </section>
  )
}

function Actions({ count, isSyncing }: { count: number; isSyncing: boolean }) {
  const { offline } = useServices()
  return (
    <>
      <Button variant="ghost" aria-haspopup="dialog" onClick={pendingState.open}>
        {counted(count, 'ação pendente', 'ações pendentes')}
      </Button>
      <Button variant="ghost" isLoading={isSyncing} loadingText="Sincronizando…" onClick={() => void offline.sync()}>
        Tentar sincronizar
      </Button>
    </>
  )
}

function messageOnline(isSyncing: boolean, count: number): string {
  if (isSyncing) return 'Enviando o que ficou na fila…'
  return count === 1 ? 'Uma ação ainda não foi enviada' : 'Algumas ações ainda não foram enviadas'
}
