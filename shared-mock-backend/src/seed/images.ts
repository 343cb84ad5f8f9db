import { IMAGE } from '@ementa/contracts'

const PREFIX = `${IMAGE.localScheme}seed-`
const drawn = (name: string) => `${PREFIX}${name}`

/** References of the drawings of the sample posts. */
export const seedImages = {
  struckDraft: drawn('struckDraft'),
  courtroom: drawn('courtroom'),
  channelSteps: drawn('channelSteps'),
  studyDesk: drawn('studyDesk'),
  hourBank: drawn('hourBank'),
  sanctions: drawn('sanctions'),
  consumerDeadlines: drawn('consumerDeadlines'),
  whichArticle: drawn('whichArticle'),
} as const

/** The drawing that a reference names; undefined for any other image. Its file travels with the first that is shown. */
export async function seedDrawing(imageUrl: string): Promise<Blob | undefined> {
  if (!imageUrl.startsWith(PREFIX)) return undefined
  const { drawings } = await import('./drawings')
  const svg = drawings.get(imageUrl.slice(PREFIX.length))
  return svg === undefined ? undefined : new Blob([svg], { type: 'image/svg+xml' })
}
