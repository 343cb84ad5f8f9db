// Data file: comments of readers on issues.
import { MONDAY, TUESDAY } from './clock'
import type { IssueThreadRow } from './rows'

export const issueThreads: IssueThreadRow[] = [
  {
    issue: 'issue-clausula-02',
    handle: 'clausula-a-clausula',
    sent: [14, 13, TUESDAY],
    comments: [
      {
        by: 'caiomartins',
        after: 95,
        body: 'Em contrato de execução continuada, entrego o cálculo em duas planilhas: até agosto de 2024 pelo critério anterior e, daí em diante, IPCA e taxa legal. O juiz confere em cinco minutos.',
        likes: 14,
        replies: [
          {
            by: 'anapaula',
            after: 40,
            body: 'Faço o mesmo, e aviso no parecer que a segunda planilha muda todo mês: taxa legal se consulta, não se decora.',
            likes: 9,
          },
        ],
      },
      {
        by: 'joaopedro',
        after: 310,
        body: 'Se o contrato diz IGP-M e silencia sobre os juros, a lei entra só na parte que falta?',
        likes: 3,
        replies: [
          {
            by: 'anapaula',
            after: 25,
            body: 'Só na parte que falta. O art. 389, parágrafo único, fala em índice não convencionado: o IGP-M fica. Os juros que não foram convencionados seguem o art. 406.',
            likes: 11,
          },
        ],
      },
    ],
  },
  {
    issue: 'issue-jornada-03',
    handle: 'jornada',
    sent: [6, 11, MONDAY],
    comments: [
      {
        by: 'anapaula',
        after: 130,
        body: 'O § 6º fala também na entrega dos documentos. Depósito no nono dia e documentos no décimo quinto ainda rendem a multa do § 8º?',
        likes: 6,
        replies: [
          {
            by: 'renata',
            after: 55,
            body: 'É o que sustento depois da reforma: o prazo é um só para o pagamento e para os documentos. Há decisões nos dois sentidos; guardem o comprovante da data da entrega.',
            likes: 8,
          },
        ],
      },
    ],
  },
  {
    issue: 'issue-dados-01',
    handle: 'dados-em-pauta',
    sent: [18, 12],
    comments: [
      {
        by: 'lexcorp',
        after: 70,
        body: 'O prazo se perde antes, à espera do fornecedor. Passamos a escrever nos contratos de operador 24 horas para avisar o controlador, com o nome de quem recebe o aviso.',
        likes: 12,
        replies: [
          {
            by: 'fernandakoga',
            after: 35,
            body: 'É a cláusula que mais falta. O prazo da Resolução CD/ANPD 15/2024 conta do conhecimento pelo controlador, e a discussão passa a ser quando ele soube.',
            likes: 10,
          },
        ],
      },
      {
        by: 'beatriz',
        after: 400,
        body: 'Se em três dias ainda não se sabe quantos titulares foram afetados, comunica-se assim mesmo?',
        likes: 4,
        replies: [
          {
            by: 'fernandakoga',
            after: 80,
            body: 'Comunica-se o que se sabe, dizendo o que falta. A informação pode ser complementada depois, de maneira fundamentada, em vinte dias úteis.',
            likes: 13,
          },
        ],
      },
    ],
  },
  {
    issue: 'issue-balcao-01',
    handle: 'balcao-do-consumidor',
    sent: [11, 14],
    comments: [
      {
        by: 'tiagobarreto',
        after: 150,
        body: 'Pedir na inicial os documentos de abertura da conta que recebeu mudou os meus casos. Quando o banco não mostra como conferiu a identidade de quem a abriu, a falha deixa de ser só da vítima.',
        likes: 9,
        replies: [
          {
            by: 'iracema',
            after: 45,
            body: 'E quem responde a esse pedido é o banco que recebeu, que quase nunca está no polo passivo. Incluo os dois desde a inicial.',
            likes: 12,
          },
        ],
      },
      {
        by: 'soniaribeiro',
        after: 520,
        body: 'O pedido de devolução pelo MED, no mesmo dia, tem ajudado mais do que o boletim de ocorrência, que também faço.',
        likes: 5,
      },
    ],
  },
]
