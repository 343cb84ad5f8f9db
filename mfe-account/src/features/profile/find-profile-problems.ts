import { graphemeCount, isBlank, isReservedName, LENGTH } from '@ementa/contracts'
import { formatNumber } from '@ementa/ui'

interface ProfileFields {
  name: string
  bio: string
}

type ProfileProblems = Partial<Record<keyof ProfileFields, string>>

/**
 * Returns what is wrong with the edit form, by field. Lengths count user-perceived characters.
 * @param savedName the saved name is accepted as it is
 */
export function findProfileProblems({ name, bio }: ProfileFields, savedName = ''): ProfileProblems {
  const problems: ProfileProblems = {}
  const nameOver = graphemeCount(name.trim()) - LENGTH.displayName
  const bioOver = graphemeCount(bio) - LENGTH.bio
  if (isBlank(name)) problems.name = 'Informe o nome de exibição.'
  else if (nameOver > 0)
    problems.name = `O nome pode ter até ${LENGTH.displayName} caracteres. Remova ${formatNumber(nameOver)}.`
  else if (name.trim() !== savedName && isReservedName(name))
    problems.name = 'Este nome é o da moderação da Ementa. Escolha outro.'
  if (bioOver > 0) problems.bio = `A bio pode ter até ${LENGTH.bio} caracteres. Remova ${formatNumber(bioOver)}.`
  return problems
}
