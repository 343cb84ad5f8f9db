import { absoluteTime, Button } from '@ementa/ui'
import { History } from 'lucide-react'
import { Notice } from '../../shared/notices/notice'

interface RecoveryNoticeProps {
  /** ms epoch of the copy. */
  writtenAt: number
  subject: string
  onRestore: () => void
  onDiscard: () => void
}

/** Offers text that an earlier visit wrote and did not save, and that is still on this device. */
export function RecoveryNotice({ writtenAt, subject, onRestore, onDiscard }: RecoveryNoticeProps) {
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
