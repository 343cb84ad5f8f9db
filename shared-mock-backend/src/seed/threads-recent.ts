// Data file: conversations on posts of the last two weeks; none of the demo people speaks in them.
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
        'Com o inciso XXX, lei municipal que cria regras próprias de tratamento discute-se por vício formal, antes do mérito. Simbólico, nada.',
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
        'E o burnout com nexo pode levar à estabilidade do art. 118 da Lei 8.213/1991. O questionário guardado na gaveta entra como prova.',
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
        'Contem semana por semana, e não pela média do mês. Calendário de mensagens ajuda mais do que testemunha.',
        11,
      ),
      commentBy('gustavolins', 95, 'E quem trabalha três dias em casas diferentes do mesmo dono?', 2, [
        commentBy(
          'soniaribeiro',
          40,
          'O art. 1º da LC 150/2015 fala em pessoa ou família, no âmbito residencial delas. Se a família é a mesma, eu pediria a soma dos dias e provaria que é uma só.',
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
        'Sobre o mínimo existencial, o valor do Decreto 11.150/2022 é discutido desde que saiu. Confiram o que vale no dia e levem o orçamento, item por item.',
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
        'Com a Fazenda Pública do outro lado, confiram antes em que pé está o Tema 1.255 do STF, que é sobre a mesma equidade.',
        13,
        [commentBy('caiomartins', 26, 'Confiro e, ainda assim, deixo o pedido subsidiário escrito.', 7)],
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
        'Para o município pequeno, o protesto da CDA costuma custar menos do que a execução. Art. 1º, parágrafo único, da Lei 9.492/1997.',
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
        'E quem ajuizou depois de 15/3/2017 só recupera o dos fatos geradores dali em diante. Já vi cálculo de dez anos.',
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
  // These threads are on posts of the demo people.
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
        'E a periodicidade: reajuste em prazo menor do que um ano é nulo de pleno direito (art. 2º, § 1º, da Lei 10.192/2001), salvo o que lei especial permite. Ainda vejo semestral em minuta.',
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
        'Canal que ninguém lê é pior do que a falta dele. Onde estagio, mandamos um pedido de verdade a cada cliente novo e contamos os dias.',
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
        'Cuidado com a Súmula 85, V, do TST: foi escrita antes do § 5º, quando banco de horas pedia negociação coletiva. Quem a cita precisa dizer isso.',
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
        'O art. 611-B da CLT é bom começo de lista. O caput se diz exclusivo, mas lei não dispõe do que a Constituição garante.',
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
          'Pela lei, entra, até o mínimo de trinta minutos, em jornada superior a seis horas (art. 611-A, III, da CLT).',
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
          'Ali se discute, porque há regra própria, a da Resolução 400/2016 da ANAC, art. 11: vinte e quatro horas, em compra feita com sete dias ou mais de antecedência.',
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
        'Com a administração pública a arbitragem é sempre de direito e respeita a publicidade (art. 2º, § 3º, da Lei 9.307/1996). Sigilo, ali, só o que a lei impõe.',
        9,
      ),
    ],
  },
]
