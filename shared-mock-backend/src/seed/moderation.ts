// Data file: the moderation queue, and the small tables from which reports and the audit log are made.
import type { SeedData } from '../store/seed-data'

type QueueItem = SeedData['queueItems'][number]
type Report = SeedData['reports'][number]
type AuditEntry = SeedData['auditEntries'][number]

export interface QueueRow {
  type: QueueItem['item_type']
  /** A post or comment id, or a username. */
  item: string
  /** 0 to 100; the colours begin at 50 and at 80. */
  priority: number
  reports: number
  reason: Report['reason']
  status: QueueItem['status']
  /** Hours since the first report. */
  hours: number
}

export const queueRows: QueueRow[] = [
  { type: 'post', item: 'post-079', priority: 94, reports: 9, reason: 'spam', status: 'pending', hours: 24 },
  {
    type: 'profile',
    item: 'peticoesprontas',
    priority: 90,
    reports: 8,
    reason: 'spam',
    status: 'in_review',
    hours: 200,
  },
  { type: 'post', item: 'post-077', priority: 88, reports: 8, reason: 'fake_news', status: 'in_review', hours: 46 },
  {
    type: 'comment',
    item: 'comment-026-06',
    priority: 86,
    reports: 5,
    reason: 'harassment',
    status: 'pending',
    hours: 0.7,
  },
  { type: 'post', item: 'post-078', priority: 83, reports: 7, reason: 'harassment', status: 'pending', hours: 58 },
  {
    type: 'comment',
    item: 'comment-013-20',
    priority: 76,
    reports: 5,
    reason: 'fake_news',
    status: 'pending',
    hours: 7,
  },
  { type: 'post', item: 'post-076', priority: 72, reports: 5, reason: 'copyright', status: 'in_review', hours: 32 },
  {
    type: 'profile',
    item: 'sergiofalcao',
    priority: 67,
    reports: 4,
    reason: 'harassment',
    status: 'resolved',
    hours: 6,
  },
  { type: 'comment', item: 'comment-070-05', priority: 64, reports: 4, reason: 'spam', status: 'pending', hours: 19 },
  {
    type: 'comment',
    item: 'comment-073-05',
    priority: 58,
    reports: 3,
    reason: 'harassment',
    status: 'pending',
    hours: 24,
  },
  {
    type: 'profile',
    item: 'viniciusamaral',
    priority: 55,
    reports: 3,
    reason: 'fake_news',
    status: 'pending',
    hours: 40,
  },
  { type: 'post', item: 'post-046', priority: 52, reports: 3, reason: 'inappropriate', status: 'pending', hours: 20 },
  { type: 'post', item: 'post-061', priority: 47, reports: 2, reason: 'inappropriate', status: 'pending', hours: 50 },
  { type: 'post', item: 'post-071', priority: 45, reports: 2, reason: 'inappropriate', status: 'in_review', hours: 70 },
  { type: 'profile', item: 'gustavolins', priority: 42, reports: 2, reason: 'copyright', status: 'pending', hours: 31 },
  { type: 'post', item: 'post-073', priority: 40, reports: 2, reason: 'fake_news', status: 'pending', hours: 25 },
  { type: 'post', item: 'post-035', priority: 38, reports: 2, reason: 'inappropriate', status: 'pending', hours: 9 },
  { type: 'post', item: 'post-013', priority: 35, reports: 2, reason: 'fake_news', status: 'pending', hours: 6 },
  { type: 'profile', item: 'lexcorp', priority: 33, reports: 2, reason: 'spam', status: 'pending', hours: 60 },
  { type: 'post', item: 'post-031', priority: 30, reports: 2, reason: 'fake_news', status: 'resolved', hours: 170 },
  {
    type: 'profile',
    item: 'otavioreis',
    priority: 28,
    reports: 2,
    reason: 'harassment',
    status: 'resolved',
    hours: 600,
  },
  {
    type: 'comment',
    item: 'comment-039-04',
    priority: 26,
    reports: 1,
    reason: 'inappropriate',
    status: 'pending',
    hours: 1,
  },
  { type: 'post', item: 'post-012', priority: 25, reports: 1, reason: 'copyright', status: 'resolved', hours: 400 },
  { type: 'profile', item: 'iracema', priority: 24, reports: 1, reason: 'spam', status: 'resolved', hours: 690 },
  { type: 'post', item: 'post-021', priority: 22, reports: 1, reason: 'inappropriate', status: 'pending', hours: 90 },
  { type: 'post', item: 'post-058', priority: 20, reports: 1, reason: 'spam', status: 'resolved', hours: 360 },
  { type: 'post', item: 'post-033', priority: 18, reports: 1, reason: 'inappropriate', status: 'pending', hours: 80 },
  { type: 'post', item: 'post-074', priority: 16, reports: 1, reason: 'spam', status: 'pending', hours: 20 },
  { type: 'comment', item: 'comment-013-27', priority: 15, reports: 1, reason: 'spam', status: 'pending', hours: 5 },
  { type: 'profile', item: 'marianaalencar', priority: 14, reports: 1, reason: 'spam', status: 'pending', hours: 8 },
  {
    type: 'comment',
    item: 'comment-052-05',
    priority: 12,
    reports: 1,
    reason: 'inappropriate',
    status: 'pending',
    hours: 2,
  },
  {
    type: 'profile',
    item: 'caiomartins',
    priority: 11,
    reports: 1,
    reason: 'inappropriate',
    status: 'resolved',
    hours: 500,
  },
  {
    type: 'comment',
    item: 'comment-008-02',
    priority: 10,
    reports: 1,
    reason: 'inappropriate',
    status: 'pending',
    hours: 100,
  },
]

