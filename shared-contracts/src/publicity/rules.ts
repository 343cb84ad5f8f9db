// Data file: what the rules on lawyers' publicity forbid, where it is written, what is allowed all the same and how it
// can be said soberly. Sources: Provimento 205/2021 of the Federal Council of the OAB, in
// https://www.oab.org.br/leisnormas/legislacao/provimentos/205-2021, and the Code of Ethics (Resolução CFOAB 2/2015).

export interface PublicityRule {
  id: string
  /** What is advised against, for the hint. */
  title: string
  /** The article that forbids it. */
  article: string
  /** What the article forbids, in its own terms. */
  forbids: string
  /** What stays allowed. */
  allows: string
  /** In folded letters (no accents, lower case). */
  patterns: readonly RegExp[]
  /** Sentences in which the words mean something else. */
  except?: RegExp
  /** What may be written instead: of the words found, or of their whole sentence. */
  rewriting: { of: 'words' | 'sentence'; text: string }
}

const PROVIMENTO = 'Provimento OAB 205/2021'
const CODE = 'Código de Ética e Disciplina'
const FIRM = '(?:advogad[oa]s?|advocacia|escritorio|banca|equipe|firma|time)'
const MATTER =
  '(?:consulta|avaliacao|analise|atendimento|orientacao|assessoria|triagem|primeira conversa|reuniao|diagnostico)'
const SERVICE = `(?:${MATTER}|honorarios|divorcio|inventario|usucapiao|peticao|contrato|contestacao|defesa|recurso|acao|processo|habeas corpus|parecer|registro de marca|planejamento)`
/** Fees fixed by a judge, prices of goods: not those of the writer. */
const FEES_OF_OTHERS =
  /sucumb|equidade|arbitra|fixad|majora|periciais|justica gratuita|gratuidade d[ae] justica|tabela da oab|art(?:igo)?s?\.? |\b(?:stj|stf|tst|tjsp|tribunal|sentenca|acordao|juiz|reu|reclamad[oa]|banco|operadora|fornecedor|loja|consumidor|seguradora|sindicato|defensoria|procon|cartorio|inss|folha|salario|aluguel|locador)\b/

