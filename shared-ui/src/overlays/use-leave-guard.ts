import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useAppRouter } from '../routing/router-provider'
import { noteUnsaved } from '../services/unsaved'
import type { ConfirmOptions } from './confirm'
import { confirm } from './on-demand'

interface LeaveGuardOptions {
  /** Says in one sentence what would be lost. */
  body?: string
  /** Runs before the page is left by `Sair sem salvar`: forget the copy of the text here. */
  onDiscard?: () => void
  /** A way to keep it that the question offers too; it leaves by `proceed`, once everything is safe. */
  alternative?: { label: string; onChoose: (proceed: () => void) => void }
}

interface LeaveGuard {
  /**
   * Lets navigations pass, without waiting for a render that says that everything is safe. Returns a function that guards
   * again.
   */
  release: () => () => void
}

/** Asks `Sair sem salvar?`; resolves to whether to leave. */
export function askToLeave(
  body = 'As alterações que ainda não foram salvas serão perdidas.',
  alternative?: ConfirmOptions['alternative'],
): Promise<boolean> {
  return confirm({
    title: 'Sair sem salvar?',
    body,
    confirmLabel: 'Sair sem salvar',
    cancelLabel: 'Continuar editando',
    alternative,
    danger: true,
  })
}

/**
 * Holds a person back while there is something to lose: links, the back button and gesture ask, reload and closing warn.
 * A change of only the hash or the query of the same page passes.
 */
export function useLeaveGuard(
  hasChanges: boolean,
  { body, onDiscard, alternative }: LeaveGuardOptions = {},
): LeaveGuard {
  // Read when a navigation begins, after the render that still had changes.
  const isReleased = useRef(false)
  useEffect(() => {
    if (!hasChanges) {
      isReleased.current = false
      return
    }
    const warn = (event: BeforeUnloadEvent) => {
      if (!isReleased.current) event.preventDefault()
    }
    const forget = noteUnsaved()
    window.addEventListener('beforeunload', warn)
    return () => {
      forget()
      window.removeEventListener('beforeunload', warn)
    }
  }, [hasChanges])

  const router = useAppRouter()
  const ask = useEffectEvent(async (proceed: () => void, isCurrent: () => boolean) => {
    const isLeaving = await askToLeave(
      body,
      alternative && { ...alternative, onChoose: () => alternative.onChoose(proceed) },
    )
    if (!isLeaving || !isCurrent()) return
    onDiscard?.()
    proceed()
  })
  useEffect(() => {
    if (!router || !hasChanges) return
    // After two attempts in a row only the later one may still go through.
    let current = {}
    const unblock = router.block({
      blocks: (from, to) => !isReleased.current && from.pathname !== to.pathname,
      onBlocked(proceed) {
        const attempt = {}
        current = attempt
        void ask(proceed, () => current === attempt)
      },
    })
    return () => {
      current = {}
      unblock()
    }
  }, [router, hasChanges])

  const [guard] = useState(() => ({
    release() {
      isReleased.current = true
      return () => {
        isReleased.current = false
      }
    },
  }))
  return guard
}
