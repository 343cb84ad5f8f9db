// Data file: issues of "Cláusula a Cláusula", by Ana Paula.
import type { IssueRow } from './rows'

export const clausulaIssues: IssueRow[] = [
  {
    id: 'issue-clausula-01',
    newsletter: 'newsletter-clausula',
    title: 'Multa contratual: quanto é demais?',
    subject: 'Multa contratual: quanto é demais?',
    preheader: 'O art. 413 do Código Civil reduz o que o contrato exagera. E o contrato costuma exagerar.',
    sent: [21, 13],
    html: `<p>Na semana passada, um cliente trouxe para revisão um contrato de prestação de serviços de doze meses, com multa de cinquenta por cento do valor total para quem o encerrasse antes do fim. Perguntei de onde vinha o número. “Do contrato anterior”, respondeu. E o do anterior? Silêncio. É assim que a maior parte das cláusulas penais nasce: por herança.</p>
<h2>O que a lei deixa fazer</h2>
<p>O Código Civil é generoso com quem redige. A pena convencional dispensa prova de prejuízo (art. 416), pode reforçar a obrigação inteira, uma cláusula só ou apenas a mora (art. 409), e o limite expresso é um só: não pode exceder o valor da obrigação principal (art. 412). Dentro desse teto, as partes escolhem.</p>
<p>A generosidade acaba no art. 413, que merece ser lido devagar:</p>
<blockquote>A penalidade deve ser reduzida equitativamente pelo juiz se a obrigação principal tiver sido cumprida em parte, ou se o montante da penalidade for manifestamente excessivo, tendo-se em vista a natureza e a finalidade do negócio.</blockquote>
<p>O verbo é <strong>dever</strong>, não poder. A norma é de ordem pública, não se renuncia a ela no contrato, e o juiz a aplica mesmo sem pedido. Reparem também no critério: natureza e finalidade do negócio. A mesma multa de trinta por cento pode ser razoável em um contrato que exigiu contratar equipe e alugar galpão, e abusiva em outro que não exigiu nada.</p>
<h2>Compensar ou apressar</h2>
<p>Antes do percentual, decidam a função. A cláusula <em>compensatória</em> substitui a prestação que faltou: converte-se em alternativa a benefício do credor (art. 410). A <em>moratória</em> pune o atraso e se soma à prestação (art. 411). Quem escreve “multa de dez por cento em caso de descumprimento”, sem dizer de quê, entrega ao juiz a escolha que devia ter feito.</p>
<p>E, se os danos puderem passar da multa, a indenização suplementar precisa estar escrita: sem convenção, a pena é o teto; com ela, é o mínimo, e o excedente se prova (art. 416, parágrafo único).</p>
<h2>Como reescrever</h2>
<ul>
<li><strong>Escalonem.</strong> Multa proporcional ao tempo que falta já nasce com a redução do art. 413 embutida.</li>
<li><strong>Justifiquem.</strong> Uma linha nos considerandos, com o investimento feito por causa do contrato, vale mais do que um percentual redondo.</li>
<li><strong>Separem.</strong> Uma cláusula para o atraso, outra para o rompimento, cada uma com sua base de cálculo.</li>
<li><strong>Igualem.</strong> Pena só para um dos lados chama a atenção de quem julga. Em venda de imóvel na planta, o Tema 971 do STJ mandou considerar a multa prevista apenas contra o comprador também a favor dele.</li>
</ul>
<p>No caso do meu cliente, a multa virou três mensalidades no primeiro semestre e uma no segundo. A outra parte assinou no mesmo dia. Ninguém assina no mesmo dia uma cláusula que parece ameaça.</p>
<p>Texto do Código: <a href="https://www.planalto.gov.br/ccivil_03/leis/2002/l10406compilada.htm">Lei 10.406/2002, compilada</a>. Até terça.</p>`,
  },
  {
    id: 'issue-clausula-02',
    newsletter: 'newsletter-clausula',
    title: 'Quando o contrato não diz o índice',
    subject: 'Seu contrato não diz o índice? A lei agora diz',
    preheader: 'IPCA para corrigir, Selic menos IPCA para os juros: a Lei 14.905/2024 na prática.',
    sent: [14, 13],
    html: `<p>Durante vinte anos, a pergunta “qual é a taxa de juros legais?” teve duas respostas respeitáveis. Uma ia ao art. 161, § 1º, do Código Tributário Nacional e encontrava um por cento ao mês. A outra lia o antigo art. 406 do Código Civil e chegava à Selic. Em 2024, a Corte Especial do STJ escolheu a Selic. Pouco depois, a lei encerrou o assunto.</p>
<h2>O que mudou</h2>
<p>A Lei 14.905/2024 mexeu em dois artigos que todo contrato cível toca, saiba disso ou não:</p>
<ul>
<li><strong>Art. 389, parágrafo único:</strong> sem índice convencionado ou previsto em lei específica, a atualização monetária segue o IPCA.</li>
<li><strong>Art. 406, § 1º:</strong> a taxa legal corresponde à Selic, deduzido o índice de atualização do art. 389.</li>
<li><strong>Art. 406, § 3º:</strong> se a conta der negativa, os juros são zero no período. O credor não devolve nada.</li>
</ul>
<p>A razão da dedução é simples: a Selic já contém correção. Somá-la ao IPCA cobraria a inflação duas vezes.</p>
<h2>O que isso pede de quem redige</h2>
<p>Há quem tenha concluído que agora se pode calar, porque a lei preenche. Prefiro o contrário. A regra supletiva serve ao contrato médio, e nenhum cliente meu se acha médio. Obra civil sente o INCC; locação comercial ainda negocia IGP-M ou IPCA; insumo importado pede fórmula própria. Escolham, e escrevam o substituto:</p>
<blockquote>Na extinção ou na falta de divulgação do índice, aplica-se o que o substituir oficialmente; não havendo, o IPCA/IBGE, do último mês conhecido em diante.</blockquote>
<p>Escrevam também a data-base, que não é a da assinatura por natureza: é a que as partes disserem. E lembrem-se da periodicidade mínima de um ano para o reajuste por índice de preços, que vem do art. 2º da Lei 10.192/2001 e sobrevive a todos os planos.</p>
<h2>E o que isso pede de quem litiga</h2>
<p>Planilhas em duas partes. Os encargos vencidos até agosto de 2024, quando a mudança começou a produzir efeitos, seguem o regime antigo; dali em diante, o novo. Em cumprimento de sentença, leiam primeiro o título: se ele fixou índice e taxa, há coisa julgada a respeitar. Se disse apenas “juros legais”, a conversa está aberta.</p>
<p>Agradeço ao Caio Martins, tributarista no Rio, que me lembrou do § 3º quando eu já ia fechar a edição. A lei está em <a href="https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/lei/l14905.htm">planalto.gov.br</a>. Até terça.</p>`,
  },
  {
    id: 'issue-clausula-03',
    newsletter: 'newsletter-clausula',
    title: 'O foro que ninguém discute',
    subject: 'A última cláusula também se negocia',
    preheader: 'Depois da Lei 14.879/2024, foro sem ligação com a causa não produz efeito.',
    sent: [7, 13],
    html: `<p>Fica no fim do contrato, logo antes da data, e diz sempre a mesma coisa: as partes elegem tal foro, com renúncia a qualquer outro, por mais privilegiado que seja. Foi a cláusula mais copiada do país. Desde junho de 2024, é também uma das mais fáceis de errar.</p>
<h2>A exigência nova</h2>
<p>O art. 63, § 1º, do CPC já pedia instrumento escrito e referência expressa a determinado negócio. A Lei 14.879/2024 acrescentou a <strong>pertinência</strong>: o foro escolhido precisa ter relação com o domicílio ou a residência de uma das partes, ou com o local da obrigação. A ressalva é a escolha favorável ao consumidor.</p>
<p>E o § 5º dá o troco: ajuizar a ação em juízo aleatório, sem vínculo com as partes ou com o negócio, é prática abusiva e autoriza o juiz a declinar da competência de ofício. É uma exceção declarada à velha Súmula 33 do STJ.</p>
<h2>Onde se erra</h2>
<ul>
<li><strong>A capital por hábito.</strong> Duas empresas de Uberlândia, obrigação em Uberlândia, foro em São Paulo “porque as varas são especializadas”. Não serve mais.</li>
<li><strong>A sede antiga.</strong> A empresa mudou de cidade, a minuta não. Confiram o endereço antes do foro.</li>
<li><strong>O grupo econômico.</strong> A sede da controladora não é domicílio da controlada que assina.</li>
</ul>
<h2>O que escrever</h2>
<p>Digam a razão na própria cláusula. Não é exigência da lei, mas poupa a discussão:</p>
<blockquote>Fica eleito o foro da Comarca de Curitiba, sede da CONTRATADA e local da prestação dos serviços, para as causas fundadas neste contrato.</blockquote>
<p>Para contratos antigos, a pergunta é de direito intertemporal: a norma é processual e alcança as ações ajuizadas na sua vigência, respeitados os atos já praticados. Tenho visto decisões cuidadosas e outras nem tanto; se a competência importa para a estratégia, façam a análise antes de distribuir.</p>
<p>Quem prefere sair do foro estatal tem a arbitragem, com sede livremente escolhida e outros custos. Mas isso é assunto para outra terça. O texto do Código está <a href="https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2015/lei/l13105.htm">aqui</a>.</p>`,
  },
  {
    id: 'issue-clausula-04',
    newsletter: 'newsletter-clausula',
    title: 'O que as mensagens dizem do contrato',
    subject: 'O contrato diz uma coisa; as mensagens, outra',
    preheader: 'O comportamento das partes depois da assinatura também se interpreta.',
    scheduled: [1, 13, 'weekly'],
    html: `<p>O contrato previa entrega até o dia cinco. Por onze meses, o fornecedor entregou entre os dias oito e doze, e o comprador respondeu a cada aviso com um polegar para cima. No décimo segundo, notificou a mora e cobrou a multa do ano inteiro. Pode?</p>
<h2>A regra</h2>
<p>O art. 113, § 1º, do Código Civil, incluído pela Lei 13.874/2019, manda dar ao negócio o sentido que for confirmado pelo comportamento das partes posterior à celebração (inciso I) e o que corresponder aos usos do mercado (inciso II). O papel continua a ser o ponto de partida. Deixou de ser o ponto final.</p>
<p>Há ainda o art. 330, que presume a renúncia ao lugar do pagamento quando ele é feito reiteradamente em outro. A doutrina chama de <em>supressio</em> a perda do direito que se deixou de exercer por tempo bastante para criar confiança; o STJ a aplica com base no art. 422.</p>
<h2>O que fazer no contrato</h2>
<ul>
<li>Definam que canais valem para alterar o combinado e quem pode fazê-lo.</li>
<li>Escrevam que a tolerância não importa novação, sabendo que a frase ajuda, mas não apaga onze meses de conduta.</li>
<li>Se tolerarem, digam por escrito até quando.</li>
</ul>
<p>No caso do fornecedor, a multa ficou restrita ao último mês, por acordo. O polegar para cima saiu caro.</p>`,
  },
  {
    id: 'issue-clausula-05',
    newsletter: 'newsletter-clausula',
    title: 'Limitar a responsabilidade sem anulá-la',
    subject: 'Até onde vai a limitação de responsabilidade',
    draft: 9,
    html: `<p>Entre empresas, limitar a indenização a um teto é lícito e comum: o art. 421-A, II, do Código Civil manda respeitar a alocação de riscos definida pelas partes. O que não se admite é transformar o teto em licença para não cumprir.</p>
<h2>Três fronteiras</h2>
<ul>
<li>Dolo e culpa grave.</li>
<li>Obrigação principal do contrato: quem vende segurança não exclui a falta de segurança.</li>
<li>Relação de consumo: art. 51, I, do CDC, com a exceção do consumidor pessoa jurídica em situações justificáveis.</li>
</ul>
<p>Falta o exemplo do contrato de armazenamento e conferir o julgado sobre transporte.</p>`,
  },
]