/** Texts of reports by reason; used in turn. */
export const reportDescriptions: Record<Report['reason'], string[]> = {
  spam: [
    'Vende modelos de petição e repete a mesma mensagem em várias conversas.',
    'Propaganda sem relação com o assunto.',
    '',
    'Oferta de serviço com preço e urgência, contra o Provimento 205/2021.',
    'Recebi o mesmo texto por três perfis diferentes.',
  ],
  harassment: [
    'Ataca a pessoa, e não o argumento.',
    'Ofende trabalhadores e colegas de profissão.',
    'Tom de ameaça. Já havia feito o mesmo em outra conversa.',
    '',
  ],
  fake_news: [
    'A lei citada não existe. Conferi no portal do Planalto.',
    'Anuncia como vigente o que ainda é projeto de lei.',
    'Atribui ao Supremo uma decisão que ele não tomou.',
    '',
    'Já foi desmentido nos comentários e continua no ar.',
  ],
  inappropriate: [
    'Traz número de processo; peço que verifiquem se corre em segredo de justiça.',
    'Acho que expõe dado de cliente.',
    'Linguagem imprópria para a rede.',
    '',
  ],
  copyright: [
    'Reproduz capítulo inteiro de obra protegida (Lei 9.610/1998).',
    'O texto é cópia de artigo publicado em revista, sem citação do autor.',
    'Distribui livro digital sem licença.',
  ],
}

