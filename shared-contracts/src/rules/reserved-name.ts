import { comparableWords } from '../text/text'

/** Words by which somebody would pass for the product or its moderation. */
const OFFICIAL = new Set(['ementa', 'moderacao', 'moderador', 'moderadora', 'moderadores'])
/** Words that such a name may also contain. */
const BESIDE = new Set(['a', 'o', 'da', 'de', 'do', 'equipe', 'time', 'oficial', 'suporte', 'atendimento', 'perfil'])

/**
 * Returns whether this is the account of Ementa's moderation. Nobody else can have its username, and `isReservedName`
 * keeps its name.
 */
export function isOfficialAccount({ username }: { username?: string | undefined }): boolean {
  return username === 'moderacao'
}

/** Returns whether a display name would pass for the moderation of Ementa: `Moderação da Ementa`, `Equipe Ementa`. */
export function isReservedName(name: string): boolean {
  const words = comparableWords(name).trim().split(' ')
  return words.some((word) => OFFICIAL.has(word)) && words.every((word) => OFFICIAL.has(word) || BESIDE.has(word))
}
