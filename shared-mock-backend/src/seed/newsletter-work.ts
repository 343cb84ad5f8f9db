// Data file: content suggestions, A/B tests and the schedules that are over. Pending schedules follow from the issues.

import type { SeedData } from '../store/seed-data'
import { MONDAY, type SeedClock, TUESDAY } from './clock'

export const suggestions: SeedData['suggestions'] = [
  {
    id: 'suggestion-01',
    title: 'Taxa legal negativa: o § 3º do art. 406',
    content:
      'Quando o IPCA do período supera a Selic, a taxa legal é zero, e não um crédito do devedor. Um exemplo numérico de três meses ajuda o leitor a refazer a conta.',
    source: 'Código Civil, art. 406, § 3º (Lei 14.905/2024)',
    tags: ['contratos', 'processo-civil'],
  },
  {
    id: 'suggestion-02',
    title: 'Aporte de investidor-anjo: o que a lei já separou',
    content:
      'O aporte não integra o capital social e não faz do investidor um sócio (art. 61-A da LC 123/2006). Vale comparar com as minutas que chegam chamando tudo de mútuo conversível.',
    source: 'LC 123/2006, arts. 61-A a 61-D',
    tags: ['contratos', 'empresarial'],
  },
  {
    id: 'suggestion-03',
    title: 'Transferência internacional e cláusulas-padrão',
    content:
      'A Resolução CD/ANPD 19/2024 trouxe cláusulas-padrão que se adotam sem alteração. Liste os contratos que costumam ficar de fora: hospedagem, atendimento e folha de pagamento.',
    source: 'Resolução CD/ANPD 19/2024',
    tags: ['lgpd', 'contratos', 'direito-digital'],
  },
  {
    id: 'suggestion-04',
    title: 'Legítimo interesse com teste escrito',
    content:
      'O art. 10 da LGPD pede situação concreta, finalidade legítima e dados estritamente necessários. Um quadro com quatro perguntas mostra ao leitor como documentar o balanceamento.',
    source: 'Lei 13.709/2018, art. 10',
    tags: ['lgpd', 'compliance'],
  },
  {
    id: 'suggestion-05',
    title: 'Equiparação salarial depois da reforma',
    content:
      'O art. 461 da CLT passou a exigir o mesmo estabelecimento, quatro anos no máximo de diferença no serviço ao empregador e dois na função. Compare com a Súmula 6 do TST, item por item.',
    source: 'CLT, art. 461; Súmula 6 do TST',
    tags: ['trabalho', 'jurisprudencia'],
  },
  {
    id: 'suggestion-06',
    title: 'Gratuidade da justiça e honorários: a ADI 5.766',
    content:
      'O que o Supremo invalidou no art. 791-A, § 4º, da CLT e o que permaneceu: a condenação existe, mas a exigibilidade fica suspensa enquanto durar a insuficiência de recursos.',
    source: 'STF, ADI 5.766',
    tags: ['trabalho', 'processo-civil'],
  },
  {
    id: 'suggestion-07',
    title: 'Repetição em dobro: a modulação que se esquece',
    content:
      'EAREsp 676.608/RS: a tese vale, em regra, para cobranças posteriores a 30/3/2021, com exceção das que decorrem de serviço público. Uma linha do tempo resolve a edição.',
    source: 'STJ, EAREsp 676.608/RS',
    tags: ['consumidor', 'jurisprudencia'],
  },
  {
    id: 'suggestion-08',
    title: 'Mínimo existencial no superendividamento',
    content:
      'O art. 104-A do CDC fala em preservar o mínimo existencial; o regulamento fixou valor, e o valor é discutido. Traga o orçamento de uma família como exemplo.',
    source: 'Lei 14.181/2021',
    tags: ['consumidor'],
  },
  {
    id: 'suggestion-09',
    title: 'Integridade e reabilitação de empresa sancionada',
    content:
      'Art. 163 da Lei 14.133/2021: reparar o dano, pagar a multa, cumprir o prazo mínimo e, em certas infrações, implantar programa de integridade. Monte um passo a passo.',
    source: 'Lei 14.133/2021, art. 163',
    tags: ['compliance', 'administrativo'],
  },
  {
    id: 'suggestion-10',
    title: 'Precedente não é ementa',
    content:
      'Escolha um tema repetitivo e mostre onde estão os fatos determinantes no inteiro teor. O exercício ensina mais do que a tese copiada.',
    source: 'CPC, arts. 489, § 1º, V, e 927',
    tags: ['jurisprudencia', 'processo-civil'],
  },
]

