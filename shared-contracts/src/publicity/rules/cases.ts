import type { PublicityRule } from './types'
import { CODE, PROVIMENTO, STATISTICS, WON } from './words'

export const CASES: readonly PublicityRule[] = [
  {
    id: 'case',
    title: 'Caso concreto ou resultado obtido',
    article: `${PROVIMENTO}, art. 4º, § 2º, e art. 6º, parágrafo único`,
    forbids:
      'A menção a decisões e resultados obtidos em procedimentos que patrocina e o uso de casos concretos para oferta de atuação.',
    allows: 'Comentar julgados de terceiros e teses, sem ligá-los ao próprio patrocínio.',
    certain: [
      /\b(?:fechamos|fechei|comecamos|encerramos|terminamos|semana|mes|dia|ano)\b[^.!?\n]{0,30}\b(?:\d+|duas|dois|tres|quatro|cinco|seis|dez|doze|vinte|muit[oa]s|varios|varias)\s+(?:alvaras|vitorias|absolvicoes|liminares|aposentadorias|clientes (?:aten|apos|abs|sol))/,
      /\blivr(?:ei|amos)\s+(?:[oa]s?|uma?|mais|noss[oa]|dona|seu)\b|\bgracas (?:a|ao|aos)\s+(?:noss[oa]s?|meu|minha)\s+(?:trabalho|atuacao|escritorio|equipe|defesa|time|empenho|estrategia|tese)\b|\b(?:nossos|meus)\s+(?:resultados|exitos|alvaras|triunfos)\b|\b(?:nossas|minhas)\s+vitorias\b/,
      /\b(?:consegui|conseguimos)\s+(?:absolver|reverter|anular|soltar|liberar|reduzir|derrubar|recuperar|suspender|cancelar|tirar|livrar|provar|aposentar|zerar|bloquear|desbloquear|reformar|trancar)\b|\bfi(?:z|zemos)\s+(?:com que\s+)?(?:[oa]s?|um|uma)\s+[^.!?\n]{0,30}\b(?:pag|devolv|indeniz|reconhec|reintegr|ced|cumpr|fornec)\w+/,
      /\b(?:revert(?:i|emos)|absolv(?:i|emos)|derrub(?:ei|amos)|soltamos|inocent(?:ei|amos)|aposentamos|desbloque(?:ei|amos)|tranc(?:amos|uei)|ganh(?:ei|amos) (?:contra|do|da|na justica)|venc(?:i|emos) (?:o|a|os|as|mais) (?:inss|banco|operadora|seguradora|uniao|estado|fazenda|construtora|plano|empresa|gigante|maior|um|uma))\b(?!\s+(?:mitos?|preconceito|argumento))/,
      /\b(?:noss[oa]|meu|minha)s?\s+clientes?\b[^.!?\n]{0,80}\b(?:r\$|indenizac|sentenca|liminar|alvara|absolv|deferi|concedi|ganh)|(?:\br\$|\b(?:indenizac|sentenca|liminar|alvara|absolv|deferi|concedi|pagou|pagar|devolver|reconheceu|condenou))[^.!?\n]{0,80}\b(?:noss[oa]|meu|minha)s?\s+clientes?\b/,
      /\b(?:outr[oa]|mais uma?)\s+clientes?\b(?! d[oe] banco| bancari)|\b(?:noss[oa]|minha)\s+(?:acao|atuacao|defesa|peticao|recurso)\b[^.!?\n]{0,30}\b(?:deu certo|foi (?:acolhid|procedente|provid))|\bcliente\b[^.!?\n]{0,60}\b(?:depois|apos|com|gracas)\b[^.!?\n]{0,6}\b(?:noss[oa]|minha|meu)\b/,
      /\b(?:alvara|liminar|absolvicao|sentenca|indenizacao|beneficio|aposentadoria|habeas corpus)\b[^.!?\n]{0,60}\b(?:atendid|acompanhad|defendid|assistid|patrocinad|representad)[oa]s?\s+(?:aqui|pel[oa]|por|no)\b[^.!?\n]{0,20}\b(?:escritorio|nos|mim|equipe|banca)\b|\bdepoimentos?\s+d[aeo]s?\s+(?:dona|seu|sr|sra|noss|quem)\b/,
      /\b(?:5|cinco) estrelas\b[^.!?\n]{0,30}\b(?:google|avaliac|advog|escritor|client)|\b(?:advogad[oa]|escritorio|atendimento|banca)\s+(?:5|cinco) estrelas\b/,
      /\b(?:noss[oa]|meu|minha)\s+clientes?\b[^.!?\n]{0,40}\b(?:aposentad|absolvid|indenizad|solt[oa]\b|livre|inocentad|liberad|reintegrad|curad|vitori|sorri|feliz|em casa|na mao)/,
      /\b(?:sentenca|decisao|liminar|tutela|acordao|absolvicao|alvara|indenizacao|vitoria|resultado|beneficio|aposentadoria|acordo|soltura|habeas corpus|conquista)s?\s+(?:[a-z]+\s+){0,2}?(?:que\s+)(?:(?:eu|nos|a gente)\s+)?(?:obtive(?:mos)?|consegui(?:mos)?|conseguiu|conquist(?:ei|amos)|garanti(?:mos)?|alcanc(?:ei|amos)|arranquei|arrancamos)\b/,
      /\bobtid[oa]s?\s+(?:por\s+(?:nos|nossa|nosso|mim|este escritorio|minha)|pel[oa]\s+(?:noss[oa]|meu|minha|escritorio|equipe|time|banca))\b/,
      /\b(?:mais\s+uma?|outr[oa]|nov[oa])\s+(?:[a-z]+\s+){0,2}?(?:alvara|liminar|tutela|absolvicao|aposentadoria|beneficio|sentenca|cliente|habeas corpus|acordo|causa|vitoria|processo|caso|conquista|indenizacao|familia|acao|recurso|divorcio|soltura)\b[^.!?\n]{0,60}\b(?:(?:para|d[oae]|pr[oa])\s+(?:a\s+|o\s+)?(?:noss[oa]s?\s+|minha\s+|meu\s+)?clientes?|noss[oa]s?|meu|minha|na conta|conosco|com sucesso|(?:ganh[oa]|vencid[oa])(?!\s+(?:relev|forc|destaque|contorn|nov|corpo|visib|repercuss|espaco|mais))|satisfeit[oa]s?|feliz(?:es)?|gratidao|missao cumprida)\b/,
      /\b(?:noss[oa]|meu|minha|um de nossos|uma de nossas)s?\s+clientes?\b[^.!?\n]{0,40}\b(?:recebeu|receberam|recebera|recebe|ganhou|ganharam|(?:foi|foram|esta|sai|saiu)\s+(?:[a-z]+\s+)?(?:absolvid|indenizad|solt|aprovad|inocentad|liberad|reintegrad|aposentad|livre|em liberdade)|conseguiu|venceu|venceram|obteve|conquistou|reverteu|comemor|agradec|voltou (?:para|pra) casa|respirar? aliviad)/,
      /\bclientes?\s+(?:muito\s+)?(?:satisfeit[oa]s?|feliz(?:es)?|vitorios[oa]s?|emocionad[oa]s?)\b|\b(?:cinco|5) estrelas\b[^.!?\n]{0,40}\b(?:cliente|escritorio|atendimento|advogad)|\b(?:avalia\w+|nota)\b[^.!?\n]{0,25}\b(?:cinco|5) estrelas\b/,
      /\b(?:gracas (?:a|ao)|apos|depois d[ao]|com)\s+(?:a\s+|o\s+)?(?:noss[oa]|minha|meu)\s+(?:atuacao|defesa|trabalho|intervencao|recurso|sustentacao|habeas corpus|peticao|ajuda|equipe|escritorio)\b[^.!?\n]{0,60}\b(?:absolv|conced|defer|conden|reconhec|solt|receb|indeniz|anul|revert|reform|venc|ganh|suspen|liber|aposent|consegu)/,
      /\b(?:absolv|conced|defer|conden|reconhec|solt[oa]|receb|indeniz|anul|revert|reform|venc|ganh|suspen|liber|aposent|consegu)\w*\b[^.!?\n]{0,60}\b(?:gracas (?:a|ao)\s+(?:noss[oa]|minha|meu)|(?:com|apos)\s+(?:a\s+|o\s+)?(?:noss[oa]|minha|meu)\s+(?:atuacao|defesa|trabalho|intervencao|ajuda|equipe)|(?:depois|apos|antes) (?:de )?nos (?:procurar|contratar))/,
      /\b(?:noss[oa]|meu|minha|este)\s+(?:escritorio|equipe|time|banca|defesa|tese|sustentacao)\s+(?:acaba de\s+|acabou de\s+|ja\s+)?(?:consegu|obte|garanti[ur]|venc|ganh|revert|conquist|derrub|anulou|livrou|recuper|alcanc|convenceu|prevaleceu|foi acolhida)/,
      /\b(?:depoimentos?|feedbacks?|elogios?|prints?)\b[^.!?\n]{0,30}\b(?:d[aeo]s?|noss[oa]s?|um|uma|de quem)\s+(?:[a-z]+\s+)?clientes?\b|\b(?:relatos?|avaliacao|avaliacoes|mensagem|mensagens|recado|audio|historia|palavras)\s+d?[aeo]?s?\s*(?:uma?\s+)?(?:noss[oa]s?|meus?|minhas?)\s+clientes?\b/,
      /\b(?:o que|como)\s+(?:diz(?:em)?|fala(?:m)?|pensa(?:m)?|avalia(?:m)?|acha(?:m)?)\s+(?:[oa]s\s+|de\s+)?(?:noss[oa]s|meus|minhas|quem (?:ja )?(?:contratou|confi|foi cliente)|nos)\b|\bclientes?\s+(?:[a-z]+\s+)?(?:agradec|elogi|recomend|avali)\w+\b[^.!?\n]{0,40}\b(?:noss[oa]|meu|minha|trabalho|escritorio|atendimento|advogad)/,
      /\b(?:alvara|dinheiro|indenizacao|valor|credito|rpv|precatorio)\b[^.!?\n]{0,30}\b(?:na conta|no bolso|na mao|nas maos|depositad[oa]|levantad[oa]|liberad[oa]|entregue)\b[^.!?\n]{0,20}\b(?:d[oae]|para|pr[oa]|a)\s+(?:[ao]\s+)?(?:noss[oa]\s+|minha\s+|meu\s+)client/,
      /\b(?:vitoria|conquista|sucesso|absolvicao|liminar|alvara|habeas corpus|sentenca|decisao|justica feita|dever cumprido|missao cumprida)\b[^.!?\n]{0,60}\b(?:noss[oa]s?|meu|minha)\s+(?:[a-z]+\s+)?(?:clientes?|escritorio|equipe|time|banca|assistid[oa]|constituinte)\b/,
      /\b(?:casos?|processos?|acao|causa|juri|audiencia|divorcio|inventario)\s+(?:encerrad[oa]|resolvid[oa]|finalizad[oa]|concluid[oa])s?\s+com\s+(?:sucesso|exito|vitoria)\b|\b(?:exito|sucesso|vitoria)\s+(?:total\s+)?(?:na|no|em)\s+(?:audiencia|juri|acao|recurso|sustentacao|causa|caso|julgamento)\s+(?:de\s+)?(?:hoje|ontem)\b/,
      /^\s*(?:e\s+)?(?:ganhamos|vencemos|conseguimos|vencemos|ganhei|venci)(?:\s+(?:mais uma|de novo|outra vez|hoje|a causa|outra))?[!.…]*$|\bmais uma (?:para|pra) (?:a )?conta\b/,
      /\b(?:tir|livr|solt|salv)(?:ei|amos)\b[^.!?\n]{0,40}\b(?:cadeia|prisao|clientes?|reu|cela|condenacao|divida)\b|\bat(?:uei|uamos)\b[^.!?\n]{0,50}\b(?:absolv|venc|ganh|favorave|exito|sucesso|consegu|obtiv)/,
    ],
    patterns: [
      /\b(?:mais uma|outra|nova|grande|linda|bela)\s+(?:vitoria|conquista|absolvicao|liminar)\s+(?:d[oae]\s+|para\s+|pr[oa]\s+|em\s+)?(?:nosso|nossa|meu|minha|escritorio|banca|equipe|cliente|hoje|favor)/,
      /\b(?:noss[oa]|meu|minha|um de nossos|uma de nossas)s?\s+clientes?\s+(?:[a-z]+\s+){0,3}?(?:recebeu|recebera|ganhou|foi\s+(?:absolvid|indenizad|solt|aprovad)|conseguiu|venceu|teve\s+(?:a\s+|o\s+)?(?:direito|pedido|liminar|prisao|divida)|obteve|saiu)/,
      /\b(?:vitoria|caso de sucesso|cases? de sucesso|mais um caso|processo ganho|causa vencida)\b[^.!?\n]{0,50}\b(?:escritorio|cliente|equipe|banca|nossos?|minha|meu)\b/,
      /\b(?:veja|confira|conheca|leia)\b[^.!?\n]{0,30}\b(?:depoimentos?|relatos?|historias?|resultados|casos|vitorias)\s+(?:d[oe]s?\s+)?(?:(?:nosso|meu|noss)[a-z]*\s+)?(?:clientes?|escritorio|ja (?:ganh|venc))/,
      new RegExp(
        `\\b${WON}\\b(?!\\s+[a-z]+(?:ar|er|ir)\\b(?<!(?:revert|anul|absolv|solt|liber|reduz|derrub|recuper|suspend|cancel|garant|receb|bloque|reverter)(?:ar|er|ir)))[^.!?\\n]{0,70}(?:\\b(?:clientes?|liminar|tutela|indenizacao|absolvicao|sentenca|acordao|decisao|aposentadoria|beneficio|pensao|acao|acoes|habeas corpus|alvara|causas?|processo|justa causa|condenacao|recurso|liberdade|vitoria|juri|guarda|soltura|reintegracao|danos? morais|multa|leilao|medicamento|cirurgia)\\b|r\\$)`,
      ),
      /\b(?:o|a)\s+(?:escritorio|equipe|time|banca)\s+(?:conseguiu|obteve|garantiu|reverteu|derrubou|livrou)\b[^.!?\n]{0,60}\b(?:liminar|indenizacao|absolvicao|habeas corpus|cliente|alvara|beneficio|aposentadoria|liberdade|r\$)/,
    ],
    except:
      /\b(?:em tese|hipotetic|defensoria|ministerio publico|mestre|mestrado|doutor|doutorado|dissertacao|exame de ordem|concurso|faculdade|premio|pos-gradua\w+|livros?|certidao|acesso|copias?|medo|competicao|torneio|licitacao|moot|vista dos autos)\b/,
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
    certain: [
      /\b(?:advog|trabalh|atu)(?:o|amos|ei)\s+(?:para|pra|em nome d[eoa])\s+(?:grandes|famosos|celebridades|artistas|a banda|o jogador|empresas como|nomes como|[oa]s maiores|multinacionais|politicos|influenciador)|\badvogad[oa]s?\s+d[oa]s\s+(?:famosos|celebridades|artistas|estrelas|jogadores|influenciadores|politicos)\b/,
      /\b(?:ja\s+)?confia(?:m|ram)?\s+(?:em nos|no nosso|na nossa|na gente|em mim|no meu)\b|\b(?:nossa|minha)\s+(?:carteira|lista)\b[^.!?\n]{0,15}\bclientes\b/,
    ],
    patterns: [
      /\b(?:entre|dentre)\s+(?:os\s+)?(?:nossos|meus)\s+clientes\b|\b(?:nossos|meus)\s+(?:principais\s+|maiores\s+)?clientes\s+(?:sao|incluem|estao|como)\b/,
      /\b(?:ja\s+)?(?:atend(?:emos|i|o)|defend(?:emos|i|o)|represent(?:amos|ei|o)|somos (?:os )?advogad[oa]s d[aeo]s?)\b[^.!?\n]{0,30}\b(?:mais de|milhares|centenas|\d{2,}|grandes empresas|famosos|celebridades|empresas como)\b/,
      /\b(?:mais de|sao)\s+[\d.]+\s+(?:mil\s+)?(?:clientes|casos|processos|acoes|familias)\s+(?:atendid|satisfeit|ganh|vencid|resolvid|defendid)/,
      /\b[\d.]+\s+(?:mil\s+)?(?:clientes|familias|trabalhadores|aposentados|segurados|pessoas|acoes|causas|casos)\s+(?:ja\s+)?(?:satisfeit|atendid|aposentad|ganh|vencid|resolvid|defendid|representad|indenizad|confiaram|ganharam|receberam|escolheram|aposentamos|atendemos|defendemos)/,
    ],
    except: STATISTICS,
    rewriting: { of: 'sentence', text: 'A atuação abrange pessoas e empresas, com o sigilo próprio da profissão.' },
  },
]
