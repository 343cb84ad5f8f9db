// Data file: who liked, followed and was notified of what; and the client state lists the demo people start with.
import { paths } from '@ementa/contracts'
import type { SeedData } from '../seed-data'

/** Likes of which the author was notified: post → [who, hours ago]. */
export const likeNotices: Record<string, [username: string, hours: number][]> = {
  'post-001': [
    ['lexcorp', 0.6],
    ['beatriz', 0.5],
    ['otavioreis', 0.4],
    ['joaopedro', 0.3],
    ['fernandakoga', 0.2],
    ['danielabrandt', 0.1],
  ],
  'post-014': [
    ['renata', 2.8],
    ['veredacompliance', 2.2],
    ['tiagobarreto', 1.9],
    ['iracema', 1.2],
  ],
  'post-002': [
    ['caiomartins', 25],
    ['lexcorp', 22],
  ],
  'post-016': [
    ['iracema', 30],
    ['fernandakoga', 27],
    ['soniaribeiro', 26],
  ],
  'post-004': [
    ['caiomartins', 50],
    ['marianaalencar', 44],
  ],
  'post-008': [
    ['otavioreis', 121],
    ['danielabrandt', 118],
    ['tiagobarreto', 102],
    ['rafaelquirino', 97],
  ],
  'post-026': [
    ['joaopedro', 1.5],
    ['soniaribeiro', 1.3],
    ['anapaula', 1.1],
    ['lexcorp', 0.9],
    ['marianaalencar', 0.5],
  ],
  'post-035': [
    ['otavioreis', 9],
    ['soniaribeiro', 8],
    ['joaopedro', 6],
  ],
  'post-027': [
    ['lexcorp', 27],
    ['veredacompliance', 20],
  ],
  'post-028': [
    ['luizhenrique', 71],
    ['soniaribeiro', 69],
    ['anapaula', 60],
  ],
  'post-030': [
    ['anapaula', 128],
    ['joaopedro', 127],
    ['tiagobarreto', 110],
  ],
  'post-070': [
    ['anapaula', 20],
    ['otavioreis', 19],
    ['danielabrandt', 15],
  ],
  'post-072': [
    ['renata', 9],
    ['tiagobarreto', 5],
  ],
  'post-003': [
    ['anapaula', 5],
    ['caiomartins', 3],
  ],
}

/** The usernames of those among the people here who like the post. */
export function likers(postId: string): string[] {
  const namedLikers = (likeNotices[postId] ?? []).map(([username]) => username)
  const listed = Object.entries(memberships).filter(([, { liked = [] }]) => liked.includes(postId))
  return [...new Set([...namedLikers, ...listed.map(([username]) => username)])]
}

/** Follows that were notified: [who is followed, by whom, hours ago, type]. The two types differ only in their sentence (C-17). */
export const followNotices: [username: string, by: string, hours: number, type: 'follow' | 'new_follower'][] = [
  ['anapaula', 'marianaalencar', 4, 'new_follower'],
  ['anapaula', 'viniciusamaral', 29, 'new_follower'],
  ['anapaula', 'tiagobarreto', 76, 'new_follower'],
  ['anapaula', 'danielabrandt', 130, 'follow'],
  ['anapaula', 'iracema', 210, 'follow'],
  ['renata', 'marianaalencar', 5, 'new_follower'],
  ['renata', 'joaopedro', 49, 'follow'],
  ['renata', 'soniaribeiro', 160, 'new_follower'],
  ['renata', 'veredacompliance', 190, 'follow'],
  ['beatriz', 'marianaalencar', 55, 'new_follower'],
  ['joaopedro', 'tiagobarreto', 62, 'new_follower'],
  ['moderacao', 'beatriz', 300, 'follow'],
  ['lexcorp', 'iracema', 144, 'new_follower'],
]

/** The rules of the community, as moderation published them. */
const RULES = paths.comments.href({ postId: 'post-075' })

/** In the log as the first decision about a person. */
const WARNING_OF_GUSTAVO = 'audit-user-01'