export function buildABTests(clock: SeedClock): SeedData['abTests'] {
  return [
    {
      id: 'ab-clausula-01',
      newsletter_id: 'newsletter-clausula',
      name: 'Pergunta ou afirmação no assunto',
      subject_a: 'Multa contratual: quanto é demais?',
      subject_b: 'A multa de 50% não vai sobreviver à sentença',
      preheader_a: 'O art. 413 do Código Civil reduz o que o contrato exagera.',
      preheader_b: 'Como escrever uma cláusula penal que o juiz não precise reduzir.',
      split_percent: 50,
      metric: 'opens',
      duration_minutes: 120,
      status: 'completed',
      started_at: clock.daysAgo(21, 11, TUESDAY),
      completed_at: clock.daysAgo(21, 13, TUESDAY),
      winner: 'a',
      results: { opens_a: 642, opens_b: 581, clicks_a: 131, clicks_b: 144 },
    },
    {
      id: 'ab-clausula-02',
      newsletter_id: 'newsletter-clausula',
      name: 'Número da lei no assunto',
      subject_a: 'Lei 14.905/2024: o índice do contrato omisso',
      subject_b: 'Seu contrato não diz o índice? A lei agora diz',
      preheader_a: '',
      preheader_b: 'IPCA para corrigir, Selic menos IPCA para os juros.',
      split_percent: 40,
      metric: 'clicks',
      duration_minutes: 60,
      status: 'completed',
      started_at: clock.daysAgo(14, 12, TUESDAY),
      completed_at: clock.daysAgo(14, 13, TUESDAY),
      winner: 'b',
      results: { opens_a: 455, opens_b: 798, clicks_a: 74, clicks_b: 207 },
    },
    {
      id: 'ab-clausula-03',
      newsletter_id: 'newsletter-clausula',
      name: 'Assunto curto para a edição sobre mensagens',
      subject_a: 'O contrato diz uma coisa; as mensagens, outra',
      subject_b: 'O polegar que custou uma multa',
      preheader_a: 'O comportamento depois da assinatura também se interpreta.',
      preheader_b: 'Art. 113, § 1º, I, do Código Civil, com um caso real.',
      split_percent: 50,
      metric: 'opens',
      duration_minutes: 240,
      status: 'running',
      started_at: clock.hoursAgo(1.5),
      completed_at: null,
      winner: null,
      results: { opens_a: 212, opens_b: 238, clicks_a: 39, clicks_b: 41 },
    },
    {
      id: 'ab-clausula-04',
      newsletter_id: 'newsletter-clausula',
      name: 'Limitação de responsabilidade: tom do assunto',
      subject_a: 'Até onde vai a limitação de responsabilidade',
      subject_b: 'O teto que não protege',
      preheader_a: '',
      preheader_b: '',
      split_percent: 50,
      metric: 'opens',
      duration_minutes: 60,
      status: 'draft',
      started_at: null,
      completed_at: null,
      winner: null,
      results: null,
    },
    {
      id: 'ab-jornada-01',
      newsletter_id: 'newsletter-jornada',
      name: 'Valor em dinheiro no assunto',
      subject_a: 'Rescisão: o erro de dez dias que custa um salário',
      subject_b: 'Art. 477 da CLT: prazo e multa',
      preheader_a: 'Art. 477 da CLT, §§ 6º e 8º.',
      preheader_b: 'Dez dias corridos, sem distinção de aviso.',
      split_percent: 50,
      metric: 'opens',
      duration_minutes: 60,
      status: 'completed',
      started_at: clock.daysAgo(6, 10, MONDAY),
      completed_at: clock.daysAgo(6, 11, MONDAY),
      winner: 'a',
      results: { opens_a: 448, opens_b: 361, clicks_a: 112, clicks_b: 94 },
    },
    {
      id: 'ab-jornada-02',
      newsletter_id: 'newsletter-jornada',
      name: 'Hora exata no assunto',
      subject_a: 'Entrada às 8h00, saída às 18h00, todos os dias?',
      subject_b: 'O cartão de ponto que não convence ninguém',
      preheader_a: 'Súmula 338, III, do TST.',
      preheader_b: '',
      split_percent: 60,
      metric: 'clicks',
      duration_minutes: 30,
      status: 'draft',
      started_at: null,
      completed_at: null,
      winner: null,
      results: null,
    },
  ]
}

/** Schedules that were carried out or cancelled. */
export function pastSchedules(clock: SeedClock): SeedData['schedules'] {
  return [
    {
      id: 'schedule-jornada-sent',
      newsletter_id: 'newsletter-jornada',
      issue_id: 'issue-jornada-03',
      scheduled_at: clock.daysAgo(6, 11, MONDAY),
      recurrence: 'none',
      status: 'sent',
      created_at: clock.after(clock.daysAgo(6, 18, MONDAY), -2 * 24 * 60),
    },
    {
      id: 'schedule-clausula-cancelled',
      newsletter_id: 'newsletter-clausula',
      issue_id: 'issue-clausula-05',
      scheduled_at: clock.daysAgo(2, 13),
      recurrence: 'none',
      status: 'cancelled',
      created_at: clock.daysAgo(5, 19),
    },
  ]
}
