import { Button, counted } from '@ementa/ui'
import { Files } from 'lucide-react'
import { Notice } from '../../shared/notices/notice'
import styles from './new-issue.module.css'

/** More than one text of this newsletter was left unsaved: none is lost, and each can be gone on with. */
export function OtherDraftNotice({ count, onOpen }: { count: number; onOpen: () => void }) {
  return (
    <div className={styles.notice}>
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
    </div>
  )
}
