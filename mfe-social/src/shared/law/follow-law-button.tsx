import type { CitedLaw } from '@ementa/contracts'
import { Button, type ButtonProps, toggleMembership, useRelation, useServices } from '@ementa/ui/plain'
import { BookmarkCheck, BookmarkPlus } from 'lucide-react'
import { lawLabel } from './law-label'

interface FollowLawButtonProps extends Pick<ButtonProps, 'size'> {
  law: Omit<CitedLaw, 'count'>
  /** Its word gives way to a sign, beside the title of a phone. */
  isSign?: boolean
}

/** Follow toggle of an act, an article, a precedent or a case. */
export function FollowLawButton({ law, size, isSign }: FollowLawButtonProps) {
  const services = useServices()
  const isFollowed = useRelation('followedLaw', law.key)
  const name = lawLabel(law)
  const label = isFollowed ? 'Seguindo' : 'Seguir'
  const Sign = isFollowed ? BookmarkCheck : BookmarkPlus
  const words = { on: `Agora você segue: ${name}`, off: `Você deixou de seguir: ${name}`, undo: 'off' } as const
  return (
    <Button
      size={size}
      variant={isFollowed || size === 'sm' ? 'outline' : 'solid'}
      data-icon={isSign ? '' : undefined}
      aria-pressed={isFollowed}
      aria-label={`${label} ${name}`}
      onClick={() => toggleMembership(services, 'followedLaw', law.key, words)}
    >
      {isSign ? <Sign size={20} aria-hidden /> : label}
    </Button>
  )
}
