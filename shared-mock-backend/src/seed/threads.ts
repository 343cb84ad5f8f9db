// Data file: the shorter comment threads, down to depth 2.
import type { ThreadRow } from './rows'

export const threads: ThreadRow[] = [
  {
    post: 'post-001',
    comments: [
      {
        by: 'lexcorp',
        after: 8,
        body: 'No distribuidor exclusivo que compra de um só fabricante, a simetria do papel dura até a primeira ameaça de rescisão. O artigo presume; não cega.',
        likes: 12,
        replies: [
          {
            by: 'anapaula',
            after: 6,
            body: 'De acordo. Por isso “elementos concretos”: faturamento concentrado, investimento específico, prazo de denúncia. O art. 473, par. único, ajuda mais do que a palavra hipossuficiência.',
            likes: 15,
            replies: [
              {
                by: 'beatriz',
                after: 9,
                body: 'O investimento ainda não amortizado entra aí? Era a última questão da minha banca.',
                likes: 4,
              },
            ],
          },
        ],
      },
      {
        by: 'joaopedro',
        after: 20,
        body: 'Contrato de franquia entra na presunção?',
        likes: 2,
      },
    ],
  },
  {
    post: 'post-004',
    comments: [
      {
        by: 'caiomartins',
        after: 35,
        body: 'E se o IPCA do período superar a Selic, a taxa legal é zero, não negativa: art. 406, § 3º. Já vi cálculo que descontava juros do credor.',
        likes: 38,
        replies: [
          {
            by: 'anapaula',
            after: 12,
            body: 'Obrigada, Caio. Faltou espaço nos 300 caracteres, mas é o erro mais comum.',
            likes: 9,
          },
          {
            by: 'gustavolins',
            after: 60,
            body: 'Onde acho a taxa do mês pronta?',
            likes: 3,
            replies: [
              {
                by: 'caiomartins',
                after: 15,
                body: 'O Banco Central divulga e mantém calculadora pública. O método está na Resolução CMN 5.171/2024.',
                likes: 17,
              },
            ],
          },
          {
            by: 'otavioreis',
            after: 95,
            body: 'Em execução com título anterior à lei, separo duas tabelas: até agosto de 2024 e depois. O contador agradece.',
            likes: 21,
          },
          {
            by: 'iracema',
            after: 130,
            body: 'Separar as tabelas também poupa embargos de declaração.',
            likes: 8,
          },
        ],
      },
      {
        by: 'lexcorp',
        after: 220,
        body: 'Passamos a escrever o índice mesmo quando coincide com o legal. A lei já mudou uma vez.',
        likes: 16,
      },
    ],
  },
  {
    post: 'post-008',
    comments: [
      {
        by: 'otavioreis',
        after: 18,
        body: 'O mesmo exercício em recurso especial deixa duas páginas. Ninguém nunca reclamou de recurso curto.',
        likes: 44,
      },
      {
        by: 'danielabrandt',
        after: 47,
        body: 'Com uma ressalva para quem não é do ramo: em pacto antenupcial, repetir a lei às vezes é o único momento em que o casal a lê.',
        likes: 25,
        replies: [
          {
            by: 'anapaula',
            after: 20,
            body: 'Boa ressalva. Para leigo, eu repito em anexo e digo que é repetição.',
            likes: 18,
          },
        ],
      },
      {
        by: 'tiagobarreto',
        after: 160,
        body: 'Fiz com um contrato de locação. Sobraram duas páginas e uma cláusula que contrariava o art. 45 da Lei 8.245/1991.',
        likes: 19,
        edited: true,
      },
    ],
  },
  {
    post: 'post-014',
    comments: [
      {
        by: 'renata',
        after: 21,
        body: 'Consentimento em relação de emprego é quase sempre nulo de nascença. O que vejo nas audiências: termo assinado no mesmo dia da admissão, entre o exame médico e o crachá.',
        likes: 33,
        replies: [
          {
            by: 'anapaula',
            after: 14,
            body: 'Entre o exame médico e o crachá: vou citar com crédito.',
            likes: 11,
          },
          {
            by: 'joaopedro',
            after: 40,
            body: 'E a biometria do ponto? É dado sensível, então nem o inciso V do art. 7º serve.',
            likes: 9,
            replies: [
              {
                by: 'anapaula',
                after: 13,
                body: 'Certo: vai para o art. 11, II. Obrigação legal de controle de jornada costuma ser o caminho, com a pergunta seguinte: precisava ser biometria?',
                likes: 20,
              },
            ],
          },
        ],
      },
      {
        by: 'veredacompliance',
        after: 66,
        body: 'Nas auditorias, a base legal aparece como “consentimento” em oitenta por cento do inventário. É o campo preenchido por quem não leu os outros nove incisos.',
        likes: 14,
      },
    ],
  },
  {
    post: 'post-017',
    comments: [
      {
        by: 'anapaula',
        after: 25,
        body: 'Está certo, João. O canal do encarregado facilita, mas não é condição do direito. Responda por ali mesmo que recebeu, confirme a identidade por meio proporcional e só então entregue os dados.',
        likes: 22,
        replies: [
          {
            by: 'joaopedro',
            after: 11,
            body: 'Era a parte da identidade que me faltava. Não vou mandar ficha cadastral para um perfil com foto de gato.',
            likes: 30,
          },
          {
            by: 'fernandakoga',
            after: 48,
            body: 'E sem pedir mais dados do que os que já existem no cadastro. Exigir foto com documento para responder sobre um e-mail é tratar dado demais.',
            likes: 16,
            replies: [
              {
                by: 'lexcorp',
                after: 30,
                body: 'Adotamos três perguntas sobre o próprio histórico de compras. Resolve quase tudo.',
                likes: 7,
              },
            ],
          },
        ],
      },
      {
        by: 'tiagobarreto',
        after: 130,
        body: 'E o prazo? Formato simplificado, imediato; declaração completa, quinze dias (art. 19). Contam da mensagem.',
        likes: 13,
      },
    ],
  },
  {
    post: 'post-021',
    comments: [
      {
        by: 'marianaalencar',
        after: 30,
        body: 'Perguntei a finalidade e a resposta foi “o sistema pede”. Anotei para a aula.',
        likes: 35,
      },
      {
        by: 'lexcorp',
        after: 75,
        body: 'Há uso legítimo em programas de desconto de laboratório, desde que informado. O erro está em juntar tudo num cadastro só e por prazo indefinido.',
        likes: 10,
        replies: [
          {
            by: 'iracema',
            after: 22,
            body: 'Sem dúvida. Finalidade, adequação e necessidade são três incisos do art. 6º, não um só.',
            likes: 14,
          },
        ],
      },
    ],
  },
  {
    post: 'post-026',
    comments: [
      {
        by: 'lexcorp',
        after: 12,
        body: 'Cliente nosso quer “contratar por tarefa” quem precisa estar conectado das 9h às 18h. Expliquei que o nome no contrato não muda o relógio.',
        likes: 28,
        replies: [
          {
            by: 'renata',
            after: 5,
            body: 'Exatamente. Se há horário de conexão exigido, há jornada. O art. 6º, par. único, da CLT equipara os meios telemáticos à supervisão direta.',
            likes: 32,
            replies: [
              {
                by: 'joaopedro',
                after: 8,
                body: 'Anotado: primeiro o relógio, depois o rótulo.',
                likes: 9,
              },
            ],
          },
        ],
      },
      {
        by: 'marianaalencar',
        after: 33,
        body: 'Mensagem do chefe às 22h conta como hora extra?',
        likes: 6,
        replies: [
          {
            by: 'renata',
            after: 12,
            body: 'Uma mensagem sem resposta esperada, em regra, não. A rotina de responder fora do horário, provada, conta. O art. 75-B, § 5º, da CLT diz que o uso de ferramentas fora da jornada não é, por si, tempo à disposição, salvo ajuste.',
            likes: 19,
          },
        ],
      },
      {
        by: 'sergiofalcao',
        after: 50,
        body: 'Só trabalhador preguiçoso e advogado oportunista defendem isso. Vão procurar serviço.',
        likes: 0,
        reported: 'harassment',
      },
    ],
  },
  {
    post: 'post-028',
    comments: [
      {
        by: 'luizhenrique',
        after: 42,
        body: 'Visto do lado público: a notificação formal é o que marca o comportamento negligente, se o ente ficar inerte. Fiscal de contrato que engaveta ofício cria a responsabilidade que o Tribunal exigiu provar.',
        likes: 27,
        replies: [
          {
            by: 'renata',
            after: 19,
            body: 'E o art. 121, § 2º, da Lei 14.133/2021 conversa bem com isso: responsabilidade subsidiária, se comprovada falha na fiscalização.',
            likes: 17,
          },
        ],
      },
      {
        by: 'soniaribeiro',
        after: 210,
        body: 'O sindicato daqui já tem modelo de ofício. Simples, uma página, com aviso de recebimento.',
        likes: 15,
      },
    ],
  },
  {
    post: 'post-039',
    comments: [
      {
        by: 'soniaribeiro',
        after: 17,
        body: 'Transferência de todo o limite às duas da manhã, para conta aberta na véspera, por quem nunca fez Pix acima de cem reais. O perfil fala sozinho.',
        likes: 29,
        replies: [
          {
            by: 'iracema',
            after: 10,
            body: 'E a conta que recebeu também. O banco de destino tem deveres na abertura da conta, e quase ninguém o inclui no polo passivo.',
            likes: 24,
            replies: [
              {
                by: 'otavioreis',
                after: 21,
                body: 'Incluir, sim, mas com causa de pedir própria. Solidariedade escrita em uma linha não sobrevive à réplica.',
                likes: 18,
              },
            ],
          },
        ],
      },
      {
        by: 'caiomartins',
        after: 64,
        body: 'Defendo instituição financeira às vezes. O que derruba a nossa defesa é justamente o relatório de risco que existia e ninguém leu.',
        likes: 21,
      },
    ],
  },
  {
    post: 'post-042',
    comments: [
      {
        by: 'beatriz',
        after: 26,
        body: 'E o § 3º dispensa o prazo quando a substituição das partes viciadas comprometer o produto ou se ele for essencial. Geladeira com a comida dentro não espera trinta dias.',
        likes: 41,
        replies: [
          {
            by: 'iracema',
            after: 15,
            body: 'Perfeito. É a frase que repito no balcão do Procon.',
            likes: 12,
          },
        ],
      },
      {
        by: 'gustavolins',
        after: 300,
        body: 'O prazo recomeça se o aparelho voltar com outro defeito?',
        likes: 5,
      },
    ],
  },
  {
    post: 'post-049',
    comments: [
      {
        by: 'beatriz',
        after: 31,
        body: 'E a exoneração não é automática aos dezoito anos: Súmula 358 do STJ, com contraditório, ainda que nos próprios autos.',
        likes: 26,
        replies: [
          {
            by: 'danielabrandt',
            after: 16,
            body: 'Isso. Já atendi pai que parou de depositar no dia do aniversário e recebeu a intimação no mês seguinte.',
            likes: 17,
          },
        ],
      },
    ],
  },
  {
    post: 'post-052',
    comments: [
      {
        by: 'joaopedro',
        after: 14,
        body: 'E se o tribunal rejeita os embargos sem dizer nada, basta o art. 1.025?',
        likes: 10,
        replies: [
          {
            by: 'otavioreis',
            after: 9,
            body: 'Alegue, no recurso especial, violação ao art. 1.022. Sem isso, o STJ não tem como reconhecer o vício, e o prequestionamento ficto não se completa.',
            likes: 36,
            replies: [
              {
                by: 'anapaula',
                after: 18,
                body: 'Guardem esta resposta. É o que separa o recurso conhecido do agravo desprovido.',
                likes: 20,
              },
            ],
          },
          {
            by: 'caiomartins',
            after: 55,
            body: 'E a Súmula 211 do STJ continua lá, à espera de quem esquece.',
            likes: 13,
          },
          {
            by: 'rafaelquirino',
            after: 80,
            body: 'No penal, a mesma lógica, com dois dias de prazo (art. 619 do CPP). Cinco dias é coisa de civilista feliz.',
            likes: 22,
          },
          {
            by: 'joaopedro',
            after: 95,
            body: 'Obrigado a todos. Vou refazer a peça antes de alguém ler a primeira.',
            likes: 24,
          },
        ],
      },
    ],
  },
  {
    post: 'post-054',
    comments: [
      {
        by: 'beatriz',
        after: 52,
        body: 'Na faculdade aprendemos a citar; comparar casos, quase nunca. O grupo da @marianaalencar está fazendo mais por isso do que a grade curricular.',
        likes: 34,
        replies: [
          {
            by: 'marianaalencar',
            after: 40,
            body: 'Quatro pessoas e um café ruim, mas lemos até o voto vencido.',
            likes: 31,
          },
        ],
      },
      {
        by: 'renata',
        after: 120,
        body: 'Na Justiça do Trabalho a tentação é maior: há súmula para tudo, e pouca gente lê os precedentes que lhe deram origem.',
        likes: 23,
        edited: true,
      },
    ],
  },
  {
    post: 'post-070',
    comments: [
      {
        by: 'anapaula',
        after: 13,
        body: 'Impiedosa só com os adjetivos. O argumento estava de pé desde o primeiro capítulo. Parabéns, Beatriz.',
        likes: 46,
      },
      {
        by: 'otavioreis',
        after: 58,
        body: 'Mande o texto. Prometo discordar do capítulo terceiro antes de ler.',
        likes: 37,
        replies: [
          {
            by: 'beatriz',
            after: 17,
            body: 'Enviado. A nota 112 já responde à sua objeção.',
            likes: 42,
            replies: [
              {
                by: 'otavioreis',
                after: 180,
                body: 'Li a nota 112. Retiro a objeção; fico com outra.',
                likes: 39,
              },
            ],
          },
        ],
      },
      {
        by: 'peticoesprontas',
        after: 90,
        body: 'Monografias prontas de Direito Civil com nota garantida! Chame no privado.',
        reported: 'spam',
      },
    ],
  },
  {
    post: 'post-072',
    comments: [
      {
        by: 'renata',
        after: 22,
        body: 'Regra do meu escritório: prazo vence às 18h da véspera. O relógio oficial é só para emergência.',
        likes: 51,
        replies: [
          {
            by: 'joaopedro',
            after: 8,
            body: 'Colei no monitor.',
            likes: 18,
          },
        ],
      },
      {
        by: 'tiagobarreto',
        after: 140,
        body: 'Guarde a certidão de indisponibilidade do tribunal. A captura de tela do erro, sozinha, às vezes não convence.',
        likes: 25,
      },
    ],
  },
  {
    post: 'post-073',
    comments: [
      {
        by: 'otavioreis',
        after: 40,
        body: 'Recebi contrarrazões com um “REsp” de numeração que o tribunal ainda nem alcançou. Bastava uma consulta de dez segundos.',
        likes: 48,
        replies: [
          {
            by: 'fernandakoga',
            after: 12,
            body: 'E o art. 80 do CPC cobre o caso: alterar a verdade dos fatos, proceder de modo temerário.',
            likes: 19,
          },
          {
            by: 'beatriz',
            after: 65,
            body: 'Como moderadora, digo que a mesma coisa aparece aqui em comentários. Quando notarem citação inexistente, denunciem com o número.',
            likes: 15,
          },
        ],
      },
      {
        by: 'tiagobarreto',
        after: 210,
        body: 'Uso para organizar a cronologia dos autos e para achar contradição em depoimento. Para jurisprudência, só a página do tribunal.',
        likes: 27,
      },
      {
        by: 'gustavolins',
        after: 260,
        body: 'Exagero de vocês, ninguém confere mesmo. Quem perde tempo com isso é incompetente.',
        likes: 0,
        reported: 'harassment',
      },
    ],
  },
  {
    post: 'post-077',
    comments: [
      {
        by: 'danielabrandt',
        after: 15,
        body: 'Não é verdade. O art. 1.829 do Código Civil está em vigor, com o cônjuge na ordem de vocação hereditária. Projeto de lei não é lei.',
        likes: 62,
        replies: [
          {
            by: 'beatriz',
            after: 20,
            body: 'Encaminhado à moderação, com o link da lei compilada.',
            likes: 14,
          },
        ],
      },
    ],
  },
]
