import type { Profile, Relation } from '@ementa/contracts'
import { useServices } from '@ementa/ui'
import { confirm } from '@ementa/ui/overlays'

/** What one can do about another person; each asks a visitor to sign in first and then goes on (P-3). */
export function useMemberships(profile: Pick<Profile, 'id' | 'username'>) {
  const { session, relations, toast } = useServices()
  const { id, username } = profile

  const change = (relation: Relation, on: boolean, said?: string) =>
    relations.set(relation, id, on).then(
      () => said && toast.success(said),
      () => toast.actionFailed(),
    )

  return {
    toggleFollow: () => session.require(() => void change('following', !relations.has('following', id))),
    toggleMute: () =>
      session.require(() => {
        const on = !relations.has('muted', id)
        void change('muted', on, on ? 'Usuário silenciado' : 'Usuário des-silenciado')
      }),
    block: () =>
      session.require(async () => {
        const sure = await confirm({
          title: `Bloquear @${username}?`,
          body: 'Vocês deixam de seguir um ao outro, e as publicações e os comentários dessa pessoa somem das suas listas. Ela não é avisada. Você pode desbloquear quando quiser, aqui ou em Privacidade.',
          confirmLabel: 'Bloquear',
          danger: true,
        })
        if (sure) void change('blocked', true, `@${username} foi bloqueado`)
      }),
    unblock: () => session.require(() => void change('blocked', false, `@${username} foi desbloqueado`)),
  }
}
