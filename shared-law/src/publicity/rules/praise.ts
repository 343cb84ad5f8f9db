import { FIRM, PROVIMENTO, type PublicityRule } from './rule'

export const PRAISE: readonly PublicityRule[] = [
  {
    id: 'praise',
    title: 'Autoengrandecimento ou comparação',
    article: `${PROVIMENTO}, art. 3º, IV`,
    forbids: 'Orações ou expressões persuasivas, de autoengrandecimento ou de comparação.',
    allows: 'Formação, títulos e experiência, ditos com sobriedade.',
    certain: [
      /\b(?:insatisfeit|mal atendid|perdeu|nao resolveu|troque|trocou|decepcion).{0,30}\b(?:outr[oa]|seu|atual|antig[oa]) (?:advogad|escritorio)/,
      /\b(?:a frente|na frente|acima|melhor|superior|longe)\b.{0,15}\b(?:d[oa]s|a[os]s?) (?:outr[oa]s|demais) (?:escritorios|advogad|bancas|profissionais)|\b(?:eleit|escolhid|considerad|premio de\b).{0,30}\b(?:melhor|maior|mais [a-z]+) (?:advogad|escritorio|banca|tributarista|criminalista)|\b(?:advocacia|resultados?|advogad[oa]s?|defesa) de verdade\b/,
      /\badvogad[oa]s? (?:que voce escolhe|cert[oa] (?:faz|e|muda|para))\b|\b(?:escolh\w+) (?:mal|bem|errado|certo)\b.{0,20}\badvogad|\bdesde (?:19|20)\d\d\b.{0,20}\b(?:garantindo|vencendo|ganhando|conquistando|livrando|derrotando)\b/,
      /\b(?:advogad|vitoria|criminalista|resultado|atuacao|atendimento|advocacia|escritorio|equipe|trabalho|(?:banca|time|(?:noss|minh)[oa] defesa)\b).{0,25}\b(?:impecave(?:l|is)|implacave(?:l|is)|incomparave(?:l|is)|imbative(?:l|is)|incontestave(?:l|is)|inigualave(?:l|is)|insuperave(?:l|is)|irretocave(?:l|is)|infalive(?:l|is)|excepciona(?:l|is))\b/,
      /\bresultados? que falam? por si\b|\b(?:noss[oa]|minha|meu) (?:advocacia|escritorio|atendimento|trabalho|equipe|banca)\b.{0,20}\b(?:e|faz|sao) (?:a )?(?:diferen|unic|incompar|[oa] melhor)|\bdiferente de tudo\b|\bha (?:mais de )?\d+ anos (?:vencendo|ganhando|conquistando|derrotando|livrando|absolvendo)\b/,
      /^[oa]s? advogad[oa]s? d[oa]s [a-z]+(?: (?:de|da|do) [a-z]+)?$|\b[oa] (?:especialista|advogad[oa]|profissional|defesa|escritorio) que (?:faltava|voce (?:precisa|merece|procura|estava)|o seu|a sua|resolve)\b|\b(?:lider|lideres|pioneir[oa]s?|numero um) (?:em|no|na|nacional)\b.{0,30}\b(?:somos|escritorio|banca|advoca)|\b(?:somos|escritorio|banca|equipe)\b.{0,20}\b(?:lider(?:es)?|campeoes) (?:em|no|na|nacional)\b/,
      new RegExp(
        `\\b${FIRM}\\b.{0,20}\\b(?:campe(?:ao|a|oes)|recordista)s? (?:de|em)\\b|\\b(?:perit|mestre|craque|fera|ases?|genio)[a-z]* em (?:derrotar|vencer|ganhar|livrar|absolver|anular|recuperar|reverter|aposentar|derrubar)\\b`,
      ),
      /\b(?:outr[oa]s|uns|muit[oa]s)\b.{0,40}, (?:e |mas )?(?:nos|eu|a gente|aqui|noss[oa])\b|\bo que (?:ninguem|nenhum|outr[oa]s)\b.{0,20}\b(?:resolv|consegu|faz|fez|ousa)|\b(?:nos|eu) (?:resolv(?:o|emos)|entreg(?:o|amos)|brig(?:o|amos))\b/,
      /\b(?:pesadelo|terror|pavor|inimig[oa](?: numero um)?) d[oae]s? (?:seguradora|operadora|construtora|plano|fisco|receita|montadora|financeira|mau|patro|patra|pessim|grandes)/,
      new RegExp(
        `\\b${FIRM} (?:[a-z]+ )?mais (?:temid|procurad|premiad|indicad|recomendad|lembrad|vitorios|complet|eficient|competent|preparad|experient|respeitad|conceituad|renomad|rapid|agil|forte|querid|bem avaliad|elogiad|capacitad|qualificad|especializad|brilhant)`,
      ),
      /\bninguem\b.{0,70}\b(?:que|como|igual a?) (?:nos|eu|a gente|(?:[oa] )?noss[oa])\b|\b(?:somos|sou) [oa]s? (?:melhor|maior(?:es)? [a-z]+ d[oa]\b)/,
      new RegExp(
        `\\b${FIRM}\\b.{0,25}\\b(?:numero (?:1|um)\\b|n[ºo.]{0,2} ?1\\b|imbative(?:l|is)|incomparave(?:l|is)|invencive(?:l|is)|insuperave(?:l|is)|inigualave(?:l|is)|sem igual|sem rival|sem concorrencia|nota (?:10|dez|mil)|invict[oa]|que mais (?:venc|ganh|aposent|absolv|recuper)|que [oa]s? (?:bancos?|empresas?|inss|planos?) (?:mais )?tem)`,
      ),
      new RegExp(
        `\\b${FIRM}\\b.{0,40}\\b(?:[oa]s? unic[oa]s?|de elite)\\b|\\bunic[oa]s? ${FIRM}\\b|\\b(?:sou|somos) [oa]s? unic[oa]s?\\b`,
      ),
      /\benquanto (?:[oa]s )?(?:outr[oa]s|demais|concorrentes|muitos)\b.{0,60}\b(?:nos|eu|aqui|noss[oa]|meu|minha)\b|\b(?:onde|o que|quando|se) (?:[oa]s )?(?:outr[oa]s|demais) (?:advogad[oa]s |escritorios |profissionais )?(?:nao|desist|fracass|falh|perd|err|deixam)/,
      /\bdiferente(?:mente)? d[aoe]s? (?:concorren|(?:outr|demais|maioria|muit).{0,16}\b(?:advogad|escritori|bancas|profissiona|colegas|concorren))|\b(?:melhor|superior) (?:do que|que|a) (?:a |os )?(?:concorrencia|concorrentes)\b/,
      /\bcans(?:ado|ada|ados|ou) de (?:advogad|escritorio|pagar advogad)/,
      /\bnao (?:somos|sou) (?:como\b|apenas mais|so mais|mais um|(?:um )?(?:escritorio|advogad[oa]) (?:comum|qualquer))/,
      /\b(?:rei|rainha|papa|terror|pesadelo|fera|craque|mag[oa]|tubarao|leao) d[oae]s? (?:banco|causa|trabalhista|divorcio|companhia|plano|direito|previdenciario|habeas|tribunais|recursos|empresas|advocacia|devedores|(?:inss|juri)\b)/,
      /\b(?:excelencia|qualidade|competencia|experiencia|expertise|trajetoria|atendimento|atuacao|desempenho|resultados?|eficiencia) (?:incomparave|inigualave|imbative|incontestave|indiscutive|insuperave|sem igual|nota (?:10|dez|mil))/,
      /\b(?:sou|somos|noss[oa]|minha)\b.{0,30}\b(?:brilhante|extraordinari|temid|sumidade|insubstituive|(?:lenda|fora de serie|acima da media|genia(?:l|is)|vencedor(?:a|es|as)?|implacave(?:l|is))\b)/,
      /\b(?:os|as) (?:melhores|maiores|mais [a-z]+) (?:advogad[oa]s )?(?:d[oa]|em) (?:mercado|cidade|regiao|brasil|pais|estado|ramo|advocacia|area)\b.{0,30}\b(?:aqui|equipe|noss[oa]|escritorio|voce)\b|\b(?:advogad|equipe|escritorio|(?:somos|banca|time)\b).{0,60}\b[oa]s? (?:melhor|maior)(?:es)? d[oa] (?:mercado|cidade|regiao|brasil|pais|estado|ramo)\b/,
    ],
    patterns: [
      new RegExp(
        `\\b(?:o|a|os|as|do|da|dos|das|no|na) (?:melhor|maior|mais (?:premiad|renomad|respeitad|conceituad|preparad|experient|competent|complet|qualificad)[a-z]+)(?:es)? (?:[a-z]+ )?${FIRM}\\b`,
      ),
      new RegExp(
        `\\b${FIRM}\\b.{0,25}\\b(?:numero (?:1|um)|n[ºo.]{0,2} ?1|lider(?:es)?|imbative(?:l|is)|incomparave(?:l|is)|invencive(?:l|is)|insuperave(?:l|is)|sem igual|diferenciad[oa]|de excelencia|de elite|premiad[oa]|renomad[oa]|mais (?:premiad|renomad|respeitad|conceituad|experient|procurad)[a-z]+)\\b`,
      ),
      /\b(?:sou|somos|fui|fomos|nos tornamos|virei) (?:[a-z]+ ){0,3}?(?:referencia|autoridade|lider|o melhor|a melhor|os melhores|as melhores|o maior|os maiores|numero (?:1|um)|imbative|premiad)/,
      /\b(?:referencia|autoridade|lider(?:es)?|numero (?:1|um)) (?:nacional |absoluta |regional |no brasil )?(?:em|no|na|do|da) (?:direito|advocacia|area|mercado juridico|defesa|recuperacao|brasil|estado|regiao|cidade|assunto|tema)\b/,
      new RegExp(
        `\\b(?:melhor|mais) (?:[a-z]+ )?(?:do que|que) (?:[oa]s? )?(?:outr[oa]s?|demais|qualquer|qualquer outr[oa]) ${FIRM}`,
      ),
      /\bao contrario d[oe]s? (?:outros|demais) (?:advogados|escritorios)\b|\b(?:nenhum|nenhuma) outr[oa] (?:advogad|escritorio|banca\b)/,
      /\b(?:advogad[oa]s?|equipe|time) (?:altamente|extremamente) (?:qualificad|capacitad|especializad|preparad)|\bexcelencia (?:incomparavel|reconhecida|comprovada)\b/,
      /\breferencia (?:absoluta|nacional|no (?:mercado|brasil|pais|estado)|na (?:cidade|regiao|advocacia)|em (?:advocacia|acoes|causas|defesa|divorcio|inventario))/,
      /\b(?:advogad[oa]s?|equipe|time|banca|escritorio) (?:(?:super|ultra|mega|hiper)[- ]?)?(?:diferenciad|de alta performance|(?:top|de primeira linha|de alto nivel)\b)/,
    ],
    except:
      /\b(?:homenage|falec|tribunal|doutrina|manual|julgado|precedente|acordao|relator|jurista|parte adversa|(?:stj|stf|lei|autor|livro|ranking de|segundo a|obra|caso|ministr[oa]|professora?)\b)/,
    rewriting: { of: 'sentence', text: 'Atuação na área, com estudo e dedicação.' },
  },
  {
    id: 'specialty',
    title: 'Especialidade sem título',
    article: `${PROVIMENTO}, art. 3º, III`,
    forbids: 'O anúncio de especialidades para as quais não se tenha título certificado ou notória especialização.',
    allows: 'Citar o título: pós-graduação, mestrado, doutorado, certificação. Sem título, a área de atuação.',
    certain: [
      /^especialistas em\b(?=.*\b(?:noss[oa]|aqui|a gente|conosco|a seu lado|ao seu)\b)|^especialistas em\b(?!.*\b[a-z]{2,}(?:am|em)\b)(?=.{0,60}$)/,
      /^(?:o |a )?(?:maior )?especialista (?:em|no|na)\b(?!.*\b(?:coment|explic|alert|diz|afirm|analis|fal|critic|defend|avali|apont|ve\b|debat|particip|sera|e\b|recomend|da\b|discut|orient|escrev|public|lanc|ministr|pode|deve|foi|assum|responde|tira|mostr|ensin))/,
      /\b(?:nossa|minha) (?:especialidade|expertise) (?:e|sao|esta)\b|\bespecialidades?: |\b(?:somos|sou) (?:altamente |100% )?especializad[oa]s? (?:em|no|na)\b|\bexperts? em(?= (?:direito|acoes|causas|divorcio|inventario|aposentadoria|recursos))/,
    ],
    patterns: [
      new RegExp(
        `\\b(?:(?:sou|somos) (?:[a-z]+ ){0,2}?|${FIRM} (?:[a-z]+ )?|equipe de |nossos? |meus? )especialistas? (?:em|no|na|de)\\b`,
      ),
      new RegExp(`\\b${FIRM} (?:[a-z]+ )?(?:100% )?especializad[oa]s? (?:em|no|na)\\b`),
      /\b(?:somos|sou) (?:o |a |os )?(?:maior(?:es)? )?(?:expert|experts|autoridade) (?:em|no|na)\b/,
    ],
    except:
      /\b(?:pos-graduad|pos-graduacao|mestr|doutor|titulo de|certificad|lato sensu|especializacao (?:em|pela)|procure|vara|delegacia|pela (?:puc|usp|fgv|ufmg|universidade))/,
    rewriting: { of: 'words' },
  },
]
