// Data file: what the rules on lawyers' publicity forbid, where it is written, what is allowed all the same and how it
// can be said soberly. Sources: Provimento 205/2021 of the Federal Council of the OAB, in
// https://www.oab.org.br/leisnormas/legislacao/provimentos/205-2021, and the Code of Ethics (Resolução CFOAB 2/2015).
import { CALLS } from './rules/calls'
import { CASES } from './rules/cases'
import { MONEY } from './rules/money'
import { PRAISE } from './rules/praise'
import { PROMISES } from './rules/promises'
import type { PublicityRule } from './rules/types'

export type { PublicityRule }

/** In the order in which they claim words that two of them would quote. */
export const PUBLICITY_RULES: readonly PublicityRule[] = [...PROMISES, ...MONEY, ...CALLS, ...PRAISE, ...CASES]

/** Sentences that speak about the rules, about others or in the negative: nothing is advertised there. */
export const SPEAKS_ABOUT =
  /\b(?:ved(?:a|am|ad[oa]s?|acao)|proib\w+|provimento|codigo de etica|antietic\w+|infrac(?:ao|oes)|captacao (?:indevida )?de client\w+|mercantiliza\w+|tribunal de etica|ted|publicidade (?:irregular|abusiva|enganosa)|puni\w+|suspens[oa] d[ao] oab|desconfie\w*|cuidado com|(?<!(?:caiu|cair|sofreu|vitima|foi) (?:em |no |num |de |do )?(?:um )?)golpes?|golpista\w*|fraude\w*|fals[oa]s?|charlata\w+|ninguem (?:pode|deve|garante|promete)|nenhum advogad\w+|nao (?:se )?(?:permit\w+|promet\w+|garant\w+|assegur\w+)|nao se (?:pod\w+|dev\w+)|nao (?:pod|dev)\w+ (?:promet|garant|oferec|anunci|divulg|diz|usa|faz|ostent|compar|cobra|distrib|capt|contrat|inclu|ser)\w*|nao (?:exist\w+|ha)(?! (?:derrota|risco|cas[oa]|chance|como perder|erro|concorren))|nao e|nao (?:sou|somos)(?! (?:como|apenas|so|mais um|uma? (?:escritorio|advogad)))|nunca (?:promet\w+|garant\w+|diga)|jamais (?:promet\w+|garant\w+|diga)|quem (?:promete|garante|oferece)|prometer|evite|nem (?:promet\w+|garant\w+))\b/

/** A text that discusses the rules quotes what they forbid. */
export const DISCUSSES_RULES =
  /\bprovimento\s+(?:(?:da\s+)?oab\s+)?(?:n[ºo.]*\s*)?(?:205|94)\b|\bcodigo de etica\b|\btribunal de etica\b|\bpublicidade (?:na|da) advocacia\b/
