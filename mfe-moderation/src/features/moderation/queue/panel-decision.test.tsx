import { expect, test } from 'vitest'
import { RULES, ruleOf, withRule } from './panel-decision'

test('choosing a rule writes its sentence first, and another one takes its place; own words stay', () => {
  const first = withRule('Já avisado em março.', 'advertising')
  expect(first).toMatch(/^Publicidade irregular\. Oferece serviço .*OAB\)\.\nJá avisado em março\.$/)
  expect(ruleOf(first)).toBe('advertising')
  const second = withRule(first, 'spam')
  expect(second).toMatch(/^Mensagem repetida\. .*\nJá avisado em março\.$/)
  expect(withRule(second, null)).toBe('Já avisado em março.')
  expect(ruleOf('Já avisado em março.')).toBeNull()
  // Without own words nothing follows the sentence of the rule.
  expect(withRule('  ', 'spam')).toMatch(/fora do assunto\.$/)
  expect(withRule('', null)).toBe('')
})

test('every rule is found by its own sentence', () => {
  for (const { id, title } of RULES) {
    const text = withRule('', id)
    expect(ruleOf(text)).toBe(id)
    expect(text).toMatch(new RegExp(`^${title}\\. .{20,}\\.$`))
  }
  expect(new Set(RULES.map(({ title }) => title)).size).toBe(RULES.length)
})
