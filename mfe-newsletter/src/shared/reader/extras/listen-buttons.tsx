import { htmlToText, type NewsletterIssue, withoutFootnoteMarks, withoutNotes } from '@ementa/contracts'
import { IconButton } from '@ementa/ui'
import { Headphones, Pause, Play, Square } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

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

type SpeechState = 'silent' | 'speaking' | 'paused'

/** A voice for Portuguese, the Brazilian one first; null where the browser has none, or not yet. */
function portugueseVoice(): SpeechSynthesisVoice | null {
  const voices = globalThis.speechSynthesis?.getVoices() ?? []
  const named = (prefix: string) => voices.find(({ lang }) => lang.replace('_', '-').toLowerCase().startsWith(prefix))
  return named('pt-br') ?? named('pt') ?? null
}

/** Browsers find their voices only some time after the page began. */
function useVoice(): SpeechSynthesisVoice | null {
  const [voice, setVoice] = useState(portugueseVoice)
  useEffect(() => {
    const { speechSynthesis } = globalThis
    const look = () => setVoice(portugueseVoice())
    speechSynthesis?.addEventListener?.('voiceschanged', look)
    return () => speechSynthesis?.removeEventListener?.('voiceschanged', look)
  }, [])
  return voice
}

/** Reads a text aloud with the browser's own voice, part by part; null where no voice speaks Portuguese. */
function useSpeech(text: () => string) {
  const voice = useVoice()
  const [state, setState] = useState<SpeechState>('silent')
  /** A reading that was stopped says nothing more, whatever events still come. */
  const reading = useRef(0)
  /** The part that is being read, or was when the reading was paused. */
  const place = useRef(0)
  useEffect(() => {
    const stop = () => globalThis.speechSynthesis?.cancel()
    window.addEventListener('pagehide', stop)
    return () => {
      window.removeEventListener('pagehide', stop)
      reading.current += 1
      stop()
    }
  }, [])
  if (!voice) return null
  const { speechSynthesis } = globalThis

  function fallSilent(next: 'silent' | 'paused') {
    reading.current += 1
    speechSynthesis.cancel()
    setState(next)
  }

  function speakFrom(first: number) {
    fallSilent('silent')
    const own = reading.current
    const parts = speechParts(text())
    if (parts.length <= first) return
    place.current = first
    setState('speaking')
    for (const [index, part] of parts.entries()) {
      if (index < first) continue
      const utterance = new SpeechSynthesisUtterance(part)
      utterance.voice = voice
      utterance.lang = voice?.lang ?? 'pt-BR'
      const end = () => reading.current === own && setState('silent')
      utterance.onstart = () => {
        if (reading.current === own) place.current = index
      }
      utterance.onerror = end
      if (index === parts.length - 1) utterance.onend = end
      speechSynthesis.speak(utterance)
    }
  }

  return {
    state,
    stop: () => fallSilent('silent'),
    /** A pause drops the part, and the reading goes on with its beginning: no part comes back after the browser's own pause on Linux. */
    toggle() {
      if (state === 'speaking') fallSilent('paused')
      else speakFrom(state === 'paused' ? place.current : 0)
    },
  }
}

/** Some voices fall silent after 15 s of one text: no part is longer than so many characters. */
const LONGEST = 220

/** A text in the parts that a voice reads one after the other: sentences, and pieces of very long ones. */
export function speechParts(text: string): string[] {
  const sentences = new Intl.Segmenter('pt-BR', { granularity: 'sentence' })
  const lines = text.split(/\n+/).filter((line) => line.trim() !== '')
  return lines.flatMap((line) => joined([...sentences.segment(line)].flatMap(({ segment }) => pieces(segment.trim()))))
}

/** A sentence that is too long, cut between words. */
const pieces = (sentence: string) => joined(sentence.split(/\s+/))

/** As few parts as possible, none too long. */
function joined(texts: readonly string[]): string[] {
  const parts: string[] = []
  for (const text of texts) {
    const last = parts.at(-1)
    if (text === '') continue
    if (last !== undefined && last.length + 1 + text.length <= LONGEST) parts[parts.length - 1] = `${last} ${text}`
    else parts.push(text)
  }
  return parts
}
