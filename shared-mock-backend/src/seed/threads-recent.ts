// Data file: conversations on posts of the last two weeks, by people who are not among the demo people.
import type { CommentRow, ThreadRow } from './rows'

const commentBy = (by: string, after: number, body: string, likes = 0, replies: CommentRow[] = []): CommentRow => ({
  by,
  after,
  body,
  likes,
  replies,
})

export const recentThreads: ThreadRow[] = [
  {
    post: 'post-005',
    comments: [
      commentBy(
        'caiomartins',
        42,
        'E o art. 784, III, do CPC continua pedindo as testemunhas para o documento particular comum. O § 4º só dispensa quem assinou por provedor que confere a integridade.',
        14,
        [
          commentBy(
            'otavioreis',
            25,
            'Exato. Assinatura digitalizada e colada no arquivo não é assinatura eletrônica conferida por provedor.',
            9,
          ),
        ],
      ),
      commentBy(
        'fernandakoga',
        130,
        'Guardem o relatório de assinaturas junto do título. Sem ele, a discussão da integridade vira perícia.',
        11,
      ),
    ],
  },
  {
    post: 'post-007',
    comments: [
      commentBy(
        'caiomartins',
        65,
        'Lembrando que o art. 479 do CC permite ao réu evitar a resolução oferecendo modificar equitativamente as condições. Pouca contestação explora isso.',
        12,
      ),
      commentBy(
        'marianaalencar',
        190,
        'E no consumo o regime é outro: o art. 6º, V, do CDC fala em fatos supervenientes, sem exigir imprevisibilidade.',
        17,
        [
          commentBy(
            'otavioreis',
            40,
            'Boa. Misturar os dois regimes na mesma inicial é o caminho mais curto para a improcedência.',
            8,
          ),
        ],
      ),
    ],
  },
  {
    post: 'post-010',
    comments: [
      commentBy(
        'caiomartins',
        30,
        'A Súmula 33 do STJ diz que a incompetência relativa não se declara de ofício. O art. 63, § 5º, do CPC abriu a exceção do foro aleatório, e convém citar os dois.',
        19,
        [commentBy('otavioreis', 22, 'Citar os dois e explicar por que um não afasta o outro. Obrigado, Caio.', 6)],
      ),
      commentBy('luizhenrique', 410, 'Em contrato antigo, com cláusula anterior à lei, alguém já viu decisão?', 4),
    ],
  },
  {
    post: 'post-015',
    comments: [
      commentBy(
        'fernandakoga',
        18,
        'Os três dias úteis correm do conhecimento de que o incidente afetou dados pessoais. Por isso o primeiro registro do roteiro é a hora em que alguém soube.',
        21,
        [
          commentBy(
            'veredacompliance',
            12,
            'E quem soube. Em simulação, a dúvida sobre quem avisa quem consumiu um dia inteiro.',
            10,
          ),
        ],
      ),
      commentBy(
        'soniaribeiro',
        55,
        'O que entra na comunicação ao titular, em linguagem que ele entenda? O art. 48, § 1º, da LGPD dá o mínimo.',
        5,
      ),
    ],
  },
  {
    post: 'post-018',
    comments: [
      commentBy(
        'rafaelquirino',
        75,
        'Pediria pela fundamentação: o art. 489, § 1º, do CPC obriga a enfrentar o caso. Texto que serviria a qualquer processo denuncia a si mesmo.',
        23,
        [commentBy('fernandakoga', 30, 'É o argumento que não depende de provar de onde veio a minuta. Gostei.', 9)],
      ),
      commentBy('marianaalencar', 210, 'E o art. 93, IX, da CF antes dele.', 7),
    ],
  },
  {
    post: 'post-019',
    comments: [
      commentBy(
        'fernandakoga',
        44,
        'Com o inciso XXX, lei municipal que cria regras próprias de tratamento nasce com vício formal. Simbólico, nada.',
        13,
      ),
      commentBy(
        'luizhenrique',
        160,
        'Ao município sobra organizar o próprio tratamento: o art. 23 da LGPD continua valendo para ele.',
        9,
      ),
    ],
  },
  {
    post: 'post-020',
    comments: [
      commentBy(
        'rafaelquirino',
        35,
        'Guarda por mais tempo quem pede é a autoridade ou o Ministério Público (art. 15, § 2º, do Marco Civil da Internet). À parte resta o art. 22, e depressa.',
        16,
        [
          commentBy(
            'otavioreis',
            20,
            'E com a URL completa do conteúdo: é como o STJ lê a identificação clara e específica do art. 19, § 1º, do mesmo diploma.',
            8,
          ),
        ],
      ),
    ],
  },
  {
    post: 'post-024',
    comments: [
      commentBy(
        'veredacompliance',
        90,
        'O § 1º do art. 20 da LGPD ajuda mais do que parece: critérios e procedimentos, observados os segredos comercial e industrial.',
        10,
        [
          commentBy(
            'fernandakoga',
            50,
            'E o § 2º: sem a informação, a ANPD pode auditar a discriminação. É o que costuma mover a negociação.',
            12,
          ),
        ],
      ),
      commentBy(
        'iracema',
        300,
        'Em crédito negado, a Súmula 550 do STJ já permitia pedir esclarecimento sobre o escore. Convém somar.',
        14,
      ),
    ],
  },
  {
    post: 'post-033',
    comments: [
      commentBy(
        'soniaribeiro',
        60,
        'E o afastamento por burnout com nexo abre a estabilidade do art. 118 da Lei 8.213/1991. O questionário guardado na gaveta entra como prova.',
        15,
      ),
      commentBy(
        'tiagobarreto',
        145,
        'Quem assina o plano de ação precisa ter orçamento. Sem isso é lista de desejos.',
        8,
        [commentBy('veredacompliance', 35, 'Responsável, prazo e verba, nessa ordem. O resto é formulário.', 6)],
      ),
    ],
  },
  {
    post: 'post-036',
    comments: [
      commentBy(
        'iracema',
        28,
        'A pergunta que decide: a semana tinha dias fixos? Calendário de mensagens resolve mais do que testemunha.',
        11,
      ),
      commentBy('gustavolins', 95, 'E quem trabalha três dias em casas diferentes do mesmo dono?', 2, [
        commentBy(
          'soniaribeiro',
          40,
          'O art. 1º da LC 150/2015 fala em pessoa ou família, no âmbito residencial delas. Se a família é a mesma, somam-se os dias.',
          9,
        ),
      ]),
    ],
  },
  {
    post: 'post-038',
    comments: [
      commentBy(
        'iracema',
        50,
        'Guardem o protocolo com data: pelo Tema 350 do STF, a demora do INSS além do prazo também faz nascer o interesse.',
        18,
      ),
      commentBy(
        'caiomartins',
        220,
        'Vale lembrar que a Súmula 89 do STJ é da ação acidentária e dispensa o exaurimento da via administrativa, não o pedido. Muita gente a cita fora do lugar.',
        12,
        [commentBy('soniaribeiro', 33, 'Cita, e o juiz nota.', 7)],
      ),
    ],
  },
  {
    post: 'post-040',
    comments: [
      commentBy(
        'soniaribeiro',
        26,
        'E a inscrição anterior também precisa ser legítima: se está em discussão judicial com verossimilhança, o STJ tem flexibilizado a Súmula 385.',
        20,
        [commentBy('iracema', 15, 'Por isso o extrato completo vem antes, e não depois da contestação.', 9)],
      ),
      commentBy(
        'danielabrandt',
        140,
        'A falta de notificação prévia é outro pedido (Súmula 359 do STJ), e o réu é outro: o órgão mantenedor.',
        13,
      ),
    ],
  },
  {
    post: 'post-043',
    comments: [
      commentBy(
        'soniaribeiro',
        70,
        'O valor do mínimo existencial do Decreto 11.150/2022 é o ponto fraco. Peçam ao juiz que olhe o orçamento, não a tabela.',
        16,
      ),
      commentBy(
        'danielabrandt',
        260,
        'Crédito com garantia real, financiamento imobiliário e crédito rural ficam fora (art. 104-A, § 1º, do CDC). Melhor dizer isso na primeira conversa.',
        11,
      ),
    ],
  },
  {
    post: 'post-044',
    comments: [
      commentBy(
        'iracema',
        38,
        'A modulação muda a conta: extrato separado em duas colunas, antes e depois de 30/3/2021. O contador agradece.',
        14,
        [commentBy('marianaalencar', 21, 'E o cartório também.', 5)],
      ),
      commentBy(
        'caiomartins',
        180,
        'Em tarifa de serviço público a ressalva dos efeitos é diferente; leiam o acórdão do EAREsp 676.608/RS até o fim.',
        9,
      ),
    ],
  },
  {
    post: 'post-045',
    comments: [
      commentBy(
        'danielabrandt',
        55,
        'O quadro vai para a parede do núcleo. Falta só lembrar que, no vício oculto, o prazo começa quando ele aparece (art. 26, § 3º, do CDC).',
        19,
        [commentBy('iracema', 30, 'Entra na próxima versão. Obrigada.', 6)],
      ),
      commentBy('gustavolins', 340, 'Celular que explode no bolso é vício ou fato?', 3, [
        commentBy(
          'iracema',
          24,
          'Fato, pelo segundo quadro: atingiu a pessoa. Art. 12 do CDC e os cinco anos do art. 27.',
          10,
        ),
      ]),
    ],
  },
  {
    post: 'post-050',
    comments: [
      commentBy(
        'otavioreis',
        48,
        'A Resolução CNJ 35/2007 é a casa da regra; a 571 só a reformou. E contem com o tempo do Ministério Público: é o tabelião quem lhe manda o expediente.',
        12,
      ),
      commentBy(
        'iracema',
        170,
        'E o art. 610, § 2º, do CPC continua pedindo que todos estejam assistidos por advogado ou defensor público.',
        8,
      ),
    ],
  },
  {
    post: 'post-053',
    comments: [
      commentBy(
        'caiomartins',
        33,
        'A diferença entre reexaminar e revalorar cabe numa frase, e essa frase tem de estar na primeira página do agravo em recurso especial.',
        22,
        [
          commentBy(
            'otavioreis',
            18,
            'Com o trecho do acórdão entre aspas. Se não der para transcrever, é a Súmula 7 mesmo.',
            15,
          ),
        ],
      ),
      commentBy(
        'rafaelquirino',
        210,
        'No penal vale igual. A Sexta Turma tem revalorado o que está descrito no próprio acórdão.',
        10,
      ),
    ],
  },
  {
    post: 'post-056',
    comments: [
      commentBy(
        'otavioreis',
        57,
        'O § 6º-A do art. 85 do CPC, da Lei 14.365/2022, foi a resposta do legislador: proibida a equidade fora do § 8º.',
        17,
      ),
      commentBy(
        'luizhenrique',
        190,
        'E o Tema 1.255 do STF, com a Fazenda Pública do outro lado, ainda ronda a discussão.',
        13,
        [commentBy('caiomartins', 26, 'Ronda. Em causa contra a Fazenda, deixo o pedido subsidiário escrito.', 7)],
      ),
    ],
  },
  {
    post: 'post-059',
    comments: [
      commentBy(
        'otavioreis',
        41,
        'E o Tema 1.258 do STJ veio confirmar: as formalidades do art. 226 do CPP são obrigatórias, no inquérito e em juízo.',
        24,
      ),
      commentBy(
        'marianaalencar',
        118,
        'Perguntem sempre quem escolheu as fotografias e quantas havia na pasta. A resposta costuma encerrar a audiência.',
        16,
        [commentBy('rafaelquirino', 20, 'E se a vítima viu a mesma foto no celular antes de chegar à delegacia.', 12)],
      ),
    ],
  },
  {
    post: 'post-060',
    comments: [
      commentBy(
        'otavioreis',
        80,
        'O art. 28-A do CPP pede confissão formal. Quem negou o fato até ontem precisa entender o que está assinando.',
        11,
      ),
      commentBy(
        'marianaalencar',
        240,
        'E a recusa do Ministério Público vai ao órgão superior pelo § 14 do mesmo artigo. Peçam por escrito.',
        8,
      ),
    ],
  },
  {
    post: 'post-062',
    comments: [
      commentBy(
        'luizhenrique',
        52,
        'Para o município pequeno, o protesto da CDA custa menos do que a citação por edital. Art. 1º, parágrafo único, da Lei 9.492/1997.',
        9,
      ),
      commentBy(
        'otavioreis',
        165,
        'E a extinção não impede nova execução se aparecerem bens e não houver prescrição (art. 1º, § 3º, da Resolução CNJ 547/2024). Convém dizer na sentença.',
        10,
      ),
    ],
  },
  {
    post: 'post-064',
    comments: [
      commentBy(
        'luizhenrique',
        66,
        'E quem ajuizou depois de 15/3/2017 só recupera dali em diante. Já vi cálculo de dez anos.',
        9,
        [
          commentBy(
            'caiomartins',
            29,
            'Todo mês aparece um. O marco do Tema 69 do STF é a data do julgamento, não a da ação.',
            11,
          ),
        ],
      ),
    ],
  },
  {
    post: 'post-066',
    comments: [
      commentBy(
        'caiomartins',
        47,
        'E a repactuação é a terceira figura, dos serviços contínuos com mão de obra dedicada (art. 135 da Lei 14.133/2021). Três nomes, três pedidos.',
        13,
        [commentBy('luizhenrique', 18, 'O quadro com os três vai em um post desta semana.', 6)],
      ),
    ],
  },
  {
    post: 'post-069',
    comments: [
      commentBy(
        'veredacompliance',
        39,
        'A tabela resolve a dúvida de toda consulta prévia. Faltava a reabilitação: art. 163 da Lei 14.133/2021, com prazos mínimos diferentes.',
        12,
        [
          commentBy(
            'luizhenrique',
            27,
            'Um ano no impedimento, três na inidoneidade, contados da penalidade. Anotado para a próxima.',
            9,
          ),
        ],
      ),
    ],
  },
]
