import type {
  AuditActionType,
  ModeratedItemType,
  ModerationActionType,
  QueueStatus,
  ReportReason,
  Severity,
} from '../entities/moderation'
import type {
  ABMetric,
  ABStatus,
  HoldReason,
  IssueStatus,
  IssueTemplate,
  Recurrence,
  ScheduleStatus,
} from '../entities/newsletter'
import type { NotificationPermissionState, PreferenceKey, PushCategory } from '../entities/notification'
import type { Authority, AuthorityForm, Profile, UserStatus } from '../entities/profile'
import { MODERATION } from '../limits'
import { OBJECTION_REASON } from '../rules/reports'

// Portuguese names of values that more than one package shows.

export const AUTHORITY_LABELS: Record<Authority, string> = {
  advogado: 'Advogado',
  estagiario: 'Estagiário',
  estudante: 'Estudante',
  empresa: 'Empresa',
}

type Declared = Pick<Profile, 'authority' | 'authority_form'>

const AUTHORITY_FORM_LABELS: Partial<Record<Authority, Record<AuthorityForm, string>>> = {
  advogado: { feminine: 'Advogada', masculine: AUTHORITY_LABELS.advogado, neutral: 'Advocacia' },
  estagiario: { feminine: 'Estagiária', masculine: AUTHORITY_LABELS.estagiario, neutral: 'Estágio' },
}

const SELF_DECLARED: Record<AuthorityForm, string> = {
  feminine: 'autodeclarada',
  masculine: 'autodeclarado',
  neutral: 'autodeclaração',
}

/** Returns the authority in the form that this person chose, otherwise in the masculine one. For display only. */
export function authorityLabel({ authority, authority_form }: Declared): string {
  return AUTHORITY_FORM_LABELS[authority]?.[authority_form ?? 'masculine'] ?? AUTHORITY_LABELS[authority]
}

/** Returns the note beside the label: nobody checks people's statements about themselves. It agrees with the label in gender. */
export function selfDeclaredNote({ authority, authority_form }: Declared): string {
  return SELF_DECLARED[authority === 'empresa' ? 'feminine' : (authority_form ?? 'masculine')]
}

/** The forms this authority may be shown in, each as the profile shows it; none for companies, whose label has one form. */
export function authorityFormOptions(authority: Authority): { form: AuthorityForm; text: string }[] {
  if (authority === 'empresa') return []
  return (['feminine', 'masculine', 'neutral'] as const).map((form) => {
    const declared = { authority, authority_form: form }
    return { form, text: `${authorityLabel(declared)} · ${selfDeclaredNote(declared)}` }
  })
}

/** Author of a post whose profile is unknown. */
export const UNKNOWN_AUTHOR = 'Usuário desconhecido'

/** Reasons of the report dialog, in its order. */
export const REPORT_REASON_LABELS: Record<ReportReason, string> = {
  spam: 'Spam',
  harassment: 'Assédio',
  fake: 'Informação falsa',
  impersonation: 'Falsidade ideológica',
  inappropriate: 'Conteúdo inapropriado',
  other: 'Outro',
}

const QUEUE_REASON_LABELS = new Map<string, string>([
  ...Object.entries(REPORT_REASON_LABELS),
  ['fake_news', 'Informação falsa'],
  ['copyright', 'Direitos autorais'],
  [OBJECTION_REASON, 'Recurso da pessoa atingida'],
])

/** Explains the reasons whose name alone leaves room for doubt. */
export const REASON_MEANINGS: Readonly<Record<string, string>> = { impersonation: 'fazer-se passar por outra pessoa' }

/** Returns the label of a queue reason, whose list is open; an unknown one is shown as it is. */
export function reasonLabel(reason: string): string {
  return QUEUE_REASON_LABELS.get(reason) ?? reason
}

/** The reason with its meaning in parentheses, where it has one. */
export function reasonWithMeaning(reason: string): string {
  const meaning = Object.hasOwn(REASON_MEANINGS, reason) ? REASON_MEANINGS[reason] : undefined
  return meaning ? `${reasonLabel(reason)} (${meaning})` : reasonLabel(reason)
}

export const ITEM_TYPE_LABELS: Record<ModeratedItemType, string> = {
  post: 'Publicação',
  comment: 'Comentário',
  profile: 'Perfil',
}

export const MODERATION_ACTION_LABELS: Record<ModerationActionType, string> = {
  approve: 'Aprovar',
  remove: 'Remover',
  shadow_ban: 'Shadow ban',
  temp_ban: 'Banimento temporário',
}

/** Names of the actions in the audit log. */
export const AUDIT_ACTION_LABELS: Record<AuditActionType, string> = {
  approve: 'Aprovação',
  remove: 'Remoção',
  shadow_ban: 'Shadow ban',
  temp_ban: 'Banimento temporário',
  ban: 'Banimento permanente',
  unban: 'Fim do banimento',
  mute: 'Silenciamento',
  warn: 'Advertência',
  promote: 'Entrada na moderação',
  demote: 'Saída da moderação',
  update_status: 'Mudança de situação',
  restore: 'Restauração',
  undo: 'Decisão desfeita',
  uphold: 'Decisão mantida',
  close: 'Encerramento das denúncias',
}

