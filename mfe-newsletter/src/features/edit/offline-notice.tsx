import { absoluteTime, useOffline } from '@ementa/ui'
import { WifiOff } from 'lucide-react'
import { Notice } from '../../shared/notices/notice'

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
