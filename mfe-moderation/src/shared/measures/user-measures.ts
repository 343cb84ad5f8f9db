import { MODERATION, type Outputs, type Services, userActions } from '@ementa/contracts'
import { longDate } from '@ementa/ui'
import { addDays } from 'date-fns'

export type ManagedUser = Outputs['moderation']['getUsers']['users'][number]

export type Measure = 'promote' | 'demote' | 'warn' | 'mute' | 'temp_ban' | 'ban' | 'unban' | 'lift_shadow'

interface MeasureTexts {
  /** Entry of the menu. */
  label: string
  /** Label of the button and title of the dialog, with the name of the person. */
  verb: (name: string) => string
  consequence: () => string
  isDanger: boolean
}

/** Measures that are refused without a justification. */
const JUSTIFIED: readonly Measure[] = ['warn', 'temp_ban', 'ban']
export const needsJustification = (measure: Measure) => JUSTIFIED.includes(measure)

export const MEASURES: Record<Measure, MeasureTexts> = {
  promote: {
    label: 'Promover à moderação',
    verb: (name) => `Promover ${name} à moderação`,
    consequence: () => 'Passa a ver a seção Administração. A pessoa é avisada.',
    isDanger: false,
  },
  demote: {
    label: 'Remover da moderação',
    verb: (name) => `Remover ${name} da moderação`,
    consequence: () => 'Deixa de ver a seção Administração. A pessoa é avisada.',
    isDanger: false,
  },
  warn: {
    label: 'Advertir',
    verb: (name) => `Advertir ${name}`,
    consequence: () => 'Soma uma advertência. A pessoa é avisada, com a justificativa.',
    isDanger: false,
  },
  mute: {
    label: 'Silenciar',
    verb: (name) => `Silenciar ${name}`,
    consequence: () => 'A situação passa a Silenciada. A pessoa é avisada.',
    isDanger: false,
  },
  unban: {
    label: 'Encerrar banimento',
    verb: (name) => `Encerrar banimento de ${name}`,
    consequence: () => 'A conta volta a Ativa agora. A pessoa é avisada.',
    isDanger: false,
  },
  lift_shadow: {
    label: 'Encerrar shadow ban',
    verb: (name) => `Encerrar shadow ban de ${name}`,
    consequence: () => 'O que a pessoa escreveu volta a ser visto por todos. Não há aviso.',
    isDanger: false,
  },
  temp_ban: {
    label: `Banir por ${MODERATION.temporaryBanDays} dias`,
    verb: (name) => `Banir ${name} por ${MODERATION.temporaryBanDays} dias`,
    consequence: () => `Termina sozinho em ${longDate(addDays(new Date(), MODERATION.temporaryBanDays))}.`,
    isDanger: true,
  },
  ban: {
    label: 'Banir permanentemente',
    verb: (name) => `Banir ${name} permanentemente`,
    consequence: () => 'Não tem prazo: só termina se alguém encerrar o banimento.',
    isDanger: true,
  },
}

/**
 * Returns the measures that the viewer can take about a user of this status and role, the harshest last. About oneself
 * one may only leave the moderation.
 */
export function measuresFor(
  { id, status, is_moderator, shadow_ban }: Pick<ManagedUser, 'id' | 'status' | 'is_moderator' | 'shadow_ban'>,
  viewerId: string | undefined,
): Measure[] {
  const can = userActions(status)
  const offered: [Measure, boolean][] = [
    ['promote', can.changeRole && !is_moderator],
    ['demote', can.changeRole && is_moderator],
    ['warn', can.warn],
    ['mute', can.mute],
    ['unban', can.unban],
    ['lift_shadow', shadow_ban !== null],
    ['temp_ban', can.tempBan],
    ['ban', can.ban],
  ]
  return offered.flatMap(([measure, isOffered]) =>
    isOffered && (id !== viewerId || measure === 'demote') ? [measure] : [],
  )
}

/** The user after the measure, where the call returns them, and the decision that can be taken back. */
interface Taken {
  user: ManagedUser | null
  decisionId: string | null
}

/** Takes a measure about a user; the backend refuses what the viewer may not do. */
export async function takeMeasure(
  { moderation }: Services['api'],
  measure: Measure,
  user: ManagedUser,
  reason: string,
): Promise<Taken> {
  if (measure === 'lift_shadow') {
    await moderation.restore({ id: user.shadow_ban?.id ?? '', reason })
    return { user: { ...user, shadow_ban: null }, decisionId: null }
  }
  const { decision_id, ...changed } = await call(moderation, measure, user.id, reason)
  return { user: changed, decisionId: REVERSIBLE.includes(measure) ? decision_id : null }
}

/** Measures that can be undone. A role is changed back by another change. */
const REVERSIBLE: readonly Measure[] = ['warn', 'mute', 'temp_ban', 'ban', 'unban']

function call(
  moderation: Services['api']['moderation'],
  measure: Exclude<Measure, 'lift_shadow'>,
  user_id: string,
  reason: string,
) {
  switch (measure) {
    case 'promote':
    case 'demote':
      return moderation.updateUserRole({ user_id, is_moderator: measure === 'promote', reason })
    case 'warn':
      return moderation.warnUser({ user_id, reason })
    case 'mute':
      return moderation.muteUser({ user_id, reason })
    case 'unban':
      return moderation.unbanUser({ user_id, reason })
    case 'temp_ban':
      return moderation.banUser({ user_id, reason, days: MODERATION.temporaryBanDays })
    case 'ban':
      return moderation.banUser({ user_id, reason })
  }
}