export const QUEUE_STATUS_LABELS: Record<QueueStatus, string> = {
  pending: 'Pendente',
  in_review: 'Em análise',
  resolved: 'Resolvido',
}

export const SEVERITY_LABELS: Record<Severity, string> = { low: 'Baixa', medium: 'Média', high: 'Alta' }

/** Statuses of an account, which is feminine in Portuguese, so that the words suit everybody. */
export const USER_STATUS_LABELS: Record<UserStatus, string> = {
  active: 'Ativa',
  warned: 'Advertida',
  muted: 'Silenciada',
  temp_banned: 'Banida temporariamente',
  banned: 'Banida',
}

export const ISSUE_STATUS_LABELS: Record<IssueStatus, string> = {
  draft: 'Rascunho',
  scheduled: 'Agendada',
  sent: 'Enviada',
}

export const SCHEDULE_STATUS_LABELS: Record<ScheduleStatus, string> = {
  pending: 'Pendente',
  cancelled: 'Cancelado',
  sent: 'Enviado',
}

export const RECURRENCE_LABELS: Record<Recurrence, string> = {
  none: 'Sem recorrência',
  daily: 'Diário',
  weekly: 'Semanal',
  monthly: 'Mensal',
}

export const TEMPLATE_LABELS: Record<IssueTemplate, string> = {
  classic: 'Clássico',
  magazine: 'Magazine',
  highlights: 'Destaques',
}

/** Titles of the groups of the A/B page. */
export const AB_STATUS_LABELS: Record<ABStatus, string> = {
  running: 'Em andamento',
  draft: 'Rascunhos',
  completed: 'Concluídos',
}

export const AB_METRIC_LABELS: Record<ABMetric, string> = { opens: 'Aberturas', clicks: 'Cliques' }

export const PERMISSION_LABELS: Record<NotificationPermissionState, string> = {
  granted: 'Permitido',
  denied: 'Negado',
  default: 'Não solicitado',
}

export const PUSH_CATEGORY_LABELS: Record<PushCategory, string> = {
  followers: 'Seguidores',
  comments: 'Comentários',
  mentions: 'Menções',
  newsletters: 'Newsletters',
}

export const PREFERENCE_LABELS: Record<PreferenceKey, string> = {
  like: 'Curtidas',
  comment: 'Comentários',
  follow: 'Seguidores',
  mention: 'Menções',
  system: 'Sistema',
  newsletter: 'Newsletters',
}

/** Rating of an average response time in hours. */
export function responseRating(hours: number): 'Excelente' | 'Bom' | 'Lento' {
  if (hours <= MODERATION.responseExcellentHours) return 'Excelente'
  return hours <= MODERATION.responseGoodHours ? 'Bom' : 'Lento'
}

/** Workload of a number of pending items. */
export function workloadLabel(pending: number): 'Alta' | 'Média' | 'Baixa' {
  if (pending > MODERATION.workloadHighAbove) return 'Alta'
  return pending > MODERATION.workloadMediumAbove ? 'Média' : 'Baixa'
}

/** Tone of a priority, on the raw number. */
export function priorityTone(priority: number): 'red' | 'warning' | 'neutral' {
  if (priority >= MODERATION.priorityRed) return 'red'
  return priority >= MODERATION.priorityWarning ? 'warning' : 'neutral'
}

/** Titles of notices and notifications about an issue that was not sent at its hour. */
export const HOLD_LABELS: Record<HoldReason, string> = {
  subject: 'Não enviada: falta o assunto',
  text: 'Não enviada: falta o texto',
  same: 'Não enviada: o texto é o da edição anterior',
  unsaved: 'Não enviada: há alterações que não foram salvas',
  restricted: 'Não enviada: a moderação restringiu sua conta',
}

/** Placeholder texts of the product's templates; a text that still holds one of them should never go out. */
export const TEMPLATE_WORDS = {
  title: 'Título da edição',
  intro: 'Apresente em poucas linhas o tema da semana e por que ele importa para quem lê.',
  change: 'Resuma a decisão, a lei ou a norma e indique a fonte.',
  effect: 'Explique o efeito prático para o dia a dia do escritório ou da empresa.',
  story: 'Conte a história principal: o caso, as partes, a tese e o resultado.',
  quotation: 'Destaque aqui uma frase do voto ou do entrevistado.',
  question: 'Pergunta: o que muda na prática?',
  answer: 'Resposta: …',
  agenda: 'Julgamentos, prazos e eventos dos próximos dias.',
  first: 'Primeiro destaque. Uma frase sobre o que foi decidido.',
  second: 'Segundo destaque. Uma frase sobre o que foi publicado.',
  third: 'Terceiro destaque. Uma frase sobre o que vem por aí.',
  reading: 'Indique um artigo ou acórdão e diga por que vale a leitura.',
} as const
