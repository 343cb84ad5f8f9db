export interface PublicityRule {
  id: string
  /** Names the discouraged practice, for the hint. */
  title: string
  /** The article that forbids it. */
  article: string
  /** States the prohibition in the article's own terms. */
  forbids: string
  /** States which texts stay allowed. */
  allows: string
  /** Words that leave no doubt, whatever else the sentence holds. Folded (no accents, lower case, single blanks). */
  certain?: readonly RegExp[]
  /** Words that mean it unless `except` says otherwise. Folded too. */
  patterns: readonly RegExp[]
  /** Sentences in which the words of `patterns` mean something else. */
  except?: RegExp
  /** Offers a text in place of the whole sentence, or rewords the words that were found. */
  rewriting: { of: 'words' } | { of: 'sentence'; text: string }
}

export const PROVIMENTO = 'Provimento OAB 205/2021'
export const CODE = 'Código de Ética e Disciplina'
// Words that several rules share, in folded letters (no accents, lower case).

export const FIRM =
  '(?:advogad[oa]s?|advocacia|escritorio|banca|equipe|firma|time|criminalistas?|tributaristas?|previdenciaristas?|civilistas?)'
export const MATTER =
  '(?:consulta|avaliacao|analise|atendimento|orientacao|assessoria|triagem|primeira conversa|reuniao|diagnostico)'
export const SERVICE = `(?:${MATTER}|honorarios|divorcio|inventario|usucapiao|peticao|contrato|contestacao|defesa|recurso|acao|processo|habeas corpus|parecer|testamento|partilha|holding|peticoes|minuta|abertura de empresa|curatela|cidadania|limpeza de nome|registro de marca|planejamento)`
/** A price by the month. */
export const MONTHLY = 'r\\$ ?[\\d.,]+ ?(?:por|ao|/) ?mes'
/** Fees fixed by a judge, prices of goods: not those of the writer. */
export const OTHERS_FEES =
  /sucumb|equidade|arbitra|fixad|majora|periciais|justica gratuita|gratuidade (?:da|de) justica|tabela da oab|\bart(?:igos?)?\b|\b(?:stj|stf|tst|tjsp|tribunal|sentenca|acordao|juiz|reu|reclamad[oa]|banco|operadora|fornecedor|loja|(?<!(?:semana|dia|mes) do )consumidor|seguradora|sindicato|defensoria|procon|cartorio|inss|folha|salario|aluguel|locador|licitacao|pregao|edital|precatorio|mutirao|nucleo|faculdade|universidade|juizado|prefeitura|cras|caravana|pro bono|portal|consulta (?:publica|processual|ao processo)|aplicativo|serasa|detran|cnis)\b/
/** Figures with a source: nobody's own record. */
export const STATISTICS =
  /\b(?:cnj|ipea|ibge|stj|stf|tst|tribuna(?:l|is)|relatorio|pesquisa|estudo|levantamento|justica em numeros|informa|informou|segundo|conforme|dados|mutirao|universidade|anuario|banco central|procon|censo|defensoria|judiciario|inss|comarca|varas?)\b|\b(?:estatistic|conciliac|mediac)/
/** Matches a claim of the writer to have won something. */
export const WON =
  '(?:obtive(?:mos)?|consegui(?:mos)?|conquist(?:ei|amos)|garanti(?:mos)?|alcanc(?:ei|amos)|ganh(?:ei|amos)|venc(?:i|emos)|revert(?:i|emos)|recuper(?:ei|amos)|derrub(?:ei|amos)|absolv(?:i|emos)|arranquei|arrancamos|a gente (?:conseguiu|ganhou|venceu|obteve|reverteu))'
export const LUXURY =
  '(?:carr(?:o|ao)|porsche|bmw|mercedes|ferrari|audi|land rover|lamborghini|jatinho|lancha|iate|rolex|relogio|mansao|cobertura|apartamento|casa|hotel|resort|suite|viagem|ferias|moto|helicoptero|bolsa|joia|sitio|fazenda)'
/** The writer's own practice. */
export const OWN_PRACTICE =
  '(?:conosco|comigo|com a gente|a gente (?:resolve|cuida|luta|briga)|noss[oa]s? (?:escritorio|equipe|banca|time|advogad[oa]s?|especialistas?|atendimento|assessoria)|meu escritorio|minha equipe)'
