import { canFollow, type Profile, type Relation, type Services } from '@ementa/contracts'
import { Button } from '../components/button'
import { confirm } from '../overlays/on-demand'
import { useRelation, useServices, useSession } from '../services/context'

type Used = Pick<Services, 'session' | 'relations' | 'toast'>
type Person = Pick<Profile, 'id' | 'username'>

/** Toast texts of one membership. A side without a text is silent: the button itself shows it. */
export interface MembershipWords {
  on?: string
  off?: string
  /** Below the title of `on`. */
  onNote?: string
  /** Title of the failure; by default the generic one. */
  failed?: string
  /** The side that can be taken back from its toast. */
  undo?: 'on' | 'off'
  kind?: 'post'
}

interface MembershipOptions extends MembershipWords {
  /** Runs when the call was sent or waits in the queue, before anything is said; also after an undo. */
  onAccepted?: (isOn: boolean) => Promise<void>
}

/** The words of the memberships that several places change; a place may have words of its own. */
export const MEMBERSHIP_WORDS = {
  bookmarked: { on: 'Post salvo nos favoritos!', off: 'Post removido dos favoritos!', undo: 'off', kind: 'post' },
  followedTags: (slug: string) => ({
    on: `Agora você segue #${slug}`,
    off: `Você deixou de seguir #${slug}`,
    undo: 'off',
  }),
  muted: ({ username }: Person) => ({
    on: `@${username} foi silenciado`,
    off: `@${username} foi reativado`,
    undo: 'on',
  }),
  blocked: ({ username }: Person) => ({ on: `@${username} foi bloqueado`, off: `@${username} foi desbloqueado` }),
} as const satisfies Partial<Record<Relation, MembershipWords | ((subject: never) => MembershipWords)>>

/** Requests whose outcome was reported: taps during one request share it, and one toast. */
const reported = new WeakSet<Promise<unknown>>()

/**
 * Changes a membership of the signed-in user and says so. The one rule: what was sent is said, with its undo; what waits
 * in the offline queue is not (the shell says `Ação salva`); what failed is rolled back and said. Never rejects.
 */
export async function changeMembership(
  services: Used,
  relation: Relation,
  id: string,
  on: boolean,
  options: MembershipOptions = {},
): Promise<void> {
  const { relations, toast } = services
  const wasOn = relations.has(relation, id)
  const flight = relations.set(relation, id, on)
  if (reported.has(flight)) return
  reported.add(flight)
  try {
    const outcome = await flight
    const isOn = relations.has(relation, id)
    if (isOn === wasOn) return
    await options.onAccepted?.(isOn)
    const text = isOn ? options.on : options.off
    if (outcome === 'waiting' || text === undefined) return
    const canUndo = options.undo === (isOn ? 'on' : 'off')
    const undo = { label: 'Desfazer', onClick: () => setMembership(services, relation, id, !isOn, options) }
    toast.success(text, {
      kind: options.kind,
      description: isOn ? options.onNote : undefined,
      action: canUndo ? undo : undefined,
    })
  } catch (error) {
    if (options.failed === undefined) toast.actionFailed(error)
    else toast.failed(options.failed, error)
  }
}

/** Sets a membership of the viewer. A visitor is asked to sign in first, after which the wanted change takes place. */
export function setMembership(
  services: Used,
  relation: Relation,
  id: string,
  on: boolean,
  options?: MembershipOptions,
): void {
  services.session.require(() => void changeMembership(services, relation, id, on, options))
}

export function toggleMembership(services: Used, relation: Relation, id: string, options?: MembershipOptions): void {
  setMembership(services, relation, id, !services.relations.has(relation, id), options)
}

/** Mutes a person, or ends that. The profile has words of its own. */
export function setMuted(services: Used, person: Person, on: boolean, words?: MembershipWords): void {
  setMembership(services, 'muted', person.id, on, words ?? MEMBERSHIP_WORDS.muted(person))
}

export function unblock(services: Used, person: Person): void {
  setMembership(services, 'blocked', person.id, false, MEMBERSHIP_WORDS.blocked(person))
}

/** Asks before a block and explains it: follows are lost in both directions. */
export function askToBlock(services: Used, person: Person): void {
  services.session.require(async () => {
    const isSure = await confirm({
      title: `Bloquear @${person.username}?`,
      body: 'Vocês deixam de seguir um ao outro, e as publicações e os comentários dessa pessoa somem das suas listas. Ela não é avisada. Você pode desbloquear quando quiser, no perfil dela ou em Privacidade.',
      confirmLabel: 'Bloquear',
      danger: true,
    })
    if (isSure) setMembership(services, 'blocked', person.id, true, MEMBERSHIP_WORDS.blocked(person))
  })
}

/**
 * Returns label and action of a person's follow control. Nobody follows whom they blocked: there it ends the block,
 * and has no pressed state.
 */
export function useFollow(person: Pick<Profile, 'id' | 'username'>) {
  const services = useServices()
  const isFollowing = useRelation('following', person.id)
  const isBlocked = useRelation('blocked', person.id)
  if (isBlocked) return { label: 'Desbloquear', isPressed: undefined, onPress: () => unblock(services, person) }
  return {
    label: isFollowing ? 'Seguindo' : 'Seguir',
    isPressed: isFollowing,
    onPress: () => toggleMembership(services, 'following', person.id),
  }
}

/** Follows a person, or ends that; nothing where the person is oneself. */
export function FollowButton({ person }: { person: Pick<Profile, 'id' | 'username' | 'display_name'> }) {
  const { user } = useSession()
  const { label, isPressed, onPress } = useFollow(person)
  if (!canFollow(user, person)) return null
  return (
    <Button size="sm" aria-pressed={isPressed} aria-label={`${label} ${person.display_name}`} onClick={onPress}>
      {label}
    </Button>
  )
}
