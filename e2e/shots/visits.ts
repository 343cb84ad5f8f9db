import { callNames } from '@ementa/contracts'
import { ADDRESSES, addressesWithout, OF_MODERATION } from '../fixtures/addresses'
import type { Username } from '../fixtures/app'
import type { Simulation } from '../fixtures/simulation'
import { longRecords } from './long-records'

export interface Look {
  name: string
  height: number
  widths: number[]
  /** Widths that are measured without a picture. */
  measured: number[]
  hasTouch: boolean
}

export const LOOKS: Look[] = [
  { name: 'phone', height: 844, widths: [390], measured: [320, 360], hasTouch: true },
  { name: 'desktop', height: 900, widths: [1280, 768], measured: [820, 1024, 1440, 1920], hasTouch: false },
]

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** One look and theme for each state except `full`, which has all. */
export const isShown = (state: string, { name }: Look, theme: Theme) =>
  ['full', 'open', 'long'].includes(state) || (name === 'phone' ? theme === 'light' : theme === 'dark')

export interface Visit {
  state: 'full' | 'loading' | 'error' | 'empty' | 'open' | 'offline' | 'long'
  who: string
  as?: Username
  paths: string[]
  /** Pages read before going offline, of the same kinds. */
  seen?: string[]
  /** Records of the store besides the seed. */
  records?: (now: string) => Record<string, unknown>
  /** Names of the buttons pressed on each path, which open a dialog, a drawer or a menu. */
  opens?: Record<string, RegExp[]>
  simulation?: Simulation
}

const OF_MODERATOR = [
  ADDRESSES.moderation,
  '/admin/moderation?item=queue-01',
  '/admin/moderation?periodo=30d',
  ADDRESSES.moderationUsers,
  ADDRESSES.moderationLogs,
  '/admin/logs?entrada=audit-user-05',
  ADDRESSES.moderationCase,
  ADDRESSES.ownModeration,
  ADDRESSES.ownDecision,
]
const OF_VISITOR = [
  ...[ADDRESSES.home, '/search', '/search?q=contrato', ADDRESSES.newsletters, ADDRESSES.newsletter, '/u/renata'],
  ...[ADDRESSES.comments, ADDRESSES.compose, ADDRESSES.bookmarks, ADDRESSES.topics, ADDRESSES.issue, '/nao-existe'],
  ...[ADDRESSES.transparency, ADDRESSES.ownModeration, ADDRESSES.ownDecision, ADDRESSES.law, ADDRESSES.article],
]
const OF_WRITER = [...addressesWithout(...OF_MODERATION), '/search', '/search?q=%23lgpd', '/?tab=following']

/** Visit without the signed-in person. */
const EVERY_READ_FAILS: Simulation = { fail: callNames().filter((name) => !name.startsWith('auth.')) }

const NOTHING = '?q=zzzzzz'

const OPENS_OF_WRITER = {
  '/': [/^Mais ações para a publicação/, /^Abrir menu$/, /^Atalhos de teclado$/],
  '/search': [/^Filtros/],
  [ADDRESSES.compose]: [/^Hashtags/, /^Agendar/],
  [ADDRESSES.notifications]: [/^Preferências$/, /^Buscar nas notificações$/],
  [ADDRESSES.profile]: [/^Editar Perfil$/],
  [ADDRESSES.user]: [/^Mensagem$/, /^Mais ações para o perfil/],
  [ADDRESSES.newsletters]: [/^Buscar e filtrar/],
  [ADDRESSES.newsletterSchedule]: [/^Cancelar/],
  [ADDRESSES.issueEdit]: [/^Pré-visualizar$/, /^Mais formatação$/],
}
const OPENS_OF_MODERATOR = {
  [ADDRESSES.moderationCase]: [/^Advertir/],
  [ADDRESSES.moderationUsers]: [/^Mais ações|^Ações/],
  [ADDRESSES.moderationLogs]: [/^Ver decisão/],
  [ADDRESSES.moderation]: [/^Estatísticas$/, /^Últimas decisões$/],
}

