import { absoluteTime, Button } from '@ementa/ui'
import { useSnapshot } from '@ementa/ui/data'
import { VersionConflict } from '@ementa/ui/overlays'
import { GitCompareArrows } from 'lucide-react'
import type { IssueEditing } from '../../shared/issue-editing/create-issue-editing'
import { IssueHtml } from '../../shared/issue-html/issue-html'
import { Notice } from '../../shared/notices/notice'
import plain from '../../shared/plain/plain.module.css'
import styles from './edit.module.css'

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
