import type { Profile } from '@ementa/contracts'
import { askToBlock, setMuted, unblock, useRelation, useServices } from '@ementa/ui'
import type { ActionMenuItem } from '@ementa/ui/overlays'
import { Ban, Volume2, VolumeX } from 'lucide-react'

/** Returns the menu items that mute and block a person, or end that; none for somebody unknown. */
export function usePersonItems(person: Pick<Profile, 'id' | 'username'> | null): ActionMenuItem[] {
  const services = useServices()
  const isMuted = useRelation('muted', person?.id ?? '')
  const isBlocked = useRelation('blocked', person?.id ?? '')
  if (!person) return []
  return [
    isMuted
      ? {
          label: 'Reativar',
          icon: <Volume2 size={18} aria-hidden />,
          onSelect: () => setMuted(services, person, false),
        }
      : {
          label: 'Silenciar',
          icon: <VolumeX size={18} aria-hidden />,
          onSelect: () => setMuted(services, person, true),
        },
    isBlocked
      ? { label: 'Desbloquear', icon: <Ban size={18} aria-hidden />, onSelect: () => unblock(services, person) }
      : {
          label: 'Bloquear',
          icon: <Ban size={18} aria-hidden />,
          onSelect: () => askToBlock(services, person),
          danger: true,
        },
  ]
}
