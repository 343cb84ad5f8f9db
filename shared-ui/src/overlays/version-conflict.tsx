import { type ReactNode, useState } from 'react'
import { Button } from '../components/button'
import { ScrollArea } from '../components/scroll-area'
import { Sheet } from './sheet'
import styles from './version-conflict.module.css'

export interface VersionConflictProps {
  /** Says what happened: `Esta publicação foi alterada em outra aba`. */
  title: string
  /** Explains what each choice does to the two versions; absent: taking the other discards the own one. */
  explanation?: string
  /** The version typed here, not saved. */
  mine: ReactNode
  /** The version that the other tab saved. */
  other: ReactNode
  /** Long versions: shown side by side, once asked for. */
  isComparedOnDemand?: boolean
  /** `Manter a minha`, `Usar a outra`: in the gender of the edited thing. */
  keepLabel: string
  takeLabel: string
  onKeepMine: () => void
  onTakeOther: () => void
  /** Closed without a decision: everything stays as it is, and the next save asks again. */
  onClose: () => void
  isOpen?: boolean
}

/** Asks which version stays after another tab saved the same thing: no text is overwritten before the person decides. */
export function VersionConflict(props: VersionConflictProps) {
  const { title, explanation, keepLabel, takeLabel, onKeepMine, onTakeOther, onClose } = props
  const { mine, other, isComparedOnDemand = false, isOpen = true } = props
  const [isComparing, setComparing] = useState(false)
  const maxH = isComparing ? '40vh' : '30vh'
  const mineShown = (
    <Version title="Nesta aba" maxH={maxH}>
      {mine}
    </Version>
  )
  const otherShown = (
    <Version title="Na outra aba" maxH={maxH}>
      {other}
    </Version>
  )
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      size={isComparing ? '2xl' : 'lg'}
      footer={
        <div className={styles.choices}>
          {isComparedOnDemand && !isComparing && (
            <Button variant="ghost" onClick={() => setComparing(true)}>
              Ver as duas
            </Button>
          )}
          <Button onClick={onTakeOther}>{takeLabel}</Button>
          <Button variant="solid" onClick={onKeepMine}>
            {keepLabel}
          </Button>
        </div>
      }
    >
      <p className="muted">
        {explanation ??
          `Nada foi salvo ainda. “${keepLabel}” substitui o que a outra aba salvou. “${takeLabel}” descarta o que está escrito aqui.`}
      </p>
      {!isComparedOnDemand && otherShown}
      {!isComparedOnDemand && mineShown}
      {isComparing && (
        <div className={styles.both}>
          {mineShown}
          {otherShown}
        </div>
      )}
    </Sheet>
  )
}

function Version({ title, maxH, children }: { title: string; maxH: string; children: ReactNode }) {
  return (
    <section aria-label={title} className={styles.version}>
      <p className={`small-caps ${styles.name}`}>{title}</p>
      <ScrollArea
        label={`Texto: ${title}`}
        role="group"
        className={styles.text}
        style={{ maxHeight: maxH }}
        data-plain={typeof children === 'string' || undefined}
      >
        {children}
      </ScrollArea>
    </section>
  )
}
