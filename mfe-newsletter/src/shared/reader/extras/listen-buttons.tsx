import { htmlToText, type NewsletterIssue, withoutFootnoteMarks, withoutNotes } from '@ementa/contracts'
import { IconButton } from '@ementa/ui'
import { Headphones, Pause, Play, Square } from 'lucide-react'
import { useSpeech } from './use-speech'

const LOOKS = {
  silent: { label: 'Ouvir', icon: Headphones },
  speaking: { label: 'Pausar a leitura', icon: Pause },
  paused: { label: 'Continuar a leitura', icon: Play },
} as const

const STRUCK = /<(s|del|strike)\b[^>]*>[\s\S]*?<\/\1\s*>/gi
const BLOCK_END = /<\/(?:p|li|h[1-6]|blockquote|pre|td|th|caption|figcaption)\s*>|<br\s*\/?>/i

/**
 * What is read aloud, a line for each paragraph, so that the voice rests after a heading: without the notes, their signs,
 * and what is struck out, which would sound like law in force.
 */
export function spokenText(html: string): string {
  return withoutFootnoteMarks(withoutNotes(html))
    .replace(STRUCK, ' ')
    .split(BLOCK_END)
    .map(htmlToText)
    .filter(Boolean)
    .join('\n')
}

/** Reads an issue aloud, without a connection too where the voice is the device's own; nothing where no voice is there. */
export function ListenButtons({ issue }: { issue: Pick<NewsletterIssue, 'subject' | 'html'> }) {
  const words = () => `${issue.subject}\n${spokenText(issue.html)}`
  const speech = useSpeech(words)
  if (!speech) return null
  const { label, icon: Icon } = LOOKS[speech.state]
  return (
    <>
      <IconButton aria-label={label} icon={<Icon size={20} aria-hidden />} onClick={speech.toggle} />
      {speech.state !== 'silent' && (
        <IconButton aria-label="Parar a leitura" icon={<Square size={18} aria-hidden />} onClick={speech.stop} />
      )}
    </>
  )
}
