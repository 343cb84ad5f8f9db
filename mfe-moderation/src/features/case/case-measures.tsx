import { Button, Section, useSession } from '@ementa/ui'
import { useState } from 'react'
import { ACTING_NEEDS_MODERATOR } from '../../shared/decisions/refusal'
import { MeasureDialog } from '../../shared/measures/measure-dialog'
import {
  isAgainstOneself,
  type ManagedUser,
  MEASURES,
  type Measure,
  measuresFor,
} from '../../shared/measures/user-measures'
import styles from './case.module.css'

/** Buttons of the measures that the account's status allows. Each opens a dialog that asks for the reason. */
export function CaseMeasures({ user }: { user: ManagedUser }) {
  const { user: viewer, isModerator } = useSession()
  const [chosen, setChosen] = useState<Measure | null>(null)
  const offered = measuresFor(user).filter((measure) => !isAgainstOneself(measure, user, viewer?.id))
  return (
    <Section title="Medidas" className="screen-only">
      {!isModerator && <p className={`muted ${styles.hindrance}`}>{ACTING_NEEDS_MODERATOR}</p>}
      <div className={styles.measures}>
        {offered.map((measure) => (
          <Button
            key={measure}
            size="sm"
            variant={MEASURES[measure].isDanger ? 'danger' : 'outline'}
            isDisabled={!isModerator}
            onClick={() => setChosen(measure)}
          >
            {MEASURES[measure].label}
          </Button>
        ))}
      </div>
      {chosen && (
        <MeasureDialog user={user} measure={chosen} onClose={() => setChosen(null)} onDone={() => undefined} />
      )}
    </Section>
  )
}