export const PUBLICITY_RULES: readonly PublicityRule[] = [
  {
    id: 'result',
    title: 'Promessa de resultado',
    article: `${PROVIMENTO}, art. 6º, parágrafo único`,
    forbids: 'A menção à promessa de resultados, em qualquer publicidade.',
    allows: 'Explicar o direito, os prazos e os caminhos, sem antecipar o desfecho.',
    patterns: [
      /\b(?:garant(?:o|imos)|asseguro|asseguramos|prometo|prometemos)\s+(?:[a-z]+\s+){0,4}?(?:resultados?|exito|vitoria|sucesso|ganho|causa|indenizacao|absolvicao|aprovacao|liberacao|beneficio|aposentadoria|direitos?|liminar|reducao|restituicao|devolucao)\b/,
      /\b(?:exito|sucesso|resultado|vitoria|ganho|absolvicao|aprovacao|aposentadoria|indenizacao|liminar|liberdade)s?\s+(?:[a-z]+\s+)?(?:garantid[oa]s?|assegurad[oa]s?|cert[oa]s?)\b/,
      /\b(?:garantia|certeza)\s+(?:total\s+|absoluta\s+)?de\s+(?:resultados?|exito|vitoria|sucesso|ganho|vencer)\b/,
      /\bcausas?\s+(?:ja\s+)?(?:esta\s+|e\s+)?(?:ja\s+)?ganhas?\b|\bvitoria\s+certa\b|\bganho\s+de\s+causa\b/,
      /\b(?:100|99|98|97|95|90)\s?%\s+(?:de\s+)?(?:exito|sucesso|vitorias?|aprovacao|aproveitamento|chance|das?\s+(?:acoes|causas))/,
      /\b(?:voce|vc|seu caso|sua acao|sua causa)\s+(?:com certeza\s+|certamente\s+)?(?:vai|ira|sera)\s+(?:ganhar|vencer|receber|ser\s+(?:indenizad|absolvid|aprovad)|vencid|ganh|vitorios)/,
      /\b(?:nunca|jamais)\s+perd(?:i|emos|eu)\b|\bsem\s+(?:nenhum\s+|qualquer\s+)?risco\s+(?:de\s+perder|para\s+voce|algum)|\b(?:risco zero|chance zero de perder)\b/,
      /\b(?:ganhe|venca|recupere|receba)\s+(?:ja\s+|agora\s+|rapidamente\s+)?(?:a\s+|o\s+)?(?:sua?|seu)\s+(?:acao|causa|processo|dinheiro|indenizacao|caso)\b/,
      /\bresolv(?:o|emos)\s+(?:o\s+)?(?:seu|qualquer)\s+(?:caso|problema|processo)\b/,
      /\b(?:e\s+)?(?:impossivel|nao tem como)\s+(?:de\s+)?perder\b|\bindice\s+de\s+(?:exito|sucesso|vitorias?|aprovacao)\b|\btaxa\s+de\s+(?:exito|sucesso|vitorias?)\s+(?:de\s+)?\d/,
    ],
    rewriting: {
      of: 'sentence',
      text: 'O desfecho depende das provas e das circunstâncias de cada caso.',
    },
  },
  {
    id: 'price',
    title: 'Preço, desconto ou gratuidade',
    article: `${PROVIMENTO}, art. 3º, I`,
    forbids:
      'A referência a valores de honorários, forma de pagamento, gratuidade, descontos ou reduções de preços como forma de captação de clientes.',
    allows: 'Discutir honorários em tese: sucumbência, tabela da OAB, gratuidade de justiça.',
    patterns: [
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
      /\b(?:preco|valor)(?:e?s)?\s+(?:acessive(?:l|is)|justos?|popular(?:es)?|imbativel|imbativeis|promociona(?:l|is)|que cabem?|baix[oa]s?|especia(?:l|is))/,
      /\b(?:so|somente|apenas)\s+(?:me\s+|nos\s+)?(?:pag[aue]\w*|cobr[ao]\w*|receb[eo]\w*)\s+(?:[a-z]+\s+){0,3}?(?:se|quando|apos|no)\s+(?:voce\s+)?(?:ganh|exito|final|receb|vencer)/,
      /\b(?:parcel(?:o|amos)|parcelamento|dividimos|divido)\b[^.!?\n]{0,30}\b(?:honorarios|em (?:ate )?\d+\s?x|no cartao|sem juros|vezes)\b/,
      /\b(?:nao cobr(?:o|amos)|sem cobrar)\s+(?:[a-z]+\s+){0,2}?(?:nada|consulta|pela|entrada|honorarios|adiantad|antecipad|inicial)/,
      /\b(?:zero|sem)\s+(?:de\s+)?(?:custos?|honorarios|taxas?|entrada|investimento)\s+(?:inicia(?:l|is)|antecipad[oa]s?|adiantad[oa]s?|de entrada)\b/,
      /\b(?:aceitamos|aceito)\s+(?:pix|cartao|cartoes)\b|\bcobramos\s+(?:apenas|so|somente|barato|menos)\b|\bmais barat[oa]\s+(?:d[ao]\s+)?(?:cidade|mercado|regiao)\b/,
    ],
    except: FEES_OF_OTHERS,
    rewriting: { of: 'sentence', text: 'Os honorários se tratam em particular, conforme o caso.' },
  },
  {
    id: 'solicitation',
    title: 'Captação de clientela',
    article: `${PROVIMENTO}, art. 3º, § 1º, e ${CODE}, art. 7º`,
    forbids: 'Incitar diretamente à contratação de serviços; oferecer serviços de modo que capte clientela.',
    allows: 'Nome, inscrição, áreas de atuação e meios de contato, sem chamado à contratação.',
    patterns: [
      /\b(?:contrate|contratem)\s+(?:ja|agora|nosso|nossa|nossos|nossas|meus?|minha|um advogado|o escritorio|hoje|a gente|quem)\b/,
      /\b(?:agende|marque|garanta|solicite|reserve|peca)\s+(?:ja\s+|agora\s+|hoje\s+|aqui\s+)*(?:a\s+|o\s+)?(?:sua|seu|uma|um)\s+(?:consulta|avaliacao|horario|atendimento|reuniao|analise|vaga|orcamento|diagnostico)\b/,
      /\b(?:chame|chama|mande|manda|envie|fale|falem|entre|entrem)\b[^.!?\n]{0,40}\b(?:no|pelo|via|em|um|uma|por|na)\s+(?:whatsapp|whats|zap|direct|dm|inbox|privado|link|bio|contato|mensagem)\b[^.!?\n]{0,60}/,
      /\b(?:fale|falem|converse|conversem)\s+(?:agora\s+|ja\s+|hoje\s+|hoje mesmo\s+)*(?:conosco|comigo|com (?:nossa|nosso|a nossa|o nosso|um de nossos|a minha|um advogado|uma advogada|nossos))\b/,
      /\b(?:clique|acesse|toque)\s+(?:aqui|no link|agora)\b[^.!?\n]{0,50}\b(?:advogad|consulta|atendimento|escritorio|especialista|indenizacao|direitos?|caso)\b/,
      /\b(?:procure|conte com|confie n|venha (?:para|ao|conhecer)|seja)\s*(?:o|a|os)?\s+(?:nosso|nossa|meu|nosso cliente|cliente)\b/,
      /\bligue\s+(?:ja|agora|hoje|para (?:nos|mim|o escritorio))\b|\blink na bio\b|\bestamos (?:prontos|a disposicao) para (?:te|lhe|defender|atender)\b/,
      /\bdeixe (?:seu|o seu) (?:caso|problema|processo) (?:conosco|com a gente|comigo|nas nossas maos|em nossas maos)\b|\bultimas vagas\b|\bvagas limitadas\b/,
      /\b(?:precis(?:a|ando|ou)\s+de|em busca de|quer)\s+(?:um|uma)\s+(?:bo[am]\s+)?advogad[oa][^.!?\n]{0,30}\?/,
    ],
    except:
      /\b(?:imprensa|ouvidoria|suporte|defensoria|evento|curso|palestra|grupo de estudos|congresso|live|newsletter|subsecao|comissao|biblioteca|vaga de estagi|curriculo)\b/,
    rewriting: { of: 'sentence', text: 'Quem passa por isso pode procurar orientação jurídica de sua confiança.' },
  },
  {
    id: 'litigation',
    title: 'Incitação ao litígio',
    article: `${PROVIMENTO}, art. 3º, § 1º, e ${CODE}, art. 41`,
    forbids: 'Incitar diretamente ao litígio judicial ou administrativo; induzir o leitor a litigar.',
    allows: 'Informar sobre direitos e sobre os meios de exercê-los, inclusive os consensuais.',
    patterns: [
      /\b(?:processe|processem|acione|acionem)\s+(?:ja\s+|agora\s+|hoje\s+|logo\s+)?(?:o|a|os|as|seu|sua|essa|esse|quem|na justica|judicialmente)\b/,
      /\b(?:entre|entrem|ingresse|ajuize|ajuizem|mova)\s+(?:ja\s+|agora\s+|logo\s+|hoje\s+|hoje mesmo\s+)?(?:com\s+)?(?:uma\s+|a\s+|sua\s+|com\s+)?(?:acao|processo|demanda)\b[^.!?\n]{0,40}\b(?:ja|agora|hoje|logo|antes que|imediatamente|contra)\b|\b(?:entre|ingresse)\s+(?:ja|agora|hoje|hoje mesmo|logo)\s+com\b|\b(?:entre|ingresse)\s+com\s+(?:a\s+)?sua\s+acao\b/,
      /\bnao\s+(?:deixe|deixem)\s+(?:isso\s+)?(?:barato|passar|impune|de\s+processar|para\s+la|pra\s+la|de\s+(?:entrar|acionar|buscar\s+na))/,
      /\bnao\s+(?:aceite|aceitem|fique|fiquem)\s+(?:calad[oa]s?|parad[oa]s?|quiet[oa]s?|esse abuso|isso)\b|\bnao perca (?:mais\s+)?tempo\b|\bcorra atras (?:do|dos) (?:seu|seus) (?:prejuizo|direitos?|dinheiro)\b/,
      /\b(?:exija|exijam|lute|lutem|brigue|reivindique)\s+(?:ja\s+|agora\s+)?(?:por\s+|pel[oa]s?\s+)?(?:seus?|suas?|os seus|a sua|o seu)\s+(?:direitos?|indenizacao|dinheiro)\b/,
      /\b(?:voce|vc)\s+(?:tem|pode ter|provavelmente tem)\s+(?:direito\s+a|dinheiro|valores)\s+(?:uma\s+)?(?:indenizacao|receber|milhares|r\$|esquecid)[^\n]{0,60}\b(?:processe|entre|procure|fale|chame|saiba|acione|corra|descubra|clique|nos)\b/,
      /\b(?:todo mundo|todos)\s+(?:deve|devem|deveriam|precisa|precisam)\s+(?:processar|acionar|entrar com)\b|\bvale a pena processar\b|\bhora de processar\b|\bbora processar\b/,
    ],
    rewriting: { of: 'sentence', text: 'Há meios judiciais e consensuais de tratar o caso; a escolha pede análise.' },
  },
  {
    id: 'praise',
    title: 'Autoengrandecimento ou comparação',
    article: `${PROVIMENTO}, art. 3º, IV`,
    forbids: 'Orações ou expressões persuasivas, de autoengrandecimento ou de comparação.',
    allows: 'Formação, títulos e experiência, ditos com sobriedade.',
    patterns: [
      new RegExp(
        `\\b(?:o|a|os|as|do|da|dos|das|no|na)\\s+(?:melhor|maior|mais\\s+(?:premiad|renomad|respeitad|conceituad|preparad|experient|competent|complet|qualificad)[a-z]+)(?:es)?\\s+(?:[a-z]+\\s+)?${FIRM}\\b`,
      ),
      new RegExp(
        `\\b${FIRM}\\b[^.!?\\n]{0,25}\\b(?:numero (?:1|um)|n[ºo.]{0,2}\\s?1|lider(?:es)?|imbative(?:l|is)|incomparave(?:l|is)|invencive(?:l|is)|insuperave(?:l|is)|sem igual|diferenciad[oa]|de excelencia|de elite|premiad[oa]|renomad[oa]|mais (?:premiad|renomad|respeitad|conceituad|experient|procurad)[a-z]+)\\b`,
      ),
      /\b(?:sou|somos|fui|fomos|nos tornamos|virei)\s+(?:[a-z]+\s+){0,3}?(?:referencia|referencias|autoridade|autoridades|lider|lideres|o melhor|a melhor|os melhores|as melhores|o maior|os maiores|numero (?:1|um)|imbative|premiad)/,
      /\b(?:referencia|autoridade|lider(?:es)?|numero (?:1|um))\s+(?:nacional\s+|absoluta\s+|regional\s+|no brasil\s+)?(?:em|no|na|do|da)\s+(?:direito|advocacia|area|mercado juridico|defesa|recuperacao|brasil|estado|regiao|cidade|assunto|tema)\b/,
      new RegExp(
        `\\b(?:melhor|mais)\\s+(?:[a-z]+\\s+)?(?:do que|que)\\s+(?:[oa]s?\\s+)?(?:outr[oa]s?|demais|qualquer|qualquer outr[oa])\\s+${FIRM}`,
      ),
      /\b(?:ao contrario|diferente(?:mente)?)\s+d[oe]s?\s+(?:outros|demais)\s+(?:advogados|escritorios)\b|\b(?:nenhum|nenhuma)\s+outr[oa]\s+(?:escritorio|advogad[oa]|banca)\b/,
      /\b(?:advogad[oa]s?|equipe|time)\s+(?:altamente|extremamente)\s+(?:qualificad|capacitad|especializad|preparad)[a-z]+\b|\bexcelencia\s+(?:incomparavel|reconhecida|comprovada)\b/,
    ],
    except: /\b(?:stj|stf|tribunal|lei|doutrina|autor|livro|ranking de|segundo a)\b/,
    rewriting: { of: 'sentence', text: 'Atuação na área, com estudo e dedicação.' },
  },
  {
    id: 'specialty',
    title: 'Especialidade sem título',
    article: `${PROVIMENTO}, art. 3º, III`,
    forbids: 'O anúncio de especialidades para as quais não se tenha título certificado ou notória especialização.',
    allows: 'Citar o título: pós-graduação, mestrado, doutorado, certificação. Sem título, a área de atuação.',
    patterns: [
      new RegExp(
        `\\b(?:(?:sou|somos)\\s+(?:[a-z]+\\s+){0,2}?|${FIRM}\\s+(?:[a-z]+\\s+)?|equipe de\\s+|nossos?\\s+|meus?\\s+)especialistas?\\s+(?:em|no|na|de)\\b`,
      ),
      new RegExp(`\\b${FIRM}\\s+(?:[a-z]+\\s+)?(?:100%\\s+)?especializad[oa]s?\\s+(?:em|no|na)\\b`),
      /\b(?:somos|sou)\s+(?:o\s+|a\s+|os\s+)?(?:maior(?:es)?\s+)?(?:expert|experts|autoridade)\s+(?:em|no|na)\b/,
    ],
    except:
      /\b(?:pos-graduad|pos-graduacao|mestr|doutor|titulo de|certificad|lato sensu|especializacao (?:em|pela)|procure|vara|delegacia|pela (?:puc|usp|fgv|ufmg|universidade))/,
    rewriting: { of: 'words', text: 'com atuação em' },
  },
  {
    id: 'case',
    title: 'Caso concreto ou resultado obtido',
    article: `${PROVIMENTO}, art. 4º, § 2º, e art. 6º, parágrafo único`,
    forbids:
      'A menção a decisões e resultados obtidos em procedimentos que patrocina e o uso de casos concretos para oferta de atuação.',
    allows: 'Comentar julgados de terceiros e teses, sem ligá-los ao próprio patrocínio.',
    patterns: [
      /\b(?:mais uma|outra|nova|grande|linda|bela)\s+(?:vitoria|conquista|absolvicao|liminar)\s+(?:d[oae]\s+|para\s+|pr[oa]\s+|em\s+)?(?:nosso|nossa|meu|minha|escritorio|banca|equipe|cliente|hoje|favor)/,
      /\b(?:conseguimos|consegui|obtivemos|obtive|conquistamos|conquistei|garantimos|alcancamos|ganhamos|vencemos|revertemos|reverti)\b[^.!?\n]{0,70}\b(?:cliente|liminar|indenizacao|absolvicao|sentenca|r\$|aposentadoria|acao|habeas corpus|alvara|causa|processo|justa causa|beneficio|condenacao|recurso|liberdade|vitoria)\b/,
      /\b(?:noss[oa]|meu|minha|um de nossos|uma de nossas)s?\s+clientes?\s+(?:[a-z]+\s+){0,3}?(?:recebeu|recebera|ganhou|foi\s+(?:absolvid|indenizad|solt|aprovad)|conseguiu|venceu|teve\s+(?:a\s+|o\s+)?(?:direito|pedido|liminar|prisao|divida)|obteve|saiu)/,
      /\b(?:vitoria|caso de sucesso|cases? de sucesso|mais um caso|processo ganho|causa vencida)\b[^.!?\n]{0,50}\b(?:escritorio|cliente|equipe|banca|nossos?|minha|meu)\b/,
      /\b(?:veja|confira|conheca|leia)\b[^.!?\n]{0,30}\b(?:depoimentos?|relatos?|historias?|resultados|casos|vitorias)\s+(?:d[oe]s?\s+)?(?:(?:nosso|meu|noss)[a-z]*\s+)?(?:clientes?|escritorio|ja (?:ganh|venc))/,
    ],
    except: /\b(?:em tese|hipotetic|defensoria|ministerio publico)\b/,
    rewriting: {
      of: 'sentence',
      text: 'Os tribunais têm examinado o tema; cada decisão considera as circunstâncias do caso.',
    },
  },
  {
    id: 'clients',
    title: 'Lista de clientes ou de demandas',
    article: `${CODE}, art. 42, IV`,
    forbids: 'Divulgar ou deixar que se divulguem listas de clientes e demandas.',
    allows: 'Dizer o setor em que se atua, sem nomear quem é atendido.',
    patterns: [
      /\b(?:entre|dentre)\s+(?:os\s+)?(?:nossos|meus)\s+clientes\b|\b(?:nossos|meus)\s+(?:principais\s+|maiores\s+)?clientes\s+(?:sao|incluem|estao|como)\b/,
      /\b(?:ja\s+)?(?:atend(?:emos|i|o)|defend(?:emos|i|o)|represent(?:amos|ei|o)|somos (?:os )?advogad[oa]s d[aeo]s?)\b[^.!?\n]{0,30}\b(?:mais de|milhares|centenas|\d{2,}|grandes empresas|famosos|celebridades|empresas como)\b/,
      /\b(?:mais de|sao)\s+[\d.]+\s+(?:mil\s+)?(?:clientes|casos|processos|acoes|familias)\s+(?:atendid|satisfeit|ganh|vencid|resolvid|defendid)/,
    ],
    rewriting: { of: 'sentence', text: 'A atuação abrange pessoas e empresas, com o sigilo próprio da profissão.' },
  },
  {
    id: 'gifts',
    title: 'Brinde ou sorteio',
    article: `${PROVIMENTO}, art. 3º, V`,
    forbids: 'Distribuir brindes, cartões, material ou apresentações dos serviços de maneira indiscriminada.',
    allows: 'Material em eventos de interesse jurídico.',
    patterns: [
      /\b(?:sorteio|sorteamos|sortearemos|vou sortear|vamos sortear|concorra|brindes?|ganhe um)\b[^.!?\n]{0,50}\b(?:consulta|seguidor|seguir|siga|marque|curta|contrato|servico|clientes?|escritorio|peticao|divorcio|inventario|brinde|ebook|e-book|cartao)/,
      /\b(?:distribu(?:imos|o|iremos)|panfleta)\b[^.!?\n]{0,30}\b(?:brindes?|cartoes|panfletos|folhetos)\b|\bindique (?:um amigo|amigos|e ganhe)\b/,
    ],
    except: /\b(?:livro|congresso|seminario|consumidor|loja|loteria|juri|distribuicao por sorteio)\b/,
    rewriting: { of: 'sentence', text: '' },
  },
  {
    id: 'display',
    title: 'Ostentação ou estrutura do escritório',
    article: `${PROVIMENTO}, art. 6º`,
    forbids:
      'Informar dimensões, qualidades ou estrutura do escritório na publicidade ativa; ostentar bens, como veículos, viagens e hospedagens.',
    allows: 'Endereço e meios de atendimento, sem adjetivos.',
    patterns: [
      /\b(?:escritorio|sede|banca|estrutura|instalacoes|salas?)\b[^.!?\n]{0,30}\b(?:\d+\s?(?:m2|m²|metros)|luxuos|alto padrao|sofisticad|imponente|ampl[oa]s? e modern|de ponta|modern[oa]s? e|completa para|de primeiro mundo)/,
      /\b(?:nosso|nossa|novo|nova)\s+(?:e\s+)?(?:ampl|luxuos|sofisticad|modern)[a-z]+\s+(?:escritorio|sede|estrutura)\b/,
      /\b(?:fruto d[ao]|gracas a|bancad[oa] pel[ao]|presente d[ao]|conquistad[oa] com|pag[oa]u? (?:com|por))\s+(?:minha\s+|muita\s+|nossa\s+)?(?:advocacia|honorarios|causas?|escritorio)\b|\b(?:advocacia|direito|honorarios)\s+(?:me\s+deu|me\s+dao|pagou|pagam|paga|banca|bancou|comprou|proporciona)\b[^.!?\n]{0,40}\b(?:carr|viag|relogi|casa|apartamento|hotel|porsche|bmw|mercedes|jat|lancha|luxo|europa|paris|dubai|ferias)/,
      /\b(?:meu|minha|novo|nova)\s+(?:porsche|bmw|mercedes|ferrari|jatinho|lancha|rolex|carro zero)\b/,
    ],
    rewriting: { of: 'sentence', text: '' },
  },
  {
    id: 'consulting',
    title: 'Consulta pública habitual',
    article: `${CODE}, art. 42, I`,
    forbids: 'Responder com habitualidade a consultas sobre matéria jurídica nos meios de comunicação social.',
    allows: 'Textos educativos e debates em tese.',
    patterns: [
      /\b(?:mande|envie|deixe|poste|escreva|manda)\b[^.!?\n]{0,30}\b(?:sua|suas|a sua|seu)\s+(?:duvidas?|perguntas?|caso|problema)\b[^.!?\n]{0,40}\b(?:que\s+(?:eu\s+)?(?:respond|analis|resolv|te ajud|explic)|respond(?:o|emos)|analis(?:o|amos)|comentarios?|direct|inbox)/,
      /\b(?:respond(?:o|emos)|tir(?:o|amos)|esclare(?:co|cemos))\b[^.!?\n]{0,25}\b(?:sua|suas|a sua|as suas|todas as|qualquer)\s+(?:duvidas?|perguntas?)\s+(?:juridic|trabalhist|previdenci|sobre (?:o )?(?:seu|sua)|aqui|nos comentarios|toda|de graca|todo)/,
      /\btire\s+(?:aqui\s+)?suas\s+duvidas\s+(?:juridicas|trabalhistas|comigo|conosco|com (?:um|uma|nossa|nosso))/,
    ],
    rewriting: { of: 'sentence', text: 'Este texto é informativo e não responde a casos particulares.' },
  },
]