/** Visits by person and state of the product. One test opens all paths of a visit in one context. */
export const VISITS: Visit[] = [
  { state: 'full', who: 'writer', as: 'renata', paths: OF_WRITER },
  { state: 'full', who: 'moderator', as: 'moderacao', paths: OF_MODERATOR },
  { state: 'full', who: 'visitor', paths: OF_VISITOR },
  { state: 'loading', who: 'writer', as: 'renata', paths: OF_WRITER, simulation: { latency: [600_000, 600_000] } },
  {
    state: 'loading',
    who: 'moderator',
    as: 'moderacao',
    paths: OF_MODERATOR,
    simulation: { latency: [600_000, 600_000] },
  },
  { state: 'error', who: 'writer', as: 'renata', paths: OF_WRITER, simulation: EVERY_READ_FAILS },
  { state: 'error', who: 'moderator', as: 'moderacao', paths: OF_MODERATOR, simulation: EVERY_READ_FAILS },
  {
    state: 'empty',
    who: 'newcomer',
    as: 'joaopedro',
    paths: [
      ...['/?tab=following', ADDRESSES.drafts, ADDRESSES.bookmarks, ADDRESSES.followedTags, ADDRESSES.notifications],
      ...[ADDRESSES.profile, `/search${NOTHING}`, `${ADDRESSES.newsletters}${NOTHING}`, '/p/nao-existe/comments'],
      ...['/u/nao-existe', '/newsletters/nao-existe', ADDRESSES.newsletterCreate, ADDRESSES.moderation],
    ],
  },
  {
    state: 'empty',
    who: 'moderator',
    as: 'moderacao',
    paths: [`${ADDRESSES.moderation}${NOTHING}`, `${ADDRESSES.moderationUsers}${NOTHING}`, ADDRESSES.drafts],
  },
  {
    state: 'offline',
    who: 'writer',
    as: 'renata',
    seen: [
      ...[ADDRESSES.home, ADDRESSES.newsletters, ADDRESSES.newsletter, ADDRESSES.notifications, ADDRESSES.user],
      ...[ADDRESSES.comments, ADDRESSES.compose, ADDRESSES.transparency, ADDRESSES.issue],
    ],
    paths: [
      ...[ADDRESSES.home, ADDRESSES.newsletters, ADDRESSES.newsletter, ADDRESSES.notifications, ADDRESSES.compose],
      ...[ADDRESSES.comments, ADDRESSES.transparency, ADDRESSES.issue],
      // These pages keep nothing on the device.
      ...['/u/joaopedro', '/p/post-010/comments', '/newsletters/clausula-a-clausula'],
    ],
  },
  {
    state: 'offline',
    who: 'moderator',
    as: 'moderacao',
    seen: [ADDRESSES.moderation, ADDRESSES.moderationUsers, ADDRESSES.moderationCase],
    paths: [ADDRESSES.moderation, ADDRESSES.moderationUsers, ADDRESSES.moderationCase, '/admin/pessoas/renata'],
  },
  {
    state: 'long',
    who: 'writer',
    as: 'renata',
    records: longRecords,
    paths: [
      ...[
        ADDRESSES.home,
        ADDRESSES.profile,
        '/u/renata',
        '/p/post-long/comments',
        `/search?q=${'inconstitucionalissimamente'}`,
      ],
      ...[
        ADDRESSES.newsletters,
        ADDRESSES.newsletter,
        ADDRESSES.newsletterSettings,
        ADDRESSES.issue,
        ADDRESSES.compose,
      ],
      ...[ADDRESSES.newsletterSchedule, ADDRESSES.newsletterABTest, ADDRESSES.drafts, ADDRESSES.ownModeration],
    ],
  },
  {
    state: 'long',
    who: 'moderator',
    as: 'moderacao',
    records: longRecords,
    paths: ['/u/renata', '/admin/users?q=renata', '/admin/pessoas/renata', '/newsletters/jornada'],
  },
  { state: 'open', who: 'visitor', paths: ['/'], opens: { '/': [/^Entrar$/] } },
  { state: 'open', who: 'writer', as: 'renata', paths: Object.keys(OPENS_OF_WRITER), opens: OPENS_OF_WRITER },
  {
    state: 'open',
    who: 'moderator',
    as: 'moderacao',
    paths: Object.keys(OPENS_OF_MODERATOR),
    opens: OPENS_OF_MODERATOR,
  },
]
