import type { PublicityAdvice } from '@ementa/law/publicity'
import { useSession } from '@ementa/ui'
import { useEffect, useState } from 'react'

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
