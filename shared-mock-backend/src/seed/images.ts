import { IMAGE, withImageSize } from '@ementa/contracts'

const PREFIX = `${IMAGE.localScheme}seed-`
const drawn = (name: string, width: number, height: number) => PREFIX + withImageSize(name, { width, height })

/** References of the drawings of the sample posts. */
export const seedImages = {
  struckDraft: drawn('struckDraft', 800, 500),
  courtroom: drawn('courtroom', 800, 450),
  channelSteps: drawn('channelSteps', 800, 400),
  studyDesk: drawn('studyDesk', 800, 500),
  hourBank: drawn('hourBank', 960, 600),
  sanctions: drawn('sanctions', 960, 600),
  consumerDeadlines: drawn('consumerDeadlines', 960, 600),
  whichArticle: drawn('whichArticle', 960, 600),
} as const

/** The drawing that a reference names; undefined for any other image. Its file travels with the first that is shown. */
export async function seedDrawing(imageUrl: string): Promise<Blob | undefined> {
  if (!imageUrl.startsWith(PREFIX)) return undefined
  const { drawings } = await import('./drawings')
  // Data that was stored before references had sizes names a drawing without one.
  const svg = drawings.get(imageUrl.slice(PREFIX.length).replace(/-\d+x\d+$/, ''))
  return svg === undefined ? undefined : new Blob([svg], { type: 'image/svg+xml' })
}
