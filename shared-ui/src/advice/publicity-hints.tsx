import type { PublicityAdvice } from '@ementa/law/publicity'
import { Button, useSession } from '@ementa/ui'
import { ChevronDown, ChevronUp, Lightbulb } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import styles from './publicity-hints.module.css'

type Module = typeof import('@ementa/law/publicity')

/** Authorities that the rules on lawyers' publicity bind. */
const BOUND: readonly string[] = ['advogado', 'estagiario']

export interface Advice {
  advice: readonly PublicityAdvice[]
  /** The text with the rewriting of one rule applied; null where its words are gone meanwhile. */
  rewrite: (text: string, ruleId: string) => string | null
}

const NONE: Advice = { advice: [], rewrite: () => null }

/** Advice on a text by the OAB rules, for lawyers and trainees; the rules are loaded with the first text. */
export function usePublicityAdvice(text: string): Advice {
  const authority = useSession().user?.authority
  const isBound = authority !== undefined && BOUND.includes(authority)
  const [rules, setRules] = useState<Module | null>(null)
  const isNeeded = isBound && text.trim() !== '' && rules === null
  useEffect(() => {
    if (!isNeeded) return
    let isCurrent = true
    // Without the rules, offline for example, there is no advice; the next text tries again.
    import('@ementa/law/publicity').then((module) => isCurrent && setRules(module)).catch(() => undefined)
    return () => {
      isCurrent = false
    }
  }, [isNeeded])
  if (!rules || !isBound) return NONE
  return {
    advice: rules.findPublicityAdvice(text),
    rewrite: (current, ruleId) => {
      const found = rules.findPublicityAdvice(current).find(({ rule }) => rule.id === ruleId)
      return found ? rules.applyRewriting(current, found.rewriting) : null
    },
  }
}

export interface PublicityHintsProps {
  /** Plain text of the field. */
  text: string
  /** Puts the rewritten text in place and the focus back into its field. Without it the hints only advise. */
  onRewrite?: (rewrite: (text: string) => string | null) => void
}

/**
 * Hints about words that the OAB's publicity rules advise against: the words, the article on hand, a rewriting one tap
 * away. For lawyers and trainees. Advice only: it refuses nothing, and its absence says nothing.
 */
export function PublicityHints({ text, onRewrite }: PublicityHintsProps) {
  const { advice, rewrite } = usePublicityAdvice(text)
  return (
    <div role="status">
      {advice.map((one) => (
        <Hint
          key={one.rule.id}
          advice={one}
          onRewrite={onRewrite && (() => onRewrite((current) => rewrite(current, one.rule.id)))}
        />
      ))}
    </div>
  )
}

interface HintProps {
  advice: PublicityAdvice
  onRewrite?: (() => void) | undefined
}

function Hint({ advice: { text, rule, rewriting }, onRewrite }: HintProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={styles.hint}>
      <Lightbulb className={styles.icon} size={18} aria-hidden />
      <div className={styles.words}>
        <p className={styles.sentence}>
          <span className={styles.title}>{rule.title}</span>
          {': “'}
          <span className={styles.cited}>{text}</span>
          {`”. Sugestão à luz do ${rule.article}.`}
        </p>
        <div className={styles.actions}>
          {onRewrite && (
            <Button size="sm" className={styles.rewrite} onClick={onRewrite}>
              {rewritingLabel(rewriting)}
            </Button>
          )}
          <Button
            variant="link"
            size="sm"
            className={styles.rule}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            Ver a regra
            {isOpen ? <ChevronUp size={16} aria-hidden /> : <ChevronDown size={16} aria-hidden />}
          </Button>
        </div>
        <div id={id} hidden={!isOpen} className={styles.text}>
          <p>Vedado: {rule.forbids}</p>
          <p>Permitido: {rule.allows}</p>
        </div>
      </div>
    </div>
  )
}

/** Says where more goes than the words that are quoted. */
function rewritingLabel({ text, ofSentence }: PublicityAdvice['rewriting']): string {
  if (text === '') return ofSentence ? 'Retirar a frase inteira' : 'Retirar a frase'
  return ofSentence ? `Trocar a frase inteira por “${text}”` : `Trocar por “${text}”`
}
