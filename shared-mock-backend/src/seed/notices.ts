// Data file: notifications, except those of likes.
import { paths } from '@ementa/contracts'

/** Follows that were notified: [who is followed, by whom, hours ago, type]. The two types differ only in their sentence. */
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

/** Id of the log entry with the first decision about a person. */
const WARNING_OF_GUSTAVO = 'audit-user-01'

/** System notices: [recipient, hours ago, text, address it leads to]. */
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
    'Sua edição “O cartão de ponto britânico” está agendada para segunda-feira, às 8h.',
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
    paths.ownModeration.href(),
  ],
  ['lexcorp', 12, 'Sua publicação agendada vai ao ar em três dias.', paths.drafts.href()],
  [
    'gustavolins',
    30,
    'Você recebeu uma advertência: a publicação de obra protegida sem autorização viola as regras da comunidade.',
    paths.ownDecision.href({ id: WARNING_OF_GUSTAVO }),
  ],
]
