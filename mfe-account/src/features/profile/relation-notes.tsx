import type { Profile } from '@ementa/contracts'
import { Button, setMuted, unblock, useRelation, useServices } from '@ementa/ui'
import styles from './profile-header.module.css'
import { MUTED_WORDS } from './profile-words'

/** Says on the profile itself that this person is muted or blocked, with the way back. */
export function RelationNotes({ profile }: { profile: Profile }) {
  const isMuted = useRelation('muted', profile.id)
  const isBlocked = useRelation('blocked', profile.id)
  const services = useServices()
  return (
    <>
      {isBlocked && (
        <Note
          text={`Você bloqueou @${profile.username}.`}
          label="Desbloquear"
          onUndo={() => unblock(services, profile)}
        />
      )}
      {isMuted && !isBlocked && (
        <Note
          text={`Você silenciou @${profile.username}: as publicações e os comentários não aparecem nas suas listas.`}
          label="Reativar"
          onUndo={() => setMuted(services, profile, false, MUTED_WORDS)}
        />
      )}
    </>
  )
}

function Note({ text, label, onUndo }: { text: string; label: string; onUndo: () => void }) {
  return (
    <div className={styles.note}>
      <p className="muted">{text}</p>
      <Button size="sm" onClick={onUndo}>
        {label}
      </Button>
    </div>
  )
}
