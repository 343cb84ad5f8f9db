/** Rules that a removal, a ban or a warning may rest on. The justification begins with the rule's sentence. */
export const RULES = [
  {
    id: 'offence',
    title: 'Ofensa pessoal',
    text: 'Ataca a pessoa, e não o argumento. Divergir é livre; ofender, não.',
  },
  {
    id: 'advertising',
    title: 'Publicidade irregular',
    text: 'Oferece serviço com preço, urgência ou promessa de resultado (Provimento 205/2021 da OAB).',
  },
  { id: 'spam', title: 'Mensagem repetida', text: 'Repete a mesma mensagem em várias conversas, fora do assunto.' },
  {
    id: 'false',
    title: 'Informação falsa',
    text: 'Cita norma ou julgado que não existe, ou dá por vigente o que não está em vigor.',
  },
  {
    id: 'secrecy',
    title: 'Sigilo e dados pessoais',
    text: 'Expõe dado pessoal, dado de cliente ou processo em segredo de justiça (art. 189 do CPC; Lei 13.709/2018).',
  },
  {
    id: 'copyright',
    title: 'Direito autoral',
    text: 'Reproduz obra protegida sem autorização nem citação da fonte (Lei 9.610/1998).',
  },
  { id: 'identity', title: 'Falsa identidade', text: 'Apresenta-se como outra pessoa ou com título que não tem.' },
] as const

export type RuleId = (typeof RULES)[number]['id']

const sentenceOfRule = ({ title, text }: (typeof RULES)[number]) => `${title}. ${text}`

/** Returns the rule with which a justification begins, or null. */
export const ruleOf = (justification: string): RuleId | null =>
  RULES.find((rule) => justification.startsWith(sentenceOfRule(rule)))?.id ?? null

/** Returns the justification with the sentence of this rule, or of none; the moderator's own words stay. */
export function withRule(justification: string, id: RuleId | null): string {
  const current = RULES.find((rule) => justification.startsWith(sentenceOfRule(rule)))
  const words = (current ? justification.slice(sentenceOfRule(current).length) : justification).trim()
  const rule = RULES.find((one) => one.id === id)
  return rule ? `${sentenceOfRule(rule)}${words && `\n${words}`}` : words
}
