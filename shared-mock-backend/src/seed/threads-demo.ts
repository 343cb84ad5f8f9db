// Data file: conversations on what the demo people wrote in the last two weeks.
import type { CommentRow, ThreadRow } from './rows'

const commentBy = (by: string, after: number, body: string, likes = 0, replies: CommentRow[] = []): CommentRow => ({
  by,
  after,
  body,
  likes,
  replies,
})

export const demoThreads: ThreadRow[] = [
  {
    post: 'post-002',
    comments: [
      commentBy(
        'otavioreis',
        40,
        'Antes da equidade vem o teto do art. 412 do CC: a cominação não excede o valor da obrigação principal. São duas contas, nessa ordem.',
        16,
        [
          commentBy(
            'caiomartins',
            35,
            'E o art. 416, parágrafo único: indenização suplementar, só se convencionada. Nesse caso a pena vale como mínimo, e o excedente se prova.',
            11,
          ),
        ],
      ),
      commentBy(
        'danielabrandt',
        150,
        'Em acordo de família, multa alta demais tem outro defeito: ninguém paga e ninguém executa. Prefiro pequena e progressiva.',
        9,
      ),
    ],
  },
  {
    post: 'post-003',
    comments: [
      commentBy(
        'caiomartins',
        31,
        'E a periodicidade: reajuste em prazo menor do que um ano é nulo de pleno direito (art. 2º, § 1º, da Lei 10.192/2001). Ainda vejo semestral em minuta.',
        10,
      ),
      commentBy(
        'luizhenrique',
        95,
        'Nos contratos públicos a data-base se vincula à do orçamento estimado (art. 25, § 7º, da Lei 14.133/2021), não à da assinatura. Muda a conta do primeiro ano.',
        12,
      ),
    ],
  },
  {
    post: 'post-006',
    comments: [
      commentBy(
        'otavioreis',
        64,
        'E os requisitos andam juntos: contrato escrito com prazo determinado, cinco anos somados sem interrupção e três no mesmo ramo (art. 51, I a III, da Lei 8.245/1991).',
        13,
      ),
      commentBy('gustavolins', 180, 'Os seis meses contam de trás para a frente, do último dia do contrato?', 2, [
        commentBy(
          'otavioreis',
          22,
          'Sim: a ação tem de estar proposta antes de faltarem seis meses para o fim. Eu anoto a data na assinatura.',
          8,
        ),
      ]),
    ],
  },
  {
    post: 'post-009',
    comments: [
      commentBy(
        'danielabrandt',
        52,
        'Ponha ao lado o Enunciado 25 da I Jornada de Direito Civil: o art. 422 não inviabiliza a boa-fé nas fases pré e pós-contratual.',
        14,
      ),
      commentBy(
        'otavioreis',
        130,
        'E repare no que se indenizou: a safra perdida de quem confiou, não o lucro do contrato que não houve. Dá um capítulo.',
        17,
      ),
    ],
  },
  {
    post: 'post-011',
    comments: [
      commentBy(
        'fernandakoga',
        47,
        'Acrescento o destino dos arquivos no fim: devolver, apagar e declarar que apagou. Para dado pessoal, o término do tratamento tem regra própria (art. 16 da LGPD).',
        11,
        [commentBy('veredacompliance', 28, 'E quem confere que apagou. Em cópia de segurança, quase ninguém.', 7)],
      ),
      commentBy(
        'tiagobarreto',
        210,
        'Ordem judicial, e também a autoridade administrativa. Já vi cláusula que obrigava a esconder documento da fiscalização.',
        6,
      ),
    ],
  },
  {
    post: 'post-016',
    comments: [
      commentBy(
        'fernandakoga',
        38,
        'É da Segunda Turma, e a porta dos dados sensíveis ficou aberta. Convém dizer na inicial se o dado é do inciso I ou do inciso II do art. 5º da LGPD.',
        19,
      ),
      commentBy(
        'iracema',
        120,
        'No consumo eu ainda peço a inversão do ônus (art. 6º, VIII, do CDC) sobre as medidas de segurança. O dano continua comigo.',
        13,
        [commentBy('otavioreis', 26, 'A própria LGPD tem a sua, no art. 42, § 2º.', 9)],
      ),
    ],
  },
  {
    post: 'post-022',
    comments: [
      commentBy(
        'fernandakoga',
        58,
        'As duas partes estão no art. 11 do regulamento: o canal no § 1º e, no § 2º, o prêmio de quem indica mesmo assim, que conta como boa prática.',
        9,
      ),
      commentBy(
        'tiagobarreto',
        200,
        'Canal que ninguém lê é pior do que a falta dele. Mando um pedido de verdade a cada cliente novo e conto os dias.',
        8,
      ),
    ],
  },
  {
    post: 'post-023',
    comments: [
      commentBy(
        'veredacompliance',
        73,
        'E o conflito de interesse, que a mesma Resolução disciplina: quem decide sobre o tratamento não deveria fiscalizar a própria decisão.',
        12,
      ),
      commentBy(
        'iracema',
        240,
        'Identidade e contato divulgados de forma clara, de preferência no site (art. 41, § 1º, da LGPD). É a primeira coisa que procuro.',
        10,
      ),
    ],
  },
  {
    post: 'post-027',
    comments: [
      commentBy(
        'soniaribeiro',
        33,
        'E a exceção do § 8º é estreita: só quando o trabalhador, comprovadamente, der causa à mora. A prova é de quem paga.',
        14,
      ),
      commentBy(
        'tiagobarreto',
        105,
        'O mesmo § 6º põe no prazo a entrega dos documentos da extinção, não só o depósito. O comprovante do banco resolve metade.',
        11,
      ),
    ],
  },
  {
    post: 'post-029',
    comments: [
      commentBy(
        'soniaribeiro',
        49,
        'Escreva que é estimativa. A Instrução Normativa 41/2018 do TST, no art. 12, § 2º, diz que o valor da causa será estimado.',
        15,
      ),
      commentBy(
        'tiagobarreto',
        155,
        'E guarde a planilha. Na liquidação ela volta, sempre pela mão da outra parte.',
        12,
      ),
    ],
  },
  {
    post: 'post-030',
    comments: [
      commentBy(
        'soniaribeiro',
        41,
        'Cuidado ao citar a Súmula 85, V, do TST: é anterior ao § 5º e ainda diz que banco de horas só se institui por negociação coletiva.',
        18,
      ),
      commentBy(
        'veredacompliance',
        190,
        'Extrato que o empregado consiga ler todo mês. Sem ele, os três regimes costumam terminar do mesmo jeito na audiência.',
        10,
      ),
    ],
  },
  {
    post: 'post-031',
    comments: [
      commentBy(
        'veredacompliance',
        66,
        'Se aparecer desigualdade, o § 2º pede plano de ação com metas e prazos, com participação do sindicato e dos empregados. É a parte que ninguém orça.',
        11,
      ),
      commentBy(
        'soniaribeiro',
        225,
        'E a multa por não publicar vai a até 3% da folha, limitada a cem salários mínimos (§ 3º do mesmo artigo).',
        13,
      ),
    ],
  },
  {
    post: 'post-032',
    comments: [
      commentBy(
        'soniaribeiro',
        54,
        'O art. 611-B da CLT é bom começo de lista, e não a esgota: sobram a Constituição e os tratados.',
        16,
        [
          commentBy(
            'marianaalencar',
            37,
            'No ARE 1.121.633 o limite aparece como patamar civilizatório mínimo. Foi o que lemos no grupo de Belém.',
            12,
          ),
        ],
      ),
      commentBy('gustavolins', 400, 'Redução do intervalo de uma hora entra ou não entra?', 1, [
        commentBy(
          'soniaribeiro',
          30,
          'Pela lei, entra até meia hora nas jornadas acima de seis (art. 611-A, III, da CLT). Abaixo disso a conversa é outra.',
          9,
        ),
      ]),
    ],
  },
  {
    post: 'post-035',
    comments: [
      commentBy(
        'otavioreis',
        36,
        'No cível isso tem nome: delimitação consensual das questões de fato e de direito, art. 357, § 2º, do CPC. Uso menos do que devia.',
        17,
      ),
      commentBy('tiagobarreto', 110, 'Meia hora que não aparece na ata e aparece na sentença.', 14),
    ],
  },
  {
    post: 'post-041',
    comments: [
      commentBy(
        'iracema',
        29,
        'E o Decreto 7.962/2013, art. 5º, manda o fornecedor informar como se exerce o arrependimento e avisar logo a administradora do cartão.',
        15,
      ),
      commentBy('gustavolins', 260, 'Vale para passagem aérea comprada no site?', 3, [
        commentBy(
          'iracema',
          34,
          'Ali se discute. O que ninguém nega é a Resolução 400/2016 da ANAC, art. 11: vinte e quatro horas, em compra feita com sete dias ou mais de antecedência.',
          11,
        ),
      ]),
    ],
  },
  {
    post: 'post-048',
    comments: [
      commentBy(
        'marianaalencar',
        61,
        'Assinado no estande, há sete dias de arrependimento com devolução de tudo, corretagem incluída (art. 67-A, § 10, da Lei 4.591/1964).',
        12,
      ),
      commentBy(
        'danielabrandt',
        230,
        'Para os contratos anteriores à lei, a conversa continua sendo a Súmula 543 do STJ.',
        9,
      ),
    ],
  },
  {
    post: 'post-055',
    comments: [
      commentBy(
        'otavioreis',
        45,
        'Boa notícia, com uma ressalva: mandar corrigir não é dispensar a prova. O ato do tribunal continua indo junto com o meu recurso.',
        18,
      ),
      commentBy(
        'rafaelquirino',
        170,
        'Cuidado só com o penal, em que nem todo prazo é do CPC. O calendário da comarca, na dúvida, não custa uma página.',
        8,
      ),
    ],
  },
  {
    post: 'post-057',
    comments: [
      commentBy(
        'otavioreis',
        57,
        'E a segunda parte conforta: quem não agravou nessas hipóteses não perdeu a questão. Ela volta em preliminar de apelação (art. 1.009, § 1º, do CPC).',
        14,
      ),
      commentBy(
        'rafaelquirino',
        205,
        'Competência foi o caso do próprio repetitivo: decidi-la depois da sentença é decidir para nada.',
        10,
      ),
    ],
  },
  {
    post: 'post-071',
    comments: [
      commentBy(
        'tiagobarreto',
        44,
        'O Anexo Único do Provimento é direto: patrocínio e impulsionamento, sim, desde que não se trate de publicidade com oferta de serviços jurídicos.',
        13,
      ),
      commentBy(
        'marianaalencar',
        160,
        'Guardem o que publicaram e quando. Se o Tribunal de Ética perguntar, a captura de tela de outra pessoa não será a melhor versão.',
        15,
      ),
    ],
  },
  {
    post: 'post-092',
    comments: [
      commentBy(
        'caiomartins',
        50,
        'E não é só no consumo: o STJ já aplicou o § 2º a contrato de franquia, por ser de adesão (REsp 1.602.076/SP).',
        11,
      ),
      commentBy(
        'luizhenrique',
        215,
        'Com a administração pública a arbitragem é sempre de direito e respeita a publicidade (art. 2º, § 3º, da Lei 9.307/1996). Sigilo, ali, não se convenciona.',
        9,
      ),
    ],
  },
]