/** Actions of single importance, whose traces stand in the statuses: [hours ago, who, action, on whom, why]. */
export const userActions: [
  hours: number,
  moderator: string,
  action: AuditEntry['action_type'],
  username: string,
  reason: string,
][] = [
  [
    30,
    'beatriz',
    'warn',
    'gustavolins',
    'Publicou capítulo de obra protegida. Advertido, com orientação sobre o art. 46 da Lei 9.610/1998.',
  ],
  [6, 'moderacao', 'mute', 'viniciusamaral', 'Terceira notícia falsa em duas semanas. Silenciado enquanto se apura.'],
  [118, 'beatriz', 'warn', 'viniciusamaral', 'Anunciou decisão inexistente. Advertido.'],
  [310, 'moderacao', 'warn', 'viniciusamaral', 'Divulgou lei que não existe. Advertido, com o link da lei em vigor.'],
  [
    0.4,
    'moderacao',
    'temp_ban',
    'sergiofalcao',
    'Ofensas reiteradas a magistrados e a trabalhadores, depois de três advertências. Banido por trinta dias.',
  ],
  [140, 'moderacao', 'warn', 'sergiofalcao', 'Ofensa pessoal em comentário. Terceira advertência.'],
  [455, 'beatriz', 'warn', 'sergiofalcao', 'Ofensa a colega em resposta. Segunda advertência.'],
  [608, 'moderacao', 'warn', 'sergiofalcao', 'Palavrão dirigido a outra pessoa. Advertido.'],
  [
    12,
    'moderacao',
    'ban',
    'peticoesprontas',
    'Perfil criado só para propaganda, com quatro advertências em vinte dias.',
  ],
  [190, 'beatriz', 'warn', 'peticoesprontas', 'Propaganda repetida em conversas alheias. Quarta advertência.'],
  [262, 'moderacao', 'warn', 'peticoesprontas', 'Oferta de peças com preço. Terceira advertência.'],
  [335, 'beatriz', 'warn', 'peticoesprontas', 'Mesma mensagem em seis conversas. Segunda advertência.'],
  [404, 'moderacao', 'warn', 'peticoesprontas', 'Propaganda sem relação com o assunto. Advertido.'],
  [
    520,
    'moderacao',
    'promote',
    'beatriz',
    'Moderadora voluntária, depois de três meses de denúncias bem fundamentadas.',
  ],
]

/** Everyday actions, used in turn: the action, the kind of content, the report, the reason, and the text of the content. */
export const everydayActions: [
  action: Extract<AuditEntry['action_type'], 'approve' | 'remove' | 'shadow_ban'>,
  type: 'post' | 'comment',
  reported: Report['reason'],
  reason: string,
  body?: string,
][] = [
  ['approve', 'post', 'harassment', 'Crítica à tese, sem ofensa à pessoa. Mantido.'],
  [
    'remove',
    'comment',
    'spam',
    'Propaganda de curso sem relação com a conversa.',
    'Curso completo de petições cíveis, últimas vagas! Chame no privado e ganhe 40% de desconto só hoje.',
  ],
  ['approve', 'post', 'fake_news', 'Citação conferida no site do tribunal. Mantido.'],
  [
    'remove',
    'post',
    'spam',
    'Oferta de serviço com preço e promessa de resultado.',
    'Revisional de juros por R$ 99, resultado garantido em 30 dias. Quem não ganha não paga. Atendo todo o Brasil.',
  ],
  ['approve', 'post', 'inappropriate', 'O processo citado é público. Mantido.'],
  [
    'remove',
    'comment',
    'harassment',
    'Ofensa pessoal. Autor orientado por mensagem.',
    'Só quem comprou o diploma escreve uma bobagem dessas. Volte para o primeiro período.',
  ],
  ['approve', 'post', 'fake_news', 'Denúncia sem fundamento: o artigo citado está em vigor.'],
  [
    'shadow_ban',
    'post',
    'spam',
    'Publicação repetida dez vezes no mesmo dia.',
    'Modelos editáveis de contestação, recurso e execução. Link na bio. Modelos editáveis de contestação, recurso e execução.',
  ],
  ['approve', 'post', 'fake_news', 'Divergência doutrinária não é informação falsa.'],
  [
    'remove',
    'post',
    'inappropriate',
    'Número de processo sob segredo de justiça.',
    'Audiência de guarda de hoje: a mãe confessou tudo. Quem quiser acompanhar, o número está nos autos da 3ª Vara de Família.',
  ],
  ['approve', 'post', 'inappropriate', 'Sem dado pessoal de cliente. Mantido.'],
  [
    'remove',
    'comment',
    'fake_news',
    'Julgado inexistente; o autor foi convidado a corrigir e não respondeu.',
    'O STJ já decidiu na Súmula 999 que todo contrato verbal de honorários é nulo. Podem conferir.',
  ],
  ['approve', 'post', 'harassment', 'Opinião forte, linguagem adequada. Mantido.'],
]