/** Sentences that speak about the rules, about others or in the negative: nothing is advertised there. */
export const SPEAKS_ABOUT =
  /\b(?:ved(?:a|am|ad[oa]s?|acao)|proib\w+|provimento|codigo de etica|antietic\w+|infrac(?:ao|oes)|captacao (?:indevida )?de client\w+|mercantiliza\w+|tribunal de etica|ted|publicidade (?:irregular|abusiva|enganosa)|puni\w+|suspens[oa] d[ao] oab|desconfie\w*|cuidado com|golpes?|golpista\w*|fraude\w*|fals[oa]s?|charlata\w+|ninguem (?:pode|deve|garante|promete)|nenhum advogad\w+|nao (?:se )?(?:pod\w+|dev\w+|permit\w+|exist\w+|promet\w+|garant\w+|ha|assegur\w+|e|sou|somos)|nunca (?:promet\w+|garant\w+|diga)|jamais (?:promet\w+|garant\w+|diga)|quem (?:promete|garante|oferece)|prometer|evite|nem (?:promet\w+|garant\w+))\b/

/** A text that discusses the rules quotes what they forbid. */
export const DISCUSSES_RULES =
  /\bprovimento\s+(?:(?:da\s+)?oab\s+)?(?:n[ºo.]*\s*)?(?:205|94)\b|\bcodigo de etica\b|\btribunal de etica\b|\bpublicidade (?:na|da) advocacia\b/
