// Data file: the newsletters and their numbers, which are fixed for each newsletter.
import { PRICE_CENTS } from '@ementa/contracts'
import type { SeedData } from '../store/seed-data'

export const newsletters: SeedData['newsletters'] = [
  {
    id: 'newsletter-clausula',
    owner_id: 'user-anapaula',
    handle: 'clausula-a-clausula',
    title: 'Cláusula a Cláusula',
    description:
      'Toda terça, uma cláusula contratual lida com lupa: de onde veio, o que os tribunais fizeram com ela e como reescrevê-la. Para quem redige, revisa ou litiga contratos.',
    is_paid: false,
    price_cents: PRICE_CENTS.free,
  },
  {
    id: 'newsletter-jornada',
    owner_id: 'user-renata',
    handle: 'jornada',
    title: 'Jornada',
    description:
      'Direito do trabalho em uma leitura semanal: o julgado que importa, o cálculo que ele muda e a prova que ele pede. Escrita por quem faz audiência todas as semanas.',
    is_paid: true,
    price_cents: PRICE_CENTS.paidNewsletter,
  },
  {
    id: 'newsletter-dados',
    owner_id: 'user-fernandakoga',
    handle: 'dados-em-pauta',
    title: 'Dados em Pauta',
    description:
      'Proteção de dados, internet e inteligência artificial para juristas. Normas da ANPD, decisões e o que fazer com elas na segunda-feira de manhã. Quinzenal.',
    is_paid: false,
    price_cents: PRICE_CENTS.free,
  },
  {
    id: 'newsletter-balcao',
    owner_id: 'user-iracema',
    handle: 'balcao-do-consumidor',
    title: 'Balcão do Consumidor',
    description:
      'Um caso por edição, do atendimento ao acórdão, com os documentos que não podem faltar. Direito do consumidor a partir do Nordeste. Mensal.',
    is_paid: false,
    price_cents: PRICE_CENTS.free,
  },
  {
    id: 'newsletter-integridade',
    owner_id: 'user-veredacompliance',
    handle: 'integridade-na-pratica',
    title: 'Integridade na Prática',
    description:
      'Compliance e contratações públicas para empresas médias: o que a Lei 14.133/2021 e o Decreto 11.129/2022 pedem e como provar que foi feito. Mensal.',
    is_paid: false,
    price_cents: PRICE_CENTS.free,
  },
]

export const metrics: SeedData['metrics'] = [
  {
    newsletter_id: 'newsletter-clausula',
    subscribers: 2316,
    open_rate: 0.547,
    click_rate: 0.121,
    unsubscribe_rate: 0.004,
    last_issue_opens: 1267,
    last_issue_clicks: 280,
  },
  {
    newsletter_id: 'newsletter-jornada',
    subscribers: 1184,
    open_rate: 0.683,
    click_rate: 0.174,
    unsubscribe_rate: 0.007,
    last_issue_opens: 809,
    last_issue_clicks: 206,
  },
  {
    newsletter_id: 'newsletter-dados',
    subscribers: 1742,
    open_rate: 0.492,
    click_rate: 0.138,
    unsubscribe_rate: 0.005,
    last_issue_opens: 857,
    last_issue_clicks: 240,
  },
  {
    newsletter_id: 'newsletter-balcao',
    subscribers: 963,
    open_rate: 0.561,
    click_rate: 0.097,
    unsubscribe_rate: 0.003,
    last_issue_opens: 540,
    last_issue_clicks: 93,
  },
  {
    newsletter_id: 'newsletter-integridade',
    subscribers: 418,
    open_rate: 0.445,
    click_rate: 0.083,
    unsubscribe_rate: 0.009,
    last_issue_opens: 186,
    last_issue_clicks: 35,
  },
]
