import { Button, counted } from '@ementa/ui'
import { Files } from 'lucide-react'
import { Notice } from '../../shared/notices/notice'

/** Shown when several unsaved texts of this newsletter are on this device: none is lost, and each can be opened. */
export function OtherDraftNotice({ count, onOpen }: { count: number; onOpen: () => void }) {
  return (
    <Notice
      icon={Files}
      title={`Há mais ${counted(count, 'edição começada', 'edições começadas')} neste aparelho`}
      actions={
        <Button size="sm" onClick={onOpen}>
          Abrir outra
        </Button>
      }
    >
      A que está na tela continua guardada enquanto você trabalha na outra.
    </Notice>
  )
}
