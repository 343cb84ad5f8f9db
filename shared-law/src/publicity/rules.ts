// Data file: the prohibitions of the rules on lawyers' publicity, their sources, what stays allowed and how it
// can be said soberly. Sources: Provimento 205/2021 of the Federal Council of the OAB, in
// https://www.oab.org.br/leisnormas/legislacao/provimentos/205-2021, and the Code of Ethics (Resolução CFOAB 2/2015).
import { CALLS } from './rules/calls'
import { CASES } from './rules/cases'
import { MONEY } from './rules/money'
import { PRAISE } from './rules/praise'
import { PROMISES } from './rules/promises'
import type { PublicityRule } from './rules/types'

export type { PublicityRule }

/** Rules in order of precedence: when two would quote the same words, the first one does. */
export const PUBLICITY_RULES: readonly PublicityRule[] = [...PROMISES, ...MONEY, ...CALLS, ...PRAISE, ...CASES]

/** Sentences that speak about the rules, about others or in the negative: nothing is advertised there. */
export const SPEAKS_ABOUT =
  /\b(?:ved(?:ad|ac|am?\b)|proib|provimento|codigo de etica|antietic|infrac(?:ao|oes)\b|captacao (?:indevida )?de client|mercantiliza|tribunal de etica|ted\b|publicidade (?:irregular|abusiva|enganosa)|puni|suspens(?:o|a|ao) da oab|desconfie|cuidado com|(?<!\b(?:caiu|cair|sofreu|vitima|foi) (?:[a-z]{1,3} ){0,2})golpe|fraude|fals[oa]|charlata|ninguem (?:pode|deve|garante|promete)\b|nenhum advogad|(?:nao|nao se|nunca|jamais|nem) (?:permit|promet|garant|assegur|diga\b)|nao se (?:pod|dev)|nao (?:pod|dev)[a-z]+ (?:promet|garant|oferec|anunci|divulg|diz|usa|faz|ostent|compar|cobra|distrib|capt|contrat|inclu|ser)|nao (?:exist[a-z]+|ha)\b(?! (?:derrota|risco|cas[oa]|chance|como perder|causa|erro|concorren))|nao e\b|nao (?:sou|somos)\b(?! (?:como|apenas|so|mais um|(?:uma? )?(?:escritorio|advogad)))|quem (?:promete|garante|oferece)\b|prometer\b|evite\b)/

/** A text that discusses the rules quotes what they forbid. */
export const DISCUSSES_RULES =
  /\bprovimento\b.{0,12}\b(?:205|94)\b|\bcodigo de etica\b|\btribunal de etica\b|\bpublicidade (?:na|da) advocacia\b/
