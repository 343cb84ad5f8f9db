import { FIRM, LUXURY, MATTER, MONTHLY, OTHERS_FEES, PROVIMENTO, type PublicityRule, SERVICE } from './rule'

export const MONEY: readonly PublicityRule[] = [
  {
    id: 'price',
    title: 'Preço, desconto ou gratuidade',
    article: `${PROVIMENTO}, art. 3º, I`,
    forbids:
      'A referência a valores de honorários, forma de pagamento, gratuidade, descontos ou reduções de preços como forma de captação de clientes.',
    allows: 'Discutir honorários em tese: sucumbência, tabela da OAB, gratuidade de justiça.',
    certain: [
      /\b(?:pague|parcele|divida|financie)\b.{0,12}\bem (?:ate )?(?:\d+|tres|seis|dez|doze) ?(?:x|vezes|parcelas)\b.{0,40}\b(?:processo|acao|divorcio|inventario|defesa|honorarios|advogad|consulta)|\b(?:atendimento|consulta|analise|defesa)\b.{0,30}\bsem cobrar\b|\bpreco justo\b.{0,30}\b(?:advog|escritorio|atend|para voce|confianca)|\b(?:advog|consulta|divorcio|atendimento|defesa).{0,30}\bpreco justo\b/,
      /\bnao precisa(?:ra)? (?:pagar|gastar|desembolsar|investir)\b|\b(?:presente|cortesia|oferta) (?:noss[oa]|minha|meu|d[eao] (?:noss[oa] )?escritorio)\b|\bpor conta da casa\b|\bdesconto\b.{0,20}\bindic(?:ando|ar|ou|acao)\b|^(?:gratuit|gratis|de graca\b).{0,40}\b(?:primeir|quem|vagas|cham|seguidor|client)/,
      /\b(?:nao (?:se )?paga(?:m)?|nao cobr\w+|sem pagar) (?:pel[ao]s? |[ao] )?(?:primeir[oa] )?(?:consulta|atendimento|avaliacao|analise|orientacao)\b|\bnao vai (?:gastar|pagar|desembolsar|tirar) (?:nada|nem|um|do bolso)\b/,
      /\b(?:meu|minha|noss[oa])s? (?:primeir[oa] )?(?:consulta|atendimento|avaliacao|analise|orientacao|conversa)\b.{0,30}\b(?:nao (?:tem|ha|custa|cobra|e cobrad)|e (?:gratis|gratuit|de graca|por (?:nossa|minha) conta))/,
      /\b(?:cabe(?:m)?|cabendo) no (?:seu )?bolso\b|\blow cost\b|\bmenos preco\b|\b(?:tabela|lista) de (?:precos|valores)\b.{0,30}\b(?:divorcio|inventario|consulta|escritorio|noss)/,
      /\b\d+ ?% off\b|\bisen(?:cao|to|ta)s? (?:total )?d[eo]s? (?:nossos )?honorarios\b|\b(?:advogad|consultoria|assessoria|consulta|plano juridico|defesa).{0,30}\bpor (?:menos de|so|apenas|uma?)\b.{0,30}\b(?:cafe|(?:por (?:dia|mes)|ao mes|reais|pizza)\b)/,
      /\b(?:so|somente|apenas) (?:depois|quando|apos|se) (?:que )?(?:o|a|voce) (?:dinheiro|alvara|indenizacao|pagamento|valor|beneficio|receber|ganhar)\b.{0,25}(?:\b(?:sua|seu|voce|bolso)\b|$)/,
      /\ba preco de (?:banana|custo|fabrica|amigo)\b|\b(?:honorarios|precos) justos\b/,
      new RegExp(`\\b(?:melhor|otimo|excelente) (?:custo-beneficio|preco)\\b.{0,30}\\b(?:${SERVICE}|${FIRM})`),
      /\b(?:so|somente|apenas) (?:recebo|recebemos|cobro|cobramos) (?:[a-z]+ ){0,3}?(?:se|quando|apos|no|ao|depois)\b|\bpelo preco de (?:uma?|dois|duas|tres)\b|\b(?:metade|reducao|abatimento) (?:de|dos) (?:nossos |meus )?honorarios\b(?! de sucumb| advocaticios| periciais| contratuais| fixad)/,
      new RegExp(
        `\\b${SERVICE}s?\\b.{0,30}\\b(?:em (?:ate )?)?(?:\\d+|tres|quatro|cinco|seis|oito|dez|doze) ?(?:x|vezes|parcelas)\\b.{0,15}\\b(?:sem juros|no cartao|no boleto|no pix)`,
      ),
      new RegExp(
        `\\b${SERVICE}s?\\b.{0,40}\\b(?:por apenas|por so|por somente|so por|saindo por|sai por) (?:r\\$|\\d)`,
      ),
      /\bprimeira (?:consulta|avaliacao|conversa|reuniao|orientacao|analise)\b.{0,40}\b(?:nao cobr|gratis|gratuita|cortesia|nao e cobrada|sem compromisso|(?:de graca|sem custo|por (?:nossa|minha) conta)\b)/,
      /\b(?:avali|analis|atend|orient|revis|calcul|examin)(?:o|amos|emos)\b.{0,40}\b(?:gratis|gratuitamente|de graca|sem (?:nenhum )?custo|sem cobrar|sem compromisso)\b/,
      /\b(?:ou|senao|se nao (?:ganhar|vencer|der certo|receber)|se perder(?:mos)?|sem exito|sem vitoria)\b,? (?:voce |o cliente |ninguem )?nao (?:me |nos )?(?:paga|pague|pagara|cobr[ao]|cobramos|gasta)\b|^nao paga(?: nada)?$|\bseu dinheiro de volta\b/,
      /\b(?:pague|paga|cobramos|cobro|recebemos|recebo|honorarios|pagamento)\b.{0,25}\b(?:so|somente|apenas) (?:se|no|ao|quando|apos|depois|em caso de|com) (?:o |a |voce |de )?(?:exito|ganh|receb|vitoria|alvara|resultado|venc)/,
      /\bnao (?:paga|gasta|desembolsa|tira) (?:nada|nem|um (?:real|centavo)|do bolso)\b|\bsem (?:pagar|gastar|desembolsar) (?:nada|um (?:real|centavo))\b/,
      /\b(?:facilit|parcel|divid)(?:o|amos|imos) (?:[oa]s? |em |seus? |tudo )?(?:pagamento|honorarios|valor|ate|em|\d)|\baceit(?:o|amos) (?:todos os )?(?:cartao|cartoes|pix|boleto|parcel)/,
      /\b(?:pagamento|honorarios|preco|valor|condicoes) (?:super )?(?:facilitad|camarada|de amigo|de custo|simbolic|promociona|imperdive|especiais para (?:voce|seguidor|novos))|\b(?:baratinh|abaixo da tabela|precinho|metade do preco\b)/,
      /\b(?:noss[oa]s?|meus?) (?:precos?|honorarios|valores) (?:sao|cabem|comecam|partem|mais|e|estao)\b|\bcobr(?:o|amos) (?:r\$|\d|menos|barato|metade|abaixo|um valor)|\bcobrimos (?:qualquer|a|o|toda) (?:oferta|orcamento|proposta|preco)/,
      /\b(?:consulta|consultoria|assessoria|divorcio|inventario|parecer|usucapiao)(?: [a-z]+){0,3}[ :-]{1,3}r\$/,
      /\b(?:leve (?:dois|duas|\d+|tres)\b.{0,30}\b(?:pague|pelo preco)|pague (?:um|uma|1)\b.{0,20}\bleve\b)/,
      new RegExp(
        `\\b${MONTHLY}\\b.{0,50}\\b(?:assessoria|advogad|juridic|consulta)|\\b(?:advogad|assessoria|juridic).{0,50}\\b${MONTHLY}\\b`,
      ),
    ],
    patterns: [
      new RegExp(
        `\\b${SERVICE}s?\\b.{0,40}\\b(?:condic(?:ao|oes) (?:especia|facilitad|imperdive|unic)|preco(?:s)? (?:especia|de lancamento|fechad|unic))`,
      ),
      new RegExp(
        `\\b(?:${SERVICE}|primeira ${MATTER})s? (?!aos? |as? )(?:[a-z-]+ ){0,3}?(?:gratis|gratuit[oa]s?|sem custos?|sem compromisso|free|0800|de graca)\\b`,
      ),
      new RegExp(`\\b(?:gratis|gratuit[oa]s?|de graca|sem custo)\\b.{0,25}\\b${MATTER}`),
      new RegExp(
        `\\b${SERVICE}s?\\b.{0,40}\\b(?:por apenas|a partir de|por so|por somente|a partir dos?|por) (?:r\\$|\\d)`,
      ),
      new RegExp(
        `\\b(?:honorarios?|${SERVICE}s?)\\b.{0,40}\\b(?:desconto|promocao|promocional|promocionais|parcelad[oa]s?|em (?:ate )?\\d+ ?x|no cartao|que cabem? no (?:seu )?bolso|reduzid[oa]s?|populares|imperdive)`,
      ),
      new RegExp(
        `\\b(?:desconto|promocao|\\d+ ?% off|black ?friday|cupom|oferta)\\b.{0,50}\\b(?:${SERVICE}s?|${FIRM}|servicos?|honorarios)\\b`,
      ),
      /\b(?:preco|valor)(?:e?s)? (?:acessive(?:l|is)|popular|imbative(?:l|is)|promociona(?:l|is)|que cabem?|baix[oa]|especia(?:l|is))/,
      /\b(?:so|somente|apenas) (?:me |nos )?(?:pag|cobr|receb)[a-z]+ (?:[a-z]+ ){0,3}?(?:se|quando|apos|no) (?:voce )?(?:ganh|exito|final|receb|vencer)/,
      /\b(?:parcel(?:o|amos)|parcelamento|dividimos|divido)\b.{0,30}\b(?:honorarios|em (?:ate )?\d+ ?x|no cartao|sem juros|vezes)\b/,
      /\b(?:nao cobr(?:o|amos)|sem cobrar) (?:[a-z]+ ){0,2}?(?:nada|consulta|pela|entrada|honorarios|adiantad|antecipad|inicial)/,
      /\b(?:zero|sem) (?:de )?(?:custos?|honorarios|taxas?|entrada|investimento) (?:antecipad|adiantad|de entrada|inicia(?:l|is)\b)/,
      /\b(?:aceitamos|aceito) (?:pix|cartao|cartoes)\b|\bcobramos (?:apenas|so|somente|barato|menos)\b|\bmais barat[oa] d[ao] (?:cidade|mercado|regiao)\b/,
      /\b(?:menor|melhor)(?:es)? (?:preco|orcamento|honorarios|(?:valor(?:es)?|custo|condic(?:ao|oes))\b).{0,40}\b(?:cidade|mercado|regiao|bairro|estado|brasil|pais|acoes|advogad|escritorio|consulta|direito|pagamento|voce)/,
      new RegExp(
        `\\b(?:cortesia|por nossa conta|custo zero|gratuitamente)\\b.{0,30}\\b${MATTER}|\\b${MATTER}\\b.{0,30}\\b(?:cortesia|por (?:nossa|minha) conta|custo zero|de presente)\\b`,
      ),
      new RegExp(
        `\\b(?:mais barat[oa]s?|mais em conta|barat[oa]s?)\\b.{0,40}\\b(?:${FIRM}|${SERVICE})|\\b(?:${FIRM}|${SERVICE})\\b.{0,30}\\b(?:mais barat|mais em conta|barat[oa]|preco baixo|liquidacao|oferta|cashback|cupom|voucher|pela metade)`,
      ),
      /\b(?:desconto|cupom|voucher|cashback|promocao|promo)\b.{0,50}\b(?:seguidor|indicar|indicacao|indique|novos? cliente|primeir|advogad|acao|causa)|\b(?:seguidor|indique|indicou|codigo|cupom\b).{0,50}\b(?:desconto|\d+ ?%|cashback)/,
      /\b(?:honorarios|servicos juridicos)\b.{0,30}\b(?:em (?:ate )?\d+ ?(?:x|vezes|parcelas)|sem juros|no boleto|no pix|sem entrada)/,
    ],
    except: OTHERS_FEES,
    rewriting: { of: 'sentence', text: 'Os honorários se tratam em particular, conforme o caso.' },
  },
  {
    id: 'gifts',
    title: 'Brinde ou sorteio',
    article: `${PROVIMENTO}, art. 3º, V`,
    forbids: 'Distribuir brindes, cartões, material ou apresentações dos serviços de maneira indiscriminada.',
    allows: 'Material em eventos de interesse jurídico.',
    certain: [
      /\b(?:ganh(?:a|am|e|em)|lev(?:a|am|e|em)|receb(?:a|am)) (?:gratis |de graca )?(?:uma? |a |o )?(?:hora de )?(?:analise|consulta|consultoria|revisao|parecer|minuta|avaliacao)\b.{0,30}(?:\b(?:contrato|processo|gratis|juridic|caso|escritorio|noss)|$)/,
      /\bsorteio\b.{0,40}\b(?:consulta|parecer|contrato|divorcio|inventario|honorarios|peticao)\b/,
      /\b(?:compre|contrate|feche|assine|agende|traga|indique)\b.{0,50}\be (?:ganh|lev|receb)[ea]\b|\bdistribu(?:imos|o|iremos|indo)\b.{0,20}\b(?:agenda|caneta|calendario|brinde|bone|camiseta|cartoes|panfletos|folhetos|imas?\b)/,
      /\bde brinde\b|\bquem (?:fechar|agendar|contratar|indicar|seguir|assinar|comentar|compartilhar)\b.{0,40}\b(?:ganha|leva|recebe|concorre)\b|\b(?:leva|ganha|recebe)m?\b.{0,20}\b(?:brinde|caneca|camiseta|chaveiro|mimo|kit)\b/,
      /\b(?:sortear|mimo|concorra|caneca|camiseta|chaveiro|voucher|(?:sortei(?:o|e|a|am|amos|ando)|rifa|kit|vale-[a-z]+)\b).{0,60}\b(?:consulta|seguidor|siga|marque|marcar|curta|compartilhe|comente|contratar|servico|novos? cliente|nosso escritorio|divorcio|inventario|indique|quem (?:agendar|fechar|contratar|seguir|comentar|compartilhar|indicar))/,
      /\b(?:siga|curta|marque|compartilhe|comente|indique)\b.{0,60}\b(?:brinde|premio|sorteio|(?:ganh(?:e|a|ar)|concorr\w+)\b)/,
      /\bganh(?:e|a|am) (?:uma?|gratis|de brinde|de presente)\b.{0,40}\b(?:brinde|consulta|contrato|peticao|parecer|kit|caneca|agenda|e-?book|minuta|presente|camiseta|analise|calculo|mimo)\b/,
      /\b(?:noss[oa]s?|meus?) (?:brinde|calendario|cartoes|panfletos)|\b(?:brinde|panfletos|cartoes de visita).{0,40}\b(?:na saida|na porta|no semaforo|na praca|no metro|quem passar|para todos)\b/,
    ],
    patterns: [
      /\b(?:brinde|sorteio|sorteamos|sortearemos|vou sortear|vamos sortear|concorra|ganhe um\b).{0,50}\b(?:consulta|seguidor|seguir|siga|marque|curta|contrato|servico|cliente|escritorio|peticao|divorcio|inventario|brinde|ebook|e-book|cartao)/,
      /\b(?:distribu(?:imos|o|iremos)|panfleta)\b.{0,30}\b(?:brinde|cartoes|panfletos|folhetos)|\bindique (?:um amigo|amigos|e ganhe)\b/,
    ],
    except:
      /\b(?:livro|dedutive|tribut|servidor|agentes? public|congresso|seminario|consumidor|loteria|jurados|distribuicao por sorteio|licitacao|compliance|supermercado|(?:loja|juri|irpj|relatora?)\b)/,
    rewriting: { of: 'sentence', text: '' },
  },
  {
    id: 'display',
    title: 'Ostentação ou estrutura do escritório',
    article: `${PROVIMENTO}, art. 6º`,
    forbids:
      'Informar dimensões, qualidades ou estrutura do escritório na publicidade ativa; ostentar bens, como veículos, viagens e hospedagens.',
    allows: 'Endereço e meios de atendimento, sem adjetivos.',
    certain: [
      new RegExp(
        `\\b(?:(?:meu|minha|noss[oa]|nov[oa]|mais uma?|ess[ae]|est[ae]|primeir[oa]) (?:[a-z]+ )?${LUXURY}|${LUXURY} (?:[a-z]+ )?(?:nov[oa]|zero|importad[oa]|de luxo))\\b.{0,50}\\b(?:frut|gracas|presente d|conquist|pag[oa]|comprad|bancad|comemor|celebr|premio|merecid|resultado d|cortesia d|gentileza d|com os|patrocin|rend)\\w*\\b.{0,40}\\b(?:advoca|advoga|honorario|causa|escritorio|direito|alvara|processo|client|exito|trabalho)`,
      ),
      new RegExp(
        `\\b(?:advocacia|advogar|direito|honorarios|causas|escritorio|processos|peticoes)\\b.{0,30}\\b(?:me|nos) (?:deu|deram|da|dao|proporcion\\w+|permit\\w+|lev\\w+|trouxe\\w*|rend\\w+|pag\\w+|compr\\w+)\\b.{0,40}\\b(?:${LUXURY}|luxo|dubai|paris|europa|miami|maldivas)`,
      ),
      /\bvida de (?:milionari|rainha|(?:luxo|rico|rica|rei)\b)|\b(?:do fusca|da bicicleta|do onibus) (?:ao|a|para|pro)\b|\b(?:primeira classe|classe executiva|hotel (?:cinco|5) estrelas|jatinho particular)\b.{0,40}\b(?:advoca|advoga|audiencia|client|honorari|trabalho)|\b(?:trabalh|atend|advog|audiencia|reuniao|sustentacao).{0,40}\b(?:de|no|na|num|a bordo d[oe]) (?:meu |minha |um |uma )?(?:jatinho|primeira classe|porsche|ferrari|bmw|mercedes|iate|helicoptero|lancha)\b/,
      /\b(?:escritorio|sede|banca|salas?)\b.{0,40}\b(?:vista (?:para|pro) (?:o )?mar|sede propria|andar inteiro|predio proprio|heliponto|marmore|cinematografic|mais (?:bonit|modern|luxuos))|\b(?:noss[oa]|contamos com|temos|dispomos de|escritorio com|sede com)\b.{0,40}\b\d+ (?:salas|andares|advogad[oa]s|filiais|unidades|m2|metros)\b/,
    ],
    patterns: [
      /\b(?:o que|tudo que) (?:a )?(?:advocacia|meus honorarios|o direito) (?:me|nos) (?:deu|da|proporcion|trouxe)/,
      /\b(?:escritorio|sede|banca)\b.{0,25}\b(?:ocupa|tem|com|conta com|dispoe de)\b.{0,12}\b(?:\d+|dois|duas|tres|quatro|cinco|seis|dez|doze|vinte) (?:andares|salas|advogad|unidades|filiais|metros|profissionais)|\b(?:garagem|importado|iate|jatinho|rolex)\b.{0,30}\b(?:obrigad[oa],? (?:a )?(?:advocacia|direito)|(?:a )?advocacia (?:paga|compensa|venceu))/,
      /\b(?:melhor|maior|mais completa|toda a) (?:estrutura|infraestrutura)\b.{0,30}\b(?:capital|cidade|regiao|estado|pais|escritorio|atend|voce)|\b(?:escritorio|banca|sede)\b.{0,30}\bestrutura (?:completa|impecavel|invejavel|propria)|\b(?:reuniao|audiencia|cliente|trabalh\w+) (?:hoje )?(?:em|de) (?:paris|dubai|miami|nova york|monaco|ibiza|maldivas|aspen)\b.*\b(?:vida de|rotina de|sucesso|audiencia|advoga)|\bvida de advogad[oa]\b.*\b(?:paris|dubai|miami|maldivas|jatinho|resort|primeira classe)/,
      /\b(?:escritorio|sede|banca|estrutura|instalacoes|salas?)\b.{0,30}\b(?:\d+ ?(?:m2|m²|metros)|luxuos|alto padrao|sofisticad|imponente|ampl[oa]s? e modern|de ponta|modern[oa]s? e|completa para|de primeiro mundo)/,
      /\b(?:nosso|nossa|novo|nova) (?:e )?(?:ampl|luxuos|sofisticad|modern)[oa] (?:escritorio|sede|estrutura)\b/,
      /\b(?:fruto d[ao]|gracas a|bancad[oa] pel[ao]|presente d[ao]|conquistad[oa] com|pag[oa]u? (?:com|por)) (?:minha |muita |nossa )?(?:causa|advocacia|honorarios|escritorio)|\b(?:advocacia|direito|honorarios) (?:me deu|me dao|pagou|pagam|paga|banca|bancou|comprou|proporciona)\b.{0,40}\b(?:carr|viag|relogi|casa|apartamento|hotel|porsche|bmw|mercedes|jat|lancha|luxo|europa|paris|dubai|ferias)/,
      /\b(?:meu|minha|novo|nova) (?:(?:novo|nova) )?(?:porsche|bmw|mercedes|ferrari|audi|land rover|lamborghini|tesla|volvo|jatinho|lancha|rolex|carro zero)\b/,
    ],
    except: /\b(?:penhora|sequestr|apreens|apreendid|bloque|arrest|leilao|execucao|(?:reu|re)\b)/,
    rewriting: { of: 'sentence', text: '' },
  },
]
