// Data file: the one long thread, with roots that have more than three replies.
import type { ThreadRow } from './rows'

export const internetLiabilityThread: ThreadRow = {
  post: 'post-013',
  comments: [
    {
      by: 'otavioreis',
      after: 9,
      body: 'Um ponto que tem passado despercebido: a tese fala em dever de agir diante de notificação extrajudicial para ilícitos em geral, mas mantém a ordem judicial para injúria, calúnia e difamação. Na prática, a primeira discussão da contestação será de enquadramento: é ofensa à honra ou é outra coisa?',
      likes: 31,
      replies: [
        {
          by: 'fernandakoga',
          after: 6,
          body: 'Exato. E o autor vai preferir não chamar de honra aquilo que, no fundo, é honra. Espero uma leva de iniciais falando em “violação a direito da personalidade” em termos vagos.',
          likes: 19,
          replies: [
            {
              by: 'otavioreis',
              after: 11,
              body: 'Aí entra o art. 322, § 2º, do CPC: o pedido se interpreta pelo conjunto da postulação. O nome que a parte escolhe não decide o regime.',
              likes: 14,
            },
            {
              by: 'anapaula',
              after: 24,
              body: 'Concordo, mas só depois de dois anos de agravos.',
              likes: 22,
            },
          ],
        },
        {
          by: 'beatriz',
          after: 15,
          body: 'E a notificação de honra recebida e ignorada, sem ordem judicial, não gera nada? A tese diz que a plataforma pode remover por notificação, sem prejuízo da regra do art. 19.',
          likes: 8,
          replies: [
            {
              by: 'fernandakoga',
              after: 9,
              body: 'Pode remover, não é obrigada. O que muda: se já houve decisão judicial reconhecendo a ofensa, as replicações idênticas devem sair por simples notificação, judicial ou extrajudicial.',
              likes: 17,
            },
          ],
        },
        {
          by: 'joaopedro',
          after: 37,
          body: 'Então para replicação idêntica não preciso de nova ordem? Isso resolve um caso que o escritório tem parado desde março.',
          likes: 6,
        },
        {
          by: 'tiagobarreto',
          after: 52,
          body: 'Idêntica é a palavra perigosa. Um corte de vídeo com dois segundos a menos é idêntico?',
          likes: 11,
        },
        {
          by: 'iracema',
          after: 71,
          body: 'Para o consumidor, a parte que mais importa é outra: anúncio fraudulento impulsionado. Ali há presunção de responsabilidade, e a plataforma só se livra provando que agiu com diligência e em tempo razoável.',
          likes: 26,
        },
      ],
    },
    {
      by: 'iracema',
      after: 22,
      body: 'Atendo, em média, dois golpes por semana de loja falsa anunciada em rede social. Até agora, a defesa era “mero intermediário”. Com a presunção para conteúdo pago, muda o lado da mesa em que fica a prova.',
      likes: 40,
      replies: [
        {
          by: 'soniaribeiro',
          after: 13,
          body: 'Aqui são aposentados que clicam em anúncio de “revisão de benefício”. Levo a captura do anúncio com a palavra “patrocinado” e o endereço. Sem isso, não se prova o impulsionamento.',
          likes: 18,
          replies: [
            {
              by: 'iracema',
              after: 7,
              body: 'Boa. Ata notarial ou, sem dinheiro para ela, captura com registro de integridade. O art. 384 do CPC fala da ata, mas o art. 369 não fecha a porta para o resto.',
              likes: 15,
            },
          ],
        },
        {
          by: 'lexcorp',
          after: 29,
          body: 'Do lado das empresas anunciantes sérias: preparem-se para verificação de identidade mais lenta e contas suspensas por engano. Vale rever os contratos com agências.',
          likes: 9,
        },
        {
          by: 'marianaalencar',
          after: 44,
          body: 'Alguém sabe se a presunção vale para anúncio veiculado antes do julgamento?',
          likes: 4,
          replies: [
            {
              by: 'fernandakoga',
              after: 10,
              body: 'O Tribunal modulou: a decisão vale para a frente, ressalvadas as decisões já transitadas em julgado. Para fato anterior, o debate segue nas instâncias.',
              likes: 12,
            },
          ],
        },
        {
          by: 'renata',
          after: 90,
          body: 'Vagas de emprego falsas também são anúncio pago. Estou reunindo casos; quem tiver, me escreva.',
          likes: 13,
        },
      ],
    },
    {
      by: 'rafaelquirino',
      after: 48,
      body: 'O rol de crimes graves do dever de cuidado merece leitura com calma: atos antidemocráticos, terrorismo, induzimento ao suicídio, discriminação, violência contra a mulher, crimes sexuais contra vulneráveis, tráfico de pessoas. Fala-se em falha sistêmica; um conteúdo isolado, sozinho, não basta.',
      likes: 24,
      replies: [
        {
          by: 'beatriz',
          after: 20,
          body: 'Falha sistêmica como conceito jurídico indeterminado vai render boas dissertações. A minha já foi entregue, felizmente.',
          likes: 21,
        },
        {
          by: 'fernandakoga',
          after: 33,
          body: 'A tese dá um critério: não adotar medidas adequadas de prevenção ou remoção, segundo o estado da técnica. Perícia à vista.',
          likes: 10,
        },
      ],
    },
    {
      by: 'viniciusamaral',
      after: 75,
      body: 'Acabou a liberdade de expressão no Brasil. Amanhã todas as redes saem do ar, um ministro me confirmou.',
      likes: 0,
      reported: 'fake_news',
      replies: [
        {
          by: 'beatriz',
          after: 12,
          body: 'Vinícius, o acórdão está no portal do Tribunal. Aponte o trecho e a gente conversa.',
          likes: 27,
        },
      ],
    },
    {
      by: 'anapaula',
      after: 96,
      body: 'Para quem assessora plataforma pequena: a tese cobra autorregulação, canal de atendimento acessível, relatórios anuais de transparência e representante no país com poderes de verdade. Comecem pelos termos de uso, que quase sempre prometem menos do que se faz.',
      likes: 29,
      edited: true,
      replies: [
        {
          by: 'lexcorp',
          after: 18,
          body: 'Ou mais do que se faz, o que é pior.',
          likes: 16,
        },
        {
          by: 'tiagobarreto',
          after: 26,
          body: 'Provedores de e-mail, reunião fechada e mensagem privada ficam no art. 19, certo?',
          likes: 5,
          replies: [
            {
              by: 'anapaula',
              after: 8,
              body: 'Sim: correio eletrônico, reuniões fechadas por vídeo ou voz e mensagens instantâneas, quanto às comunicações interpessoais protegidas pelo sigilo do art. 5º, XII, da Constituição.',
              likes: 13,
            },
          ],
        },
        {
          by: 'veredacompliance',
          after: 61,
          body: 'Montamos uma lista de verificação com esses itens. O que mais trava é o representante: poucos contratos sociais lhe dão poder para cumprir ordem.',
          likes: 7,
        },
        {
          by: 'gustavolins',
          after: 80,
          body: 'Alguém manda essa lista pronta? Preciso entregar amanhã e não li nada disso.',
          likes: 1,
        },
      ],
    },
    {
      by: 'marianaalencar',
      after: 140,
      body: 'Lendo o acórdão com o grupo de Belém. A dúvida que ficou: o art. 21, sobre imagens íntimas, continua intacto e já funcionava por notificação. Por que a exceção não virou regra antes?',
      likes: 12,
      replies: [
        {
          by: 'fernandakoga',
          after: 16,
          body: 'Porque em 2014 o Congresso quis evitar a remoção preventiva por medo de indenizar. O voto divergente retoma esse debate; vale ler justamente a parte vencida.',
          likes: 20,
        },
      ],
    },
    {
      by: 'caiomartins',
      after: 200,
      body: 'Pergunta de quem é de outra área: e o provedor que só hospeda loja de terceiros, com anúncio de produto falsificado?',
      likes: 7,
      replies: [
        {
          by: 'iracema',
          after: 14,
          body: 'O próprio julgamento disse que os intermediários de venda respondem civilmente conforme o CDC. Aí nem se passa pelo Marco Civil.',
          likes: 18,
        },
      ],
    },
    {
      by: 'danielabrandt',
      after: 310,
      body: 'Salvei para mandar à próxima cliente que descobrir um perfil falso com a foto do filho. Obrigada pelo resumo sem alarde.',
      likes: 23,
    },
  ],
}