/** What the system said: [to whom, hours ago, text, what it leads to]. */
export const systemNotices: [username: string, hours: number, text: string, href?: string][] = [
  [
    'anapaula',
    1,
    'Sua edição “O que as mensagens dizem do contrato” está agendada para amanhã.',
    paths.newsletterSchedule.href({ handle: 'clausula-a-clausula' }),
  ],
  [
    'anapaula',
    45,
    'O teste A/B “Número da lei no assunto” terminou: venceu o assunto B.',
    paths.newsletterABTest.href({ handle: 'clausula-a-clausula' }),
  ],
  [
    'anapaula',
    166,
    'Sua newsletter Cláusula a Cláusula passou de 2.300 assinantes.',
    paths.newsletter.href({ handle: 'clausula-a-clausula' }),
  ],
  ['anapaula', 260, 'Atualizamos as regras da comunidade. Veja a publicação da Moderação da Ementa.', RULES],
  [
    'renata',
    2,
    'Sua edição “O cartão de ponto britânico” está agendada para daqui a dois dias.',
    paths.newsletterSchedule.href({ handle: 'jornada' }),
  ],
  [
    'renata',
    3,
    'Um comentário em sua publicação foi denunciado e está em revisão pela moderação.',
    paths.comments.href({ postId: 'post-026' }),
  ],
  [
    'renata',
    144,
    'O teste A/B “Valor em dinheiro no assunto” terminou: venceu o assunto A.',
    paths.newsletterABTest.href({ handle: 'jornada' }),
  ],
  ['renata', 260, 'Atualizamos as regras da comunidade. Veja a publicação da Moderação da Ementa.', RULES],
  ['moderacao', 0.8, 'Há itens com prioridade acima de 80 na fila de moderação.', paths.moderation.href()],
  ['moderacao', 24, 'O relatório semanal de moderação está pronto para exportação.', paths.moderationLogs.href()],
  ['beatriz', 6, 'Você tem novos itens para revisar na fila de moderação.', paths.moderation.href()],
  [
    'joaopedro',
    34,
    'Sua denúncia foi analisada, e o comentário saiu do ar. Obrigado por avisar.',
    paths.comments.href({ postId: 'post-052' }),
  ],
  ['lexcorp', 12, 'Sua publicação agendada vai ao ar em três dias.', paths.drafts.href()],
  [
    'gustavolins',
    30,
    'Você recebeu uma advertência: a publicação de obra protegida sem autorização viola as regras da comunidade.',
    paths.ownDecision.href({ id: WARNING_OF_GUSTAVO }),
  ],
]

type Relation = SeedData['memberships'][number]['relation']

/** The client state lists of the demo people (spec §3), by relation; people are written as usernames. */
export const memberships: Record<string, Partial<Record<Relation, string[]>>> = {
  anapaula: {
    liked: ['post-026', 'post-030', 'post-039', 'post-052', 'post-070'],
    bookmarked: ['post-013', 'post-028', 'post-054', 'post-063'],
    followedTags: ['contratos', 'lgpd'],
    subscribed: ['newsletter-jornada', 'newsletter-dados'],
  },
  moderacao: {
    bookmarked: ['post-075'],
    followedTags: ['oab'],
  },
  beatriz: {
    liked: ['post-001', 'post-054'],
    bookmarked: ['post-001', 'post-009', 'post-054'],
    followedTags: ['contratos', 'jurisprudencia'],
    subscribed: ['newsletter-clausula'],
  },
  lexcorp: {
    bookmarked: ['post-004', 'post-005'],
    followedTags: ['contratos', 'compliance', 'empresarial'],
    subscribed: ['newsletter-clausula', 'newsletter-integridade'],
  },
  joaopedro: {
    liked: ['post-052', 'post-026', 'post-034'],
    bookmarked: ['post-030', 'post-052', 'post-055'],
    followedTags: ['trabalho', 'processo-civil'],
    subscribed: ['newsletter-jornada', 'newsletter-clausula'],
  },
  renata: {
    liked: ['post-014', 'post-072'],
    bookmarked: ['post-014', 'post-065'],
    followedTags: ['trabalho', 'previdenciario'],
    subscribed: ['newsletter-clausula', 'newsletter-balcao'],
    blocked: ['sergiofalcao'],
  },
}
