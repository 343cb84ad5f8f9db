import type { PublicityRule } from './types'
import { FIRM, PROVIMENTO } from './words'

export const PRAISE: readonly PublicityRule[] = [
  {
    id: 'praise',
    title: 'Autoengrandecimento ou comparação',
    article: `${PROVIMENTO}, art. 3º, IV`,
    forbids: 'Orações ou expressões persuasivas, de autoengrandecimento ou de comparação.',
    allows: 'Formação, títulos e experiência, ditos com sobriedade.',
    certain: [
      /\b(?:perdeu|insatisfeit[oa]|decepcion\w+|mal atendid[oa]|nao resolveu|troque|trocou)\b[^.!?\n]{0,30}\b(?:outr[oa]|seu|atual|antig[oa])\s+(?:advogad|escritorio)|\b(?:pesadelo|terror|pavor|inimig[oa]) d[oae]s?\s+(?:mau|maus|patra|pessim)/,
      /\b(?:a frente|na frente|acima|melhor|superior|longe)\b[^.!?\n]{0,15}\b(?:d[oa]s|a[os]s?)\s+(?:outr[oa]s|demais)\s+(?:escritorios|advogad|bancas|profissionais)|\b(?:premio de|eleit[oa]|escolhid[oa]|considerad[oa])\b[^.!?\n]{0,30}\b(?:melhor|maior|mais [a-z]+)\s+(?:advogad|escritorio|banca|tributarista|criminalista)|\b(?:advocacia|resultados?|advogad[oa]s?|defesa) de verdade\b/,
      /\badvogad[oa]s? (?:que voce escolhe|cert[oa] (?:faz|e|muda|para))\b|\b(?:escolh\w+) (?:mal|bem|errado|certo)\b[^.!?\n]{0,20}\badvogad|\bdesde (?:19|20)\d\d\b[^.!?\n]{0,20}\b(?:garantindo|vencendo|ganhando|conquistando|livrando|derrotando)\b/,
      /\b(?:atuacao|atendimento|advogad[oa]s?|advocacia|escritorio|banca|equipe|time|trabalho|vitorias?|criminalistas?|resultados?|(?:noss|minh)[oa] defesa)\b[^.!?\n]{0,25}\b(?:impecave(?:l|is)|implacave(?:l|is)|incomparave(?:l|is)|imbative(?:l|is)|incontestave(?:l|is)|inigualave(?:l|is)|insuperave(?:l|is)|irretocave(?:l|is)|infalive(?:l|is)|excepciona(?:l|is))\b/,
      /\bresultados? que fala(?:m)? por si\b|\b(?:noss[oa]|minha|meu)\s+(?:advocacia|escritorio|atendimento|trabalho|equipe|banca)\b[^.!?\n]{0,20}\b(?:e|faz|sao)\s+(?:a\s+)?(?:diferen|unic|incompar|[oa] melhor)|\bdiferente de tudo\b|\bha (?:mais de )?\d+ anos (?:vencendo|ganhando|conquistando|derrotando|livrando|absolvendo)\b/,
      /^\s*[oa]s?\s+advogad[oa]s?\s+d[oa]s\s+[a-z]+(?:\s+(?:de|da|do)\s+[a-z]+)?[!.…]*$|\b[oa] (?:especialista|advogad[oa]|profissional|defesa|escritorio) que (?:faltava|voce (?:precisa|merece|procura|estava)|o seu|a sua|resolve)\b|\b(?:lider|lideres|pioneir[oa]s?|numero um) (?:em|no|na|nacional)\b[^.!?\n]{0,30}\b(?:somos|escritorio|banca|advoca)|\b(?:somos|escritorio|banca|equipe)\b[^.!?\n]{0,20}\b(?:lider(?:es)?|campeoes)\s+(?:em|no|na|nacional)\b/,
      new RegExp(
        `\\b${FIRM}\\b[^.!?\\n]{0,20}\\b(?:campe(?:ao|a|oes)|recordista)s? (?:de|em)\\b|\\b(?:perit|mestre|craque|fera|ases?|genio)[a-z]*\\s+em\\s+(?:derrotar|vencer|ganhar|livrar|absolver|anular|recuperar|reverter|aposentar|derrubar)\\b`,
      ),
      /\b(?:[oa]s outr[oa]s|outr[oa]s|uns|muit[oa]s)\b[^.!?\n]{0,40},\s*(?:e\s+|mas\s+)?(?:nos|eu|a gente|aqui|noss[oa])\b|\bo que (?:ninguem|nenhum|outr[oa]s)\b[^.!?\n]{0,20}\b(?:resolv|consegu|faz|fez|ousa)|\b(?:nos|eu)\s+(?:resolv(?:o|emos)|entreg(?:o|amos)|brig(?:o|amos))\b/,
      /\b(?:pesadelo|terror|pavor|inimig[oa] numero um)\s+d[oae]s?\s+(?:seguradoras?|operadoras?|construtoras?|planos?|fisco|receita|montadoras?|financeiras?|maus? pagador|patro|grandes)/,
      new RegExp(
        `\\b${FIRM}\\s+(?:[a-z]+\\s+)?mais\\s+(?:temid|procurad|premiad|indicad|recomendad|lembrad|vitorios|complet|eficient|competent|preparad|experient|respeitad|conceituad|renomad|rapid|agil|forte|querid|bem avaliad|elogiad|capacitad|qualificad|especializad|brilhant)`,
      ),
      /\bninguem\b[^.!?\n]{0,70}\b(?:do que|que|como|igual a?)\s+(?:nos|eu|a gente|noss[oa])\b|\b(?:somos|sou)\s+(?:[oa]s?\s+)(?:melhor(?:es)?|maior(?:es)? [a-z]+ d[oa])\b/,
      new RegExp(
        `\\b${FIRM}\\b[^.!?\\n]{0,25}\\b(?:numero (?:1|um)\\b|n[ºo.]{0,2}\\s?1\\b|imbative(?:l|is)|incomparave(?:l|is)|invencive(?:l|is)|insuperave(?:l|is)|inigualave(?:l|is)|sem igual|sem rival|sem concorrencia|nota (?:10|dez|mil)|invict[oa]|que mais (?:venc|ganh|aposent|absolv|recuper)|que [oa]s? (?:bancos?|empresas?|inss|planos?) (?:mais )?tem)`,
      ),
      new RegExp(
        `\\b${FIRM}\\b[^.!?\\n]{0,40}\\b(?:[oa]s? unic[oa]s?|de elite)\\b|\\bunic[oa]s?\\s+${FIRM}\\b|\\b(?:sou|somos)\\s+[oa]s?\\s+unic[oa]s?\\b`,
      ),
      /\benquanto\s+(?:[oa]s\s+)?(?:outr[oa]s|demais|concorrentes|muitos)\b[^.!?\n]{0,60}\b(?:nos|eu|aqui|noss[oa]|meu|minha)\b|\b(?:onde|o que|quando|se)\s+(?:[oa]s\s+)?(?:outr[oa]s|demais)\s+(?:advogad[oa]s\s+|escritorios\s+|profissionais\s+)?(?:nao|desist|fracass|falh|perd|err|deixam)/,
      /\bdiferente(?:mente)?\s+d[aoe]s?\s+(?:outr[oa]s|demais|maioria|concorren\w+|muit[oa]s)\s*(?:d[oae]s\s+)?(?:outr[oa]s\s+)?(?:advogad|escritori|bancas|profissiona|colegas|concorren)|\b(?:melhor|superior)\s+(?:do que|que|a)\s+(?:a\s+|os\s+)?(?:concorrencia|concorrentes)\b/,
      /\bninguem\b[^.!?\n]{0,40}\b(?:como|melhor (?:do )?que|mais (?:do )?que)\s+(?:nos|eu|a gente|o nosso|nosso|a nossa)\b|\bcans(?:ado|ada|ados|ou)\s+de\s+(?:advogad[oa]s?|escritorios?|pagar advogad)/,
      /\bnao\s+(?:somos|sou)\s+(?:como\b|apenas mais|so mais|mais um|(?:um\s+)?(?:escritorio|advogad[oa]) (?:comum|qualquer))/,
      /\b(?:rei|rainha|papa|terror|pesadelo|fera|craque|mag[oa]|tubarao|leao)\s+d[oae]s?\s+(?:inss|bancos?|direito|causas?|trabalhistas?|previdenciario|juri|habeas|divorcios?|companhias?|planos?|tribunais|recursos|empresas|advocacia|devedores)\b/,
      /\b(?:excelencia|qualidade|competencia|experiencia|expertise|trajetoria|atendimento|atuacao|desempenho|resultados?|eficiencia)\s+(?:incomparave|inigualave|imbative|incontestave|indiscutive|insuperave|sem igual|nota (?:10|dez|mil))/,
      /\b(?:sou|somos|noss[oa]|minha)\b[^.!?\n]{0,30}\b(?:sumidade|lenda|fora de serie|acima da media|insubstituive|brilhantes?|genia(?:l|is)|extraordinari[oa]s?|vencedor[ae]?s?|implacave(?:l|is)|temid[oa]s?)\b/,
      /\b(?:os|as)\s+(?:melhores|maiores|mais [a-z]+)\s+(?:advogad[oa]s\s+)?(?:d[oa]|em)\s+(?:mercado|cidade|regiao|brasil|pais|estado|ramo|advocacia|area)\b[^.!?\n]{0,30}\b(?:aqui|equipe|noss[oa]|escritorio|voce)\b|\b(?:equipe|escritorio|somos|banca|time|advogad[oa]s?)\b[^.!?\n]{0,60}\b(?:[oa]s?)\s+(?:melhor(?:es)?|maior(?:es)?)\s+(?:d[oa])\s+(?:mercado|cidade|regiao|brasil|pais|estado|ramo)\b/,
    ],
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
      /\breferencia\s+(?:absoluta|nacional|no (?:mercado|brasil|pais|estado)|na (?:cidade|regiao|advocacia)|em (?:advocacia|acoes|causas|defesas?|divorcio|inventario))\b/,
      /\b(?:advogad[oa]s?|equipe|time|banca|escritorio)\s+(?:super|ultra|mega|hiper)?[- ]?(?:top|diferenciad[oa]|de primeira linha|de alta performance|de alto nivel)\b/,
    ],
    except:
      /\b(?:stj|stf|tribunal|lei|doutrina|autor|livro|ranking de|segundo a|obra|manual|caso|julgado|precedente|acordao|relator|ministr[oa]|professor[a]?|jurista|homenage\w+|falec\w+|parte adversa)\b/,
    rewriting: { of: 'sentence', text: 'Atuação na área, com estudo e dedicação.' },
  },
  {
    id: 'specialty',
    title: 'Especialidade sem título',
    article: `${PROVIMENTO}, art. 3º, III`,
    forbids: 'O anúncio de especialidades para as quais não se tenha título certificado ou notória especialização.',
    allows: 'Citar o título: pós-graduação, mestrado, doutorado, certificação. Sem título, a área de atuação.',
    certain: [
      /^\s*especialistas\s+em\b(?=[^.!?\n]*\b(?:noss[oa]|aqui|a gente|conosco|a seu lado|ao seu)\b)|^\s*especialistas\s+em\b(?![^.!?\n]*\b[a-z]{2,}(?:am|em)\b)[^.!?\n]{0,60}[!.]*$/,
      /^\s*(?:o\s+|a\s+)?(?:maior\s+)?especialista\s+(?:em|no|na)\b(?![^.!?\n]*\b(?:coment|explic|alert|diz|afirm|analis|fal|critic|defend|avali|apont|ve\b|debat|particip|ser[aá]|e\b|recomend|da\b|discut|orient|escrev|public|lanc|ministr|pode|deve|foi|assum|responde|tira|mostr|ensin))/,
      /\b(?:nossa|minha)\s+(?:especialidade|expertise)\s+(?:e|sao|esta)\b|\bespecialidades?\s*:\s|\b(?:somos|sou)\s+(?:altamente\s+|100%\s+)?especializad[oa]s?\s+(?:em|no|na)\b|\bexperts?\s+em\s+(?:direito|acoes|causas|divorcios?|inventarios?|aposentadoria|recursos)/,
    ],
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
]
