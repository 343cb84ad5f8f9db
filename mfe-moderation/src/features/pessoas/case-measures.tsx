import { Button, Flex, Section, Text, useSession } from '@ementa/ui'
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

/** What can be done about the account as it stands; each asks for its reason first. */
export function CaseMeasures({ user }: { user: ManagedUser }) {
  const { user: viewer, isModerator } = useSession()
  const [chosen, setChosen] = useState<Measure | null>(null)
  const offered = measuresFor(user).filter((measure) => !isAgainstOneself(measure, user, viewer?.id))
  return (
    <Section title="Medidas" className="screen-only">
      {!isModerator && (
        <Text color="fg.muted" mb={3}>
          {ACTING_NEEDS_MODERATOR}
        </Text>
      )}
      <Flex gap={2} wrap="wrap">
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
      </Flex>
      {chosen && (
        <MeasureDialog user={user} measure={chosen} onClose={() => setChosen(null)} onDone={() => undefined} />
      )}
    </Section>
  )
}
