import type { PublicityRule } from './types'
import { FIRM, LUXURY, MATTER, OTHERS_FEES, PROVIMENTO, SERVICE } from './words'

export const MONEY: readonly PublicityRule[] = [
  {
    id: 'price',
    title: 'Preço, desconto ou gratuidade',
    article: `${PROVIMENTO}, art. 3º, I`,
    forbids:
      'A referência a valores de honorários, forma de pagamento, gratuidade, descontos ou reduções de preços como forma de captação de clientes.',
    allows: 'Discutir honorários em tese: sucumbência, tabela da OAB, gratuidade de justiça.',
    certain: [
      /\b(?:pague|parcele|divida|financie)\b[^.!?\n]{0,12}\bem (?:ate )?(?:\d+|tres|seis|dez|doze)\s*(?:x|vezes|parcelas)\b[^.!?\n]{0,40}\b(?:processo|acao|divorcio|inventario|defesa|honorarios|advogad|consulta)|\b(?:atendimento|consulta|analise|defesa)\b[^.!?\n]{0,30}\bsem cobrar\b|\bpreco justo\b[^.!?\n]{0,30}\b(?:advog|escritorio|atend|para voce|confianca)|\b(?:advog[a-z]+|consulta|divorcio|atendimento|defesa)\b[^.!?\n]{0,30}\bpreco justo\b/,
      /\b(?:voce\s+)?nao precisa(?:ra)? (?:pagar|gastar|desembolsar|investir)\b|\b(?:presente|cortesia|oferta) (?:noss[oa]|minha|meu|d[eao] (?:noss[oa] )?escritorio)\b|\bpor conta da casa\b|\bdesconto\b[^.!?\n]{0,20}\bindic(?:ando|ar|ou|acao)\b|^\s*(?:gratis|gratuit[oa]s?|de graca)\b[^.!?\n]{0,40}\b(?:primeir|quem|vagas|cham|seguidor|client)/,
      /\b(?:nao (?:se )?paga(?:m)?|nao cobr\w+|sem pagar)\s+(?:pel[ao]s?\s+|[ao]\s+)?(?:primeir[oa]\s+)?(?:consulta|atendimento|avaliacao|analise|orientacao)\b|\bnao vai (?:gastar|pagar|desembolsar|tirar) (?:nada|nem|um|do bolso)\b/,
      /\b(?:meu|minha|noss[oa])s?\s+(?:primeir[oa]\s+)?(?:consulta|atendimento|avaliacao|analise|orientacao|conversa)\b[^.!?\n]{0,30}\b(?:nao (?:tem|ha|custa|cobra|e cobrad)|e (?:gratis|gratuit|de graca|por (?:nossa|minha) conta))/,
      /\b(?:cabe(?:m)?|cabendo) no (?:seu )?bolso\b|\blow ?cost\b|\bmenos preco\b|\b(?:tabela|lista) de (?:precos|valores)\b[^.!?\n]{0,30}\b(?:divorcio|inventario|consulta|escritorio|noss)/,
      /\b\d+\s?% off\b|\bisen(?:cao|to|ta)s? (?:total )?d[eo]s? (?:nossos )?honorarios\b|\b(?:consultoria|assessoria|consulta|advogad[oa]|plano juridico|defesa)\b[^.!?\n]{0,30}\bpor (?:menos de|so|apenas|uma?)\b[^.!?\n]{0,30}\b(?:por (?:dia|mes)|ao mes|cafe\w*|reais|pizza)\b/,
      /\b(?:so|somente|apenas)\s+(?:depois|quando|apos|se)\s+(?:que\s+)?(?:o|a|voce)\s+(?:dinheiro|alvara|indenizacao|pagamento|valor|beneficio|receber|ganhar)\b[^.!?\n]{0,25}(?:\b(?:sua?|seu|voce|bolso)\b|[!.]*$)/,
      /\ba preco de (?:banana|custo|fabrica|amigo)\b|\b(?:honorarios|(?:noss|meu)[oa]s? precos?|precos)\s+justos\b/,
      new RegExp(`\\b(?:melhor|otimo|excelente) (?:custo-beneficio|preco)\\b[^.!?\\n]{0,30}\\b(?:${SERVICE}|${FIRM})`),
      /\b(?:so|somente|apenas)\s+(?:recebo|recebemos|cobro|cobramos)\s+(?:[a-z]+\s+){0,3}?(?:se|quando|apos|no|ao|depois)\b|\bpelo preco de (?:uma?|dois|duas|tres)\b|\b(?:metade|reducao|abatimento) d[oae]s?\s+(?:noss[oa]s\s+|meus\s+)?honorarios\b(?! de sucumb| advocaticios| periciais| contratuais| fixad)/,
      new RegExp(
        `\\b${SERVICE}s?\\b[^.!?\\n]{0,30}\\b(?:em (?:ate )?)?(?:\\d+|tres|quatro|cinco|seis|oito|dez|doze)\\s*(?:x|vezes|parcelas)\\b[^.!?\\n]{0,15}\\b(?:sem juros|no cartao|no boleto|no pix)`,
      ),
      new RegExp(
        `\\b${SERVICE}s?\\b[^.!?\\n]{0,40}\\b(?:por apenas|por so|por somente|so por|saindo por|sai por)\\s+(?:r\\$|\\d)`,
      ),
      /\bprimeira\s+(?:consulta|avaliacao|conversa|reuniao|orientacao|analise)\b[^.!?\n]{0,40}\b(?:gratis|gratuita|de graca|sem custo|cortesia|nao e cobrada|nao cobr\w+|por (?:nossa|minha) conta|sem compromisso)\b/,
      /\b(?:avali|analis|atend|orient|revis|calcul|examin)(?:o|amos|emos)\b[^.!?\n]{0,40}\b(?:gratis|gratuitamente|de graca|sem (?:nenhum )?custo|sem cobrar|sem compromisso)\b/,
      /\b(?:ou|senao|se nao (?:ganhar|vencer|der certo|receber)|se perder(?:mos)?|sem exito|sem vitoria)\b,?\s*(?:voce\s+|o cliente\s+|ninguem\s+)?nao\s+(?:me\s+|nos\s+)?(?:paga|pague|pagara|cobr[ao]|cobramos|gasta)\b|^\s*nao paga(?: nada)?[!.]*$|\bseu dinheiro de volta\b/,
      /\b(?:pague|paga|cobramos|cobro|recebemos|recebo|honorarios|pagamento)\b[^.!?\n]{0,25}\b(?:so|somente|apenas)\s+(?:se|no|ao|quando|apos|depois|em caso de|com)\s+(?:o\s+|a\s+|voce\s+|de\s+)?(?:exito|ganh|receb|vitoria|alvara|resultado|venc)/,
      /\b(?:voce\s+)?nao\s+(?:paga|gasta|desembolsa|tira)\s+(?:nada|nem|um (?:real|centavo)|do bolso)\b|\bsem (?:pagar|gastar|desembolsar) (?:nada|um (?:real|centavo))\b/,
      /\b(?:facilit|parcel|divid)(?:o|amos|imos)\s+(?:[oa]s?\s+|em\s+|seus?\s+|tudo\s+)?(?:pagamento|honorarios|valor|ate|em|\d)|\baceit(?:o|amos)\s+(?:todos os\s+)?(?:cartao|cartoes|pix|boleto|parcel)/,
      /\b(?:pagamento|honorarios|preco|valor|condicoes)\s+(?:super\s+)?(?:facilitad|camarada|de amigo|de custo|simbolic|promociona|imperdive|especiais para (?:voce|seguidor|novos))|\b(?:abaixo da tabela|metade do preco|precinho|baratinh[oa])\b/,
      /\b(?:noss|meu)[oa]?s?\s+(?:precos?|honorarios|valores)\s+(?:sao|cabem|comecam|partem|mais|e|estao)\b|\bcobr(?:o|amos)\s+(?:r\$|\d|menos|barato|metade|abaixo|um valor)|\bcobrimos\s+(?:qualquer|a|o|toda)\s+(?:oferta|orcamento|proposta|preco)/,
      /\b(?:consulta|consultoria|assessoria|divorcio|inventario|parecer|usucapiao)\s*(?:[a-z]+\s+){0,2}?(?:[:-]\s*|a\s+|por\s+|so\s+|apenas\s+|custa\s+|sai por\s+)?r\$\s?\d/,
      /\b(?:leve (?:dois|duas|\d+|tres)\b[^.!?\n]{0,30}\b(?:pague|pelo preco)|pague (?:um|uma|1)\b[^.!?\n]{0,20}\bleve\b)/,
      /\br\$\s?[\d.,]+\s*(?:por|ao|\/)\s*mes\b[^.!?\n]{0,50}\b(?:assessoria|advogad|juridic|consulta)|\b(?:assessoria|advogad[oa]|plano juridic[oa]|juridico)\b[^.!?\n]{0,50}\br\$\s?[\d.,]+\s*(?:por|ao|\/)\s*mes\b/,
    ],
    patterns: [
      new RegExp(
        `\\b${SERVICE}s?\\b[^.!?\\n]{0,40}\\b(?:condic(?:ao|oes) (?:especia|facilitad|imperdive|unic)|preco(?:s)? (?:especia|de lancamento|fechad|unic))`,
      ),
      new RegExp(
        `\\b(?:${SERVICE}|primeira\\s+${MATTER})s?\\s+(?!aos?\\s|as?\\s)(?:[a-z-]+\\s+){0,3}?(?:gratis|gratuit[oa]s?|sem custos?|sem compromisso|free|0800|de graca)\\b`,
      ),
      new RegExp(`\\b(?:gratis|gratuit[oa]s?|de graca|sem custo)\\b[^.!?\\n]{0,25}\\b${MATTER}`),
      new RegExp(
        `\\b${SERVICE}s?\\b[^.!?\\n]{0,40}\\b(?:por apenas|a partir de|por so|por somente|a partir dos?|por)\\s+(?:r\\$|\\d)`,
      ),
      new RegExp(
        `\\b(?:honorarios?|${SERVICE}s?)\\b[^.!?\\n]{0,40}\\b(?:desconto|promocao|promocional|promocionais|parcelad[oa]s?|em (?:ate\\s+)?\\d+\\s?x|no cartao|que cabem? no (?:seu )?bolso|reduzid[oa]s?|populares|imperdive)`,
      ),
      new RegExp(
        `\\b(?:desconto|promocao|\\d+\\s?%\\s+off|black\\s*friday|cupom|oferta)\\b[^.!?\\n]{0,50}\\b(?:${SERVICE}s?|${FIRM}|servicos?|honorarios)\\b`,
      ),
      /\b(?:preco|valor)(?:e?s)?\s+(?:acessive(?:l|is)|popular(?:es)?|imbativel|imbativeis|promociona(?:l|is)|que cabem?|baix[oa]s?|especia(?:l|is))/,
      /\b(?:so|somente|apenas)\s+(?:me\s+|nos\s+)?(?:pag[aue]\w*|cobr[ao]\w*|receb[eo]\w*)\s+(?:[a-z]+\s+){0,3}?(?:se|quando|apos|no)\s+(?:voce\s+)?(?:ganh|exito|final|receb|vencer)/,
      /\b(?:parcel(?:o|amos)|parcelamento|dividimos|divido)\b[^.!?\n]{0,30}\b(?:honorarios|em (?:ate )?\d+\s?x|no cartao|sem juros|vezes)\b/,
      /\b(?:nao cobr(?:o|amos)|sem cobrar)\s+(?:[a-z]+\s+){0,2}?(?:nada|consulta|pela|entrada|honorarios|adiantad|antecipad|inicial)/,
      /\b(?:zero|sem)\s+(?:de\s+)?(?:custos?|honorarios|taxas?|entrada|investimento)\s+(?:inicia(?:l|is)|antecipad[oa]s?|adiantad[oa]s?|de entrada)\b/,
      /\b(?:aceitamos|aceito)\s+(?:pix|cartao|cartoes)\b|\bcobramos\s+(?:apenas|so|somente|barato|menos)\b|\bmais barat[oa]\s+(?:d[ao]\s+)?(?:cidade|mercado|regiao)\b/,
      /\b(?:menor|melhor)(?:es)?\s+(?:precos?|valor(?:es)?|custo|custo-beneficio|orcamento|honorarios|condic(?:ao|oes))\b[^.!?\n]{0,40}\b(?:cidade|mercado|regiao|bairro|estado|brasil|pais|acoes|advogad|escritorio|consulta|direito|pagamento|voce)/,
      new RegExp(
        `\\b(?:cortesia|por nossa conta|custo zero|gratuitamente)\\b[^.!?\\n]{0,30}\\b${MATTER}|\\b${MATTER}\\b[^.!?\\n]{0,30}\\b(?:cortesia|por (?:nossa|minha) conta|custo zero|de presente)\\b`,
      ),
      new RegExp(
        `\\b(?:mais barat[oa]s?|mais em conta|barat[oa]s?)\\b[^.!?\\n]{0,40}\\b(?:${FIRM}|${SERVICE})|\\b(?:${FIRM}|${SERVICE})\\b[^.!?\\n]{0,30}\\b(?:mais barat|mais em conta|barat[oa]|preco baixo|liquidacao|oferta|cashback|cupom|voucher|pela metade)`,
      ),
      /\b(?:desconto|cupom|voucher|cashback|promocao|promo)\b[^.!?\n]{0,50}\b(?:seguidor|indicar|indicacao|indique|novos? clientes?|primeir[oa]s?|advogad|acao|causa)|\b(?:indique|indicou|seguidor\w*|cupom|codigo)\b[^.!?\n]{0,50}\b(?:desconto|\d+\s?%|cashback)/,
      /\b(?:honorarios|servicos juridicos)\b[^.!?\n]{0,30}\b(?:em (?:ate )?\d+\s?(?:x|vezes|parcelas)|sem juros|no boleto|no pix|sem entrada)/,
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
      /\b(?:ganh(?:a|am|e|em)|lev(?:a|am|e|em)|receb(?:a|am))\s+(?:gratis\s+|de graca\s+)?(?:uma?\s+|a\s+|o\s+)?(?:hora de\s+)?(?:analise|consulta|consultoria|revisao|parecer|minuta|avaliacao)\b[^.!?\n]{0,30}(?:\b(?:contrato|processo|gratis|juridic|caso|escritorio|noss)|[!.]*$)/,
      /\bsorteio\b[^.!?\n]{0,40}\b(?:consulta|parecer|contrato|divorcio|inventario|honorarios|peticao)\b/,
      /\b(?:compre|contrate|feche|assine|agende|traga|indique)\b[^.!?\n]{0,50}\be (?:ganh|lev|receb)[ea]\b|\bdistribu(?:imos|o|iremos|indo)\b[^.!?\n]{0,20}\b(?:agendas?|canetas?|calendarios?|brindes?|cartoes|panfletos|folhetos|imas?|bones?|camisetas?)\b/,
      /\bde brinde\b|\bquem (?:fechar|agendar|contratar|indicar|seguir|assinar|comentar|compartilhar)\b[^.!?\n]{0,40}\b(?:ganha|leva|recebe|concorre)\b|\b(?:leva|ganha|recebe)m?\b[^.!?\n]{0,20}\b(?:brinde|caneca|camiseta|chaveiro|mimo|kit)\b/,
      /\b(?:sortei(?:o|e|a|am|amos|ando)|sortear\w*|rifa|concorra|mimos?|kit|caneca|camiseta|chaveiro|vale-[a-z]+|voucher)\b[^.!?\n]{0,60}\b(?:consulta|seguidor\w*|siga|marque|marcar|curta|compartilhe|comente|contratar|servico\w*|novos? clientes?|nosso escritorio|divorcio|inventario|indique|quem (?:agendar|fechar|contratar|seguir|comentar|compartilhar|indicar))/,
      /\b(?:siga|curta|marque|compartilhe|comente|indique)\b[^.!?\n]{0,60}\b(?:ganh(?:e|a|ar)|concorr\w+|sorteio|brindes?|premios?)\b/,
      /\bganh(?:e|a|am)\s+(?:uma?|gratis|de brinde|de presente)\b[^.!?\n]{0,40}\b(?:brinde|consulta|contrato|peticao|parecer|kit|caneca|agenda|e-?book|minuta|presente|camiseta|analise|calculo|mimo)\b/,
      /\b(?:noss|meu)[oa]?s?\s+(?:brindes?|cartoes|panfletos|calendarios?)\b|\b(?:brindes?|panfletos|cartoes de visita)\b[^.!?\n]{0,40}\b(?:na saida|na porta|no semaforo|na praca|no metro|quem passar|para todos)\b/,
    ],
    patterns: [
      /\b(?:sorteio|sorteamos|sortearemos|vou sortear|vamos sortear|concorra|brindes?|ganhe um)\b[^.!?\n]{0,50}\b(?:consulta|seguidor|seguir|siga|marque|curta|contrato|servico|clientes?|escritorio|peticao|divorcio|inventario|brinde|ebook|e-book|cartao)/,
      /\b(?:distribu(?:imos|o|iremos)|panfleta)\b[^.!?\n]{0,30}\b(?:brindes?|cartoes|panfletos|folhetos)\b|\bindique (?:um amigo|amigos|e ganhe)\b/,
    ],
    except:
      /\b(?:livros?|congresso|seminario|consumidor|loja|loteria|juri|jurados|distribuicao por sorteio|dedutive\w*|irpj|tribut\w+|servidor\w*|licitacao|compliance|agentes? public\w+|relator[a]?|supermercado)\b/,
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
        `\\b(?:(?:meu|minha|noss[oa]|nov[oa]|mais uma?|ess[ae]|est[ae]|primeir[oa])\\s+(?:[a-z]+\\s+)?${LUXURY}|${LUXURY}\\s+(?:[a-z]+\\s+)?(?:nov[oa]|zero|importad[oa]|de luxo))\\b[^.!?\\n]{0,50}\\b(?:frut|gracas|presente d|conquist|pag[oa]|comprad|bancad|comemor|celebr|premio|merecid|resultado d|cortesia d|gentileza d|com os|patrocin|rend)\\w*\\b[^.!?\\n]{0,40}\\b(?:advoca|advoga|honorario|causa|escritorio|direito|alvara|processo|client|exito|trabalho)`,
      ),
      new RegExp(
        `\\b(?:advocacia|advogar|direito|honorarios|causas|escritorio|processos|peticoes)\\b[^.!?\\n]{0,30}\\b(?:me|nos)\\s+(?:deu|deram|da|dao|proporcion\\w+|permit\\w+|lev\\w+|trouxe\\w*|rend\\w+|pag\\w+|compr\\w+)\\b[^.!?\\n]{0,40}\\b(?:${LUXURY}|luxo|dubai|paris|europa|miami|maldivas)`,
      ),
      /\bvida de (?:luxo|rico|rica|milionari[oa]|rei|rainha)\b|\b(?:do fusca|da bicicleta|do onibus) (?:ao|a|para|pro)\b|\b(?:primeira classe|classe executiva|hotel (?:cinco|5) estrelas|jatinho particular)\b[^.!?\n]{0,40}\b(?:advoca|advoga|audiencia|client|honorari|trabalho)|\b(?:audiencia|reuniao|sustentacao|trabalh\w+|atend\w+|advog\w+)\b[^.!?\n]{0,40}\b(?:de|no|na|num|a bordo d[oe]) (?:meu |minha |um |uma )?(?:jatinho|primeira classe|porsche|ferrari|bmw|mercedes|iate|helicoptero|lancha)\b/,
      /\b(?:escritorio|sede|banca|salas?)\b[^.!?\n]{0,40}\b(?:vista (?:para|pro) (?:o )?mar|sede propria|andar inteiro|predio proprio|heliponto|marmore|cinematografic|mais (?:bonit|modern|luxuos)[oa]s?)|\b(?:noss[oa]|contamos com|temos|dispomos de|escritorio com|sede com)\b[^.!?\n]{0,40}\b\d+\s+(?:salas|andares|advogad[oa]s|filiais|unidades|m2|metros)\b/,
    ],
    patterns: [
      /\b(?:o que|tudo que) (?:a )?(?:advocacia|meus honorarios|o direito) (?:me|nos) (?:deu|da|proporcion|trouxe)/,
      /\b(?:escritorio|sede|banca)\b[^.!?\n]{0,25}\b(?:ocupa|tem|com|conta com|dispoe de)\b[^.!?\n]{0,12}\b(?:\d+|dois|duas|tres|quatro|cinco|seis|dez|doze|vinte)\s+(?:andares|salas|advogad|unidades|filiais|metros|profissionais)|\b(?:garagem|importado|iate|jatinho|rolex)\b[^.!?\n]{0,30}\b(?:obrigad[oa],? (?:a\s+)?(?:advocacia|direito)|(?:a )?advocacia (?:paga|compensa|venceu))/,
      /\b(?:melhor|maior|mais completa|toda a)\s+(?:estrutura|infraestrutura)\b[^.!?\n]{0,30}\b(?:capital|cidade|regiao|estado|pais|escritorio|atend|voce)|\b(?:escritorio|banca|sede)\b[^.!?\n]{0,30}\bestrutura (?:completa|impecavel|invejavel|propria)|\b(?:reuniao|audiencia|cliente|trabalh\w+) (?:hoje )?(?:em|de) (?:paris|dubai|miami|nova york|mônaco|ibiza|maldivas|aspen)\b[^.!?\n]*\b(?:vida de|rotina de|sucesso|audiencia|advoga)|\bvida de advogad[oa]\b[^.!?\n]*\b(?:paris|dubai|miami|maldivas|jatinho|resort|primeira classe)/,
      /\b(?:escritorio|sede|banca|estrutura|instalacoes|salas?)\b[^.!?\n]{0,30}\b(?:\d+\s?(?:m2|m²|metros)|luxuos|alto padrao|sofisticad|imponente|ampl[oa]s? e modern|de ponta|modern[oa]s? e|completa para|de primeiro mundo)/,
      /\b(?:nosso|nossa|novo|nova)\s+(?:e\s+)?(?:ampl|luxuos|sofisticad|modern)[a-z]+\s+(?:escritorio|sede|estrutura)\b/,
      /\b(?:fruto d[ao]|gracas a|bancad[oa] pel[ao]|presente d[ao]|conquistad[oa] com|pag[oa]u? (?:com|por))\s+(?:minha\s+|muita\s+|nossa\s+)?(?:advocacia|honorarios|causas?|escritorio)\b|\b(?:advocacia|direito|honorarios)\s+(?:me\s+deu|me\s+dao|pagou|pagam|paga|banca|bancou|comprou|proporciona)\b[^.!?\n]{0,40}\b(?:carr|viag|relogi|casa|apartamento|hotel|porsche|bmw|mercedes|jat|lancha|luxo|europa|paris|dubai|ferias)/,
      /\b(?:meu|minha|novo|nova)\s+(?:(?:novo|nova)\s+)?(?:porsche|bmw|mercedes|ferrari|audi|land rover|lamborghini|tesla|volvo|jatinho|lancha|rolex|carro zero)\b/,
    ],
    except: /\b(?:penhora\w*|reu|re|leilao|execucao|sequestr\w+|apreens\w+|apreendid\w+|bloque\w+|arrest\w+)\b/,
    rewriting: { of: 'sentence', text: '' },
  },
]
