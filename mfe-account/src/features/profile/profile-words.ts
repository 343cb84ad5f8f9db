import { type Profile, productAddress, profileShareUrl } from '@ementa/contracts'
import type { MembershipWords, Shared } from '@ementa/ui'

/** Texts of the toasts of a profile. */
export const MUTED_WORDS: MembershipWords = { on: 'Usuário silenciado', off: 'Usuário des-silenciado', undo: 'on' }

/** Returns what is shared of a profile. */
export const sharedProfile = ({ username, display_name }: Pick<Profile, 'username' | 'display_name'>): Shared => ({
  title: `${display_name} (@${username})`,
  url: profileShareUrl(productAddress(), username),
  copied: 'Link do perfil copiado!',
})
