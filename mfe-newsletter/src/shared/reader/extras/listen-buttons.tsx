import { htmlToText, type NewsletterIssue } from '@ementa/contracts'
import { IconButton } from '@ementa/ui'
import { Headphones, Pause, Play, Square } from 'lucide-react'
import { useSpeech } from './use-speech'

const LOOKS = {
  silent: { label: 'Ouvir', icon: Headphones },
  speaking: { label: 'Pausar a leitura', icon: Pause },
  paused: { label: 'Continuar a leitura', icon: Play },
} as const

/** Reads an issue aloud, without a connection too where the voice is the device's own; nothing where no voice is there. */
export function ListenButtons({ issue }: { issue: Pick<NewsletterIssue, 'subject' | 'html'> }) {
  // Signs of footnotes and the notes at the end are not read aloud.
  const words = () => {
    const text = issue.html.replace(/<sup>\s*<a\b[^>]*#nota-.*?<\/sup>|<ol class="footnotes".*?<\/ol>/gs, '')
    return `${issue.subject}\n${htmlToText(text)}`
  }
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
