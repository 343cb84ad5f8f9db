import { useEffect, useRef, useState } from 'react'
import { speechParts } from './speech-parts'

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
export function useSpeech(text: () => string) {
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
