import type { CitedLaw } from '@ementa/contracts'
import { Button, type ButtonProps, toggleMembership, useRelation, useServices } from '@ementa/ui'
import { lawLabel } from './law-label'

interface FollowLawButtonProps extends Pick<ButtonProps, 'size'> {
  law: Omit<CitedLaw, 'count'>
}

/** Follow toggle of an act, an article, a precedent or a case. */
export function FollowLawButton({ law, size }: FollowLawButtonProps) {
  const services = useServices()
  const isFollowed = useRelation('followedLaw', law.key)
  const name = lawLabel(law)
  const label = isFollowed ? 'Seguindo' : 'Seguir'
  const words = { on: `Agora você segue: ${name}`, off: `Você deixou de seguir: ${name}`, undo: 'off' } as const
  return (
    <Button
      size={size}
      variant={isFollowed || size === 'sm' ? 'outline' : 'solid'}
      aria-pressed={isFollowed}
      aria-label={`${label} ${name}`}
      onClick={() => toggleMembership(services, 'followedLaw', law.key, words)}
    >
      {label}
    </Button>
  )
}
