// Data file: issues of "Jornada", by Renata.
import type { IssueRow } from './rows'

export const jornadaIssues: IssueRow[] = [
  {
    id: 'issue-jornada-01',
    newsletter: 'newsletter-jornada',
    title: 'A prova da fiscalização depois do Tema 1.118',
    subject: 'Tema 1.118: quem prova o quê, e com que papel',
    preheader: 'A notificação formal deixou de ser gentileza. Um roteiro para os dois lados da mesa.',
    sent: [27, 11],
    html: `<p>Por anos, a terceirização no setor público se resolveu em uma frase: o ente não provou que fiscalizou, logo responde. O Supremo desmontou a frase. No Tema 1.118 (RE 1.298.647), fixou que não há responsabilidade subsidiária da Administração amparada exclusivamente na inversão do ônus da prova. Cabe à parte autora demonstrar o comportamento negligente ou o nexo entre o dano e a conduta do poder público.</p>
<p>Ouvi colegas dizerem que a Súmula 331 do TST morreu. Não morreu. O item V continua a responsabilizar quem age com culpa; o que mudou é quem carrega a prova, e com que antecedência ela precisa nascer.</p>
<h2>A segunda parte da tese</h2>
<p>Quem para de ler no primeiro parágrafo perde o melhor. A tese diz quando há negligência:</p>
<blockquote>Haverá comportamento negligente quando a Administração Pública permanecer inerte após o recebimento de notificação formal de que a empresa contratada está descumprindo suas obrigações trabalhistas.</blockquote>
<p>A notificação pode vir do trabalhador, do sindicato, do Ministério do Trabalho, do Ministério Público, da Defensoria ou de outro meio idôneo. É um papel. Um papel de uma página, com data, recebido no protocolo.</p>
<p>A tese vai além: a Administração responde pelas condições de segurança, higiene e salubridade quando o trabalho se faz em suas dependências, deve exigir capital social compatível com o número de empregados e adotar as medidas do art. 121, § 3º, da Lei 14.133/2021, como condicionar o pagamento à prova de quitação do mês anterior.</p>
<h2>Para quem está com o trabalhador</h2>
<ul>
<li>Notifiquem no primeiro atraso de salário ou de FGTS, e não depois da dispensa. Notificação posterior ao fim do contrato prova pouco.</li>
<li>Descrevam o contrato administrativo pelo número e peçam providência concreta.</li>
<li>Peçam, por acesso à informação (Lei 12.527/2011), os relatórios do fiscal e os comprovantes exigidos antes de cada pagamento. A falta de resposta também se documenta.</li>
<li>Na inicial, narrem a omissão. Pedido de responsabilidade subsidiária sem fato é pedido sem causa.</li>
</ul>
<h2>Para quem está com o ente público</h2>
<ul>
<li>Toda notificação recebida precisa de resposta e de consequência: exigência à contratada, retenção, pagamento direto.</li>
<li>Fiscal designado (art. 117 da Lei 14.133/2021) sem tempo para fiscalizar é confissão em forma de portaria.</li>
<li>Guardem a prova por mês e por posto de serviço. Relatório único no fim do ano não convence.</li>
</ul>
<p>Na quarta-feira, fiz audiência em um caso assim. A autora tinha três mensagens ao gestor do contrato, com a resposta “ciente, vou ver”. Não era ofício, mas era ciência, e o juiz quis ouvir o gestor. Fechamos acordo antes do depoimento. A prova boa tem esse efeito.</p>
<p>A íntegra está no <a href="https://portal.stf.jus.br">portal do Supremo</a>. Boa semana, e bons protocolos.</p>`,
  },
  {
    id: 'issue-jornada-02',
    newsletter: 'newsletter-jornada',
    title: 'Banco de horas: três regimes, três provas',
    subject: 'Seu banco de horas é de qual dos três tipos?',
    preheader: 'Um ano, seis meses ou o mesmo mês: o prazo decide o documento.',
    sent: [13, 11],
    html: `<p>Pergunto a toda empresa que me procura: “Vocês têm banco de horas?” A resposta é sempre sim. Pergunto então onde está o acordo, e começa o silêncio de que esta newsletter vive.</p>
<h2>Os três regimes do art. 59 da CLT</h2>
<ul>
<li><strong>Por norma coletiva</strong> (§ 2º): compensação em até um ano.</li>
<li><strong>Por acordo individual escrito</strong> (§ 5º): compensação em até seis meses.</li>
<li><strong>Por acordo individual, tácito ou escrito</strong> (§ 6º): compensação no mesmo mês.</li>
</ul>
<p>O prazo decide o documento. Quem compensa em oito meses com acordo individual não tem banco de horas: tem hora extra não paga.</p>
<h2>E se o regime for descumprido?</h2>
<p>Depende do descumprimento. Pelo art. 59-B, se a exigência formal não foi atendida, mas a jornada máxima semanal foi respeitada, paga-se só o adicional, sem repetir a hora. Já o parágrafo único do mesmo artigo esclarece que a prestação de horas extras habituais não descaracteriza o acordo. Antes da reforma, o item IV da Súmula 85 do TST dizia o contrário para a compensação semanal; o contrato que atravessou novembro de 2017 pede as duas contas.</p>
<p>Na rescisão sem compensação integral, as horas se pagam como extras, pelo valor da remuneração na data da rescisão (§ 3º do art. 59). É a linha que mais falta nos termos que confiro.</p>
<h2>A prova</h2>
<p>Para a empresa: o acordo, o extrato mensal do saldo com ciência do empregado e os registros de ponto. Sem extrato, o banco é caixa-preta, e caixa-preta se abre com perícia, às custas de quem a fechou.</p>
<p>Para o empregado: comparar o saldo informado com o ponto é trabalho de tarde inteira, mas costuma render mais do que a testemunha. Comecem pelos meses de dezembro e julho.</p>
<blockquote>Banco de horas é conta-corrente. Conta-corrente sem extrato não se discute: impugna-se.</blockquote>
<p>A CLT está <a href="https://www.planalto.gov.br/ccivil_03/decreto-lei/del5452compilado.htm">aqui</a>, compilada. Respondam com o caso mais estranho que já viram; publico os melhores, sem nomes.</p>`,
  },
  {
    id: 'issue-jornada-03',
    newsletter: 'newsletter-jornada',
    title: 'Dez dias, uma multa e muita conta',
    subject: 'Rescisão: o erro de dez dias que custa um salário',
    preheader: 'Art. 477 da CLT, §§ 6º e 8º, e a multa que quase ninguém pede no momento certo.',
    sent: [6, 11],
    html: `<p>O art. 477, § 6º, da CLT ficou mais simples em 2017: entrega dos documentos e pagamento das verbas em até dez dias, contados do término do contrato. Acabou a distinção entre aviso trabalhado e indenizado. O que não acabou foi o atraso.</p>
<h2>Como contar</h2>
<p>Dias corridos. Exclui-se o do término e inclui-se o do vencimento; se este cai em dia sem expediente bancário, a prudência manda antecipar, porque a CLT não garante a prorrogação. Dispensa na sexta, dia três: pagamento até o dia treze.</p>
<p>O prazo abrange pagar <strong>e</strong> entregar. Depósito em dia com guias do FGTS e comunicação da dispensa entregues um mês depois continua a ser atraso, e há turmas do TST que aplicam a multa por isso. Vale a pena conferir o entendimento do seu regional.</p>
<h2>As duas multas</h2>
<ul>
<li><strong>Art. 477, § 8º:</strong> valor equivalente ao salário, salvo se o trabalhador, comprovadamente, tiver dado causa à mora. A diferença apurada depois em juízo, sozinha, não a atrai.</li>
<li><strong>Art. 467:</strong> a parte incontroversa das verbas rescisórias se paga na primeira audiência; do contrário, acréscimo de cinquenta por cento. Só existe se houver verba incontroversa, e por isso a contestação genérica sai cara.</li>
</ul>
<p>A Súmula 462 do TST ajuda: o reconhecimento do vínculo em juízo não afasta a multa do art. 477. A dúvida sobre a relação de emprego, que era do empregador, deixou de ser desculpa.</p>
<h2>Conferência de cinco minutos</h2>
<p>Data do término projetada com o aviso; média das variáveis; férias proporcionais com o terço; décimo terceiro; saldo do banco de horas. Se faltar um desses cinco, o recibo está errado, e a homologação que já não existe não vai avisar ninguém.</p>
<p>Até segunda.</p>`,
  },
  {
    id: 'issue-jornada-04',
    newsletter: 'newsletter-jornada',
    title: 'O cartão de ponto britânico',
    subject: 'Entrada às 8h00, saída às 18h00, todos os dias?',
    preheader: 'Súmula 338, III, do TST: a pontualidade perfeita depõe contra quem a registrou.',
    scheduled: [1, 11, 'weekly'],
    html: `<p>Oito em ponto, dezoito em ponto, de segunda a sexta, por quatro anos. Nenhum trânsito, nenhuma chuva, nenhum filho com febre. O cartão britânico é o documento mais inverossímil do processo do trabalho, e continua a aparecer.</p>
<h2>O que diz a súmula</h2>
<p>A Súmula 338, III, do TST considera inválidos como prova os cartões com marcações uniformes e inverte o ônus: cabe ao empregador provar a jornada, prevalecendo a da inicial se não conseguir. A obrigação de registrar, desde a Lei 13.874/2019, é do estabelecimento com mais de vinte trabalhadores (art. 74, § 2º, da CLT).</p>
<h2>O que fazer com isso</h2>
<ul>
<li>Impugnem por período. Impugnação genérica convida o juiz a salvar os meses bons.</li>
<li>Variação de minutos existe e é tolerada: cinco por marcação, dez por dia (art. 58, § 1º).</li>
<li>Do outro lado da mesa: ponto por exceção é permitido por acordo individual escrito ou norma coletiva (art. 74, § 4º), mas é preciso que as exceções apareçam.</li>
</ul>
<p>Na próxima semana, o intervalo que cabe em um café.</p>`,
  },
  {
    id: 'issue-jornada-05',
    newsletter: 'newsletter-jornada',
    title: 'Dano extrapatrimonial sem tabela',
    subject: 'ADI 6.050: parâmetro, e não teto',
    draft: 20,
    html: `<p>O Supremo decidiu, na ADI 6.050, que os valores do art. 223-G, § 1º, da CLT orientam a fundamentação, mas não impedem condenação superior quando o caso a justificar.</p>
<p>Escrever: como pedir um valor e como motivá-lo. Trazer dois exemplos de sentença, um de cada lado.</p>`,
  },
  {
    id: 'issue-jornada-06',
    newsletter: 'newsletter-jornada',
    title: 'Acordo extrajudicial que o juiz homologa',
    subject: 'Acordo extrajudicial: o que faz o juiz dizer não',
    draft: 70,
    html: `<p>O procedimento dos arts. 855-B a 855-E da CLT pede petição conjunta e advogados distintos. Na prática, o que reprova o acordo é a quitação geral sem contrapartida que se explique.</p>
<ul><li>Discriminar as parcelas.</li><li>Dizer o que se controverte.</li><li>Levar o trabalhador à audiência preparado para a pergunta: “o senhor sabe do que está abrindo mão?”</li></ul>`,
  },
]
