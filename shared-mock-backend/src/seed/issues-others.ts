// Data file: issues of the other three newsletters.
import type { IssueRow } from './rows'

export const otherIssues: IssueRow[] = [
  {
    id: 'issue-dados-01',
    newsletter: 'newsletter-dados',
    title: 'Três dias úteis',
    subject: 'Incidente de segurança: o que cabe em três dias úteis',
    preheader: 'A Resolução CD/ANPD 15/2024 não pede perfeição. Pede aviso, registro e sequência.',
    sent: [18, 12],
    html: `<p>A ligação vem quase sempre na sexta-feira, depois das cinco. Alguém do suporte encontrou uma planilha de clientes onde não devia estar. A primeira pergunta do cliente é “preciso contar a alguém?”. A segunda, que ele não faz, é a que importa: “desde quando nós sabemos?”.</p>
<h2>Quando o prazo corre</h2>
<p>O art. 48 da LGPD manda comunicar à ANPD e aos titulares o incidente que possa acarretar <strong>risco ou dano relevante</strong>. A Resolução CD/ANPD 15/2024 transformou o “prazo razoável” em três dias úteis, contados de quando o controlador sabe que o incidente afetou dados pessoais. Para agentes de pequeno porte, o prazo dobra.</p>
<p>Risco relevante, pela Resolução, é o que pode afetar significativamente interesses e direitos fundamentais e envolve ao menos um destes:</p>
<ul>
<li>dados sensíveis;</li>
<li>dados de crianças, de adolescentes ou de idosos;</li>
<li>dados financeiros;</li>
<li>dados de autenticação em sistemas;</li>
<li>dados protegidos por sigilo legal, judicial ou profissional;</li>
<li>dados em larga escala.</li>
</ul>
<p>Leiam a penúltima linha pensando no próprio escritório. A pasta de processos de um advogado é dado sob sigilo profissional.</p>
<h2>Uma sequência que funciona</h2>
<p><strong>Primeiro dia:</strong> conter, preservar registros, anotar a hora da ciência e quem a teve. Ninguém apaga nada. <strong>Segundo dia:</strong> descrever natureza e categoria dos dados, número de titulares e medidas já tomadas. <strong>Terceiro dia:</strong> comunicar o que se sabe e dizer o que ainda não se sabe. A comunicação à Autoridade pode ser complementada, de modo fundamentado, em vinte dias úteis.</p>
<p>Ao titular se escreve em linguagem simples, de forma direta e individual quando possível. “Prezado usuário, identificamos uma anomalia” não é linguagem simples: é nevoeiro.</p>
<h2>E se não for relevante?</h2>
<p>Registra-se do mesmo jeito. A Resolução exige guardar o registro do incidente por ao menos cinco anos, inclusive o dos que não foram comunicados, com a análise que levou a essa conclusão. É o documento que a fiscalização pede primeiro.</p>
<blockquote>O incidente que ninguém comunicou se explica; o que ninguém anotou, não.</blockquote>
<p>Formulários e orientações: <a href="https://www.gov.br/anpd/pt-br">gov.br/anpd</a>. Na próxima edição, o que perguntar ao fornecedor antes que a planilha seja dele.</p>`,
  },
  {
    id: 'issue-dados-02',
    newsletter: 'newsletter-dados',
    title: 'Plataformas depois dos Temas 987 e 533',
    subject: 'O art. 19 não acabou. Mudou de tamanho',
    preheader: 'Três regimes de responsabilidade e uma pergunta para a primeira página da inicial.',
    sent: [4, 12],
    html: `<p>Em junho de 2025, o Supremo concluiu o julgamento conjunto dos Temas 987 (RE 1.037.396) e 533 (RE 1.057.258) e declarou a inconstitucionalidade <em>parcial e progressiva</em> do art. 19 do Marco Civil da Internet. Desde então, convivem pelo menos três regimes. Errar de regime é errar de pedido.</p>
<h2>Primeiro: a ordem judicial que ficou</h2>
<p>Para crimes contra a honra, permanece o art. 19: a plataforma responde se descumprir ordem judicial específica. Pode remover antes, por notificação, mas não é obrigada. A novidade está na repetição: reconhecida a ofensa por decisão judicial, as replicações idênticas devem sair por simples notificação.</p>
<p>Também seguem no art. 19 os serviços de correio eletrônico, de reuniões fechadas e de mensagens instantâneas, quanto às comunicações interpessoais.</p>
<h2>Segundo: a notificação</h2>
<p>Para os demais ilícitos, e para contas denunciadas como inautênticas, aplica-se a lógica do art. 21: ciente por notificação, a plataforma que não agir responde. Por isso, a notificação bem feita vale tanto quanto a petição: endereço exato, descrição do ilícito, identificação de quem pede.</p>
<h2>Terceiro: a presunção e o dever de cuidado</h2>
<ul>
<li>Em <strong>anúncios e impulsionamentos pagos</strong> e em <strong>redes artificiais de distribuição</strong>, a responsabilidade se presume, salvo prova de atuação diligente e em tempo razoável.</li>
<li>Em um rol de crimes graves, responde-se pela <strong>falha sistêmica</strong>: não a existência de um conteúdo isolado, mas a falta de medidas adequadas de prevenção ou remoção.</li>
</ul>
<h2>A pergunta da primeira página</h2>
<p>Antes de redigir, respondam em uma linha: é honra, é outro ilícito, é conteúdo pago ou é falha sistêmica? O pedido, a prova e até o polo passivo dependem disso. E confiram a data do fato, porque o Tribunal deu à decisão efeitos prospectivos.</p>
<p>Acórdãos e teses: <a href="https://portal.stf.jus.br">portal.stf.jus.br</a>. Marco Civil: <a href="https://www.planalto.gov.br/ccivil_03/_ato2011-2014/2014/lei/l12965.htm">Lei 12.965/2014</a>.</p>`,
  },
  {
    id: 'issue-dados-03',
    newsletter: 'newsletter-dados',
    title: 'O que perguntar ao fornecedor',
    subject: 'Sete perguntas ao operador antes de assinar',
    draft: 33,
    html: `<p>O art. 42, § 1º, I, da LGPD torna o operador solidário quando descumpre a lei ou as instruções lícitas do controlador. Instrução que não foi escrita é difícil de descumprir, e difícil de provar.</p>
<ul><li>Onde ficam os dados e quem mais os vê?</li><li>Em quantas horas avisa de um incidente?</li><li>O que devolve e o que apaga no fim do contrato?</li></ul>
<p>Faltam quatro.</p>`,
  },
  {
    id: 'issue-balcao-01',
    newsletter: 'newsletter-balcao',
    title: 'A conta que recebeu o Pix',
    subject: 'Golpe da falsa central: e a conta que recebeu?',
    preheader: 'O banco de destino quase nunca é chamado. Devia ser.',
    sent: [11, 14],
    html: `<p>Dona M., setenta e um anos, recebeu a ligação às dez da manhã. O número no visor era o do banco. Às dez e quarenta, havia transferido tudo o que tinha para uma conta aberta dois dias antes. Veio ao escritório com o extrato dobrado em quatro e uma pergunta só: “Foi culpa minha?”</p>
<h2>O que a Súmula 479 resolve</h2>
<p>As instituições financeiras respondem objetivamente pelos danos gerados por fortuito interno relativo a fraudes praticadas por terceiros no âmbito de operações bancárias. A defesa dirá que houve culpa exclusiva da vítima (art. 14, § 3º, II, do CDC). O que decide é o meio do caminho: a transação destoava do perfil? O sistema percebeu? Alguém conferiu?</p>
<h2>O que quase ninguém pede</h2>
<p>A segunda instituição, a que abriu a conta de destino, também tem deveres: identificar o titular, acompanhar movimentações atípicas, bloquear quando avisada. Chamem-na ao processo com causa de pedir própria, descrevendo a falha na abertura ou no bloqueio. Solidariedade pedida em uma linha se perde na réplica.</p>
<h2>Documentos da primeira hora</h2>
<ul>
<li>Contestação no aplicativo, com o número do protocolo: o Mecanismo Especial de Devolução do Pix se pede ao próprio banco, em até oitenta dias da transação.</li>
<li>Boletim de ocorrência com a conta de destino.</li>
<li>Extrato de seis meses, que mostra o perfil.</li>
<li>Registro da ligação e das mensagens.</li>
</ul>
<p>Na inicial, peçam a inversão do ônus (art. 6º, VIII, do CDC) com objeto certo: registros de acesso, identificação do dispositivo e relatório de risco da operação.</p>
<blockquote>O perfil da transação fala. É preciso que alguém o leia em voz alta.</blockquote>
<p>Dona M. recuperou o que ainda estava na conta de destino em nove dias. Quanto ao resto, o processo está na fase de instrução. E não, não foi culpa dela.</p>`,
  },
  {
    id: 'issue-balcao-02',
    newsletter: 'newsletter-balcao',
    title: 'Trinta dias na assistência técnica',
    subject: 'O prazo é do fornecedor; a escolha, do consumidor',
    draft: 52,
    html: `<p>O art. 18, § 1º, do CDC dá ao fornecedor trinta dias, uma vez. Aparelho que volta com o mesmo defeito não abre prazo novo.</p>
<p>Contar o caso da geladeira e explicar o § 3º: produto essencial não espera.</p>`,
  },
  {
    id: 'issue-integridade-01',
    newsletter: 'newsletter-integridade',
    title: 'O programa que a Administração consegue avaliar',
    subject: 'Seu programa de integridade se prova com o quê?',
    preheader: 'Grande vulto, desempate e reabilitação: onde a Lei 14.133/2021 pede integridade.',
    sent: [16, 15],
    html: `<p>A Lei 14.133/2021 fala em programa de integridade quatro vezes, e cada uma pede uma prova diferente. Reunimos as quatro porque temos visto empresas montarem uma pasta só, para tudo, e não servirem bem a nada.</p>
<h2>Onde a lei pede</h2>
<ul>
<li><strong>Grande vulto</strong> (art. 25, § 4º): o vencedor implanta o programa em seis meses da celebração do contrato.</li>
<li><strong>Desempate</strong> (art. 60, IV): conta o programa que já existe, conforme orientações dos órgãos de controle.</li>
<li><strong>Sanção</strong> (art. 156, § 1º, V): a implantação ou o aperfeiçoamento entra na dosagem.</li>
<li><strong>Reabilitação</strong> (art. 163, parágrafo único): para certas infrações, é condição.</li>
</ul>
<p>O Decreto 12.304/2024 regulamentou a avaliação no plano federal. Os parâmetros conversam com os do art. 57 do Decreto 11.129/2022: comprometimento da direção, análise de riscos, controles, canais de denúncia, apuração.</p>
<h2>O que convence</h2>
<p>Registro de uso. Código de ética assinado por todos prova que houve assinatura. Três denúncias recebidas, apuradas e respondidas provam que houve programa. Ata de diretoria que recusa um contrato por risco vale mais do que um manual de duzentas páginas.</p>
<blockquote>A pergunta do avaliador não é “vocês têm?”, é “quando foi a última vez que usaram?”.</blockquote>
<p>Para empresas médias, sugerimos um calendário anual de quatro atos: revisão de riscos em fevereiro, treinamento com lista de presença em maio, teste do canal em agosto, relatório à direção em novembro. Quatro atos feitos valem mais do que doze prometidos.</p>
<p>Lei compilada: <a href="https://www.planalto.gov.br/ccivil_03/_ato2019-2022/2021/lei/l14133.htm">14.133/2021</a>.</p>`,
  },
  {
    id: 'issue-integridade-02',
    newsletter: 'newsletter-integridade',
    title: 'O canal que ninguém usa',
    subject: 'Canal de denúncias vazio não é boa notícia',
    preheader: 'Silêncio pode ser confiança ou medo. Há como distinguir.',
    scheduled: [9, 15, 'monthly'],
    html: `<p>Doze meses, nenhuma denúncia. A diretoria comemorou; nós fomos conversar com o turno da noite.</p>
<h2>Três medidas</h2>
<ul>
<li>Telefonar para o próprio canal, sem avisar, e contar os dias até a resposta.</li>
<li>Perguntar a dez pessoas, ao acaso, onde fica.</li>
<li>Ver quem recebe: se for o chefe do denunciado, já se sabe a causa do silêncio.</li>
</ul>
<p>Empresas com comissão interna de prevenção de acidentes têm, desde a Lei 14.457/2022, o dever de fixar procedimentos para receber e acompanhar denúncias de assédio, garantido o anonimato (art. 23). Comecem por esse canal: é o que mais se cobra, e o que mais ensina.</p>`,
  },
]
