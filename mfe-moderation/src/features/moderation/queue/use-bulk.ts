import { COUNT, type Outputs, TIMING } from '@ementa/contracts'
import { counted, plural, useServices, useSession, useStableCallback } from '@ementa/ui'
import type { PagedRead } from '@ementa/ui/data'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { describeDecisionError, describeReversalError } from '../../../shared/decisions/decision-errors'
import { justificationProblem, refuseJustification } from '../../../shared/decisions/justification'
import { type DecisionDesk, seenVersions } from './decision-desk'
import type { QueueRow } from './queue-row-data'
import { findBulkObstacle } from './use-decisions'

export type BulkAction = 'approve' | 'remove'

/** Decides about several rows at once: they are checked, confirmed with their content in view, and sent. */
export function useBulk(desk: DecisionDesk, rows: readonly QueueRow[], heading: RefObject<HTMLElement | null>) {
  const { api, toast } = useServices()
  const { user, isModerator } = useSession()
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set())
  const [question, setQuestion] = useState<{ action: BulkAction; rows: QueueRow[] } | null>(null)
  const [reason, setReason] = useState('')
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  const selectable = rows.filter((row) => findBulkObstacle(row, { id: user?.id, isModerator }) === null)
  const chosen = selectable.filter(({ id }) => checked.has(id))

  // The same functions at every render, so that memoised rows do not re-render.
  const check = useCallback((id: string, isChecked: boolean) => {
    setChecked((previous) => {
      const next = new Set(previous)
      if (isChecked) next.add(id)
      else next.delete(id)
      return next
    })
  }, [])
  const checkAll = useStableCallback((isChecked: boolean) =>
    setChecked(new Set(isChecked ? selectable.map(({ id }) => id) : [])),
  )
  /** Takes the focus afterwards: the pressed button on cancelling, else the heading, as the button is disabled then. */
  const focusAfter = useRef<HTMLElement | null>(null)
  const ask = useStableCallback((action: BulkAction) => {
    focusAfter.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
    setQuestion({ action, rows: chosen })
  })

  const send = async () => {
    if (!question || !user || isSending) return
    const wrong = justificationProblem(reason, question.action === 'remove')
    if (wrong) {
      setProblem(wrong)
      refuseJustification(toast, wrong)
      return
    }
    setSending(true)
    try {
      const results = await sendInParts(question.rows, async (part) => {
        const answer = await api.moderation.bulkProcess({
          items: part.map(seenVersions),
          action_type: question.action,
          moderator_id: user.id,
          reason: reason.trim(),
        })
        return answer.results
      })
      const accepted = results.flatMap((one) => (one.ok ? [{ id: one.id, decisionId: one.action.decision_id }] : []))
      const done = accepted.map(({ id }) => id)
      const retryable = results.flatMap((one) => (!one.ok && one.code === 'MOCK_NETWORK_ERROR' ? [one.id] : []))
      desk.hide(question.rows.filter(({ id }) => done.includes(id)))
      desk.markFailed(retryable)
      // Failed items stay checked, so that they can be tried again.
      setChecked(new Set(retryable))
      focusAfter.current = heading.current
      setQuestion(null)
      setReason('')
      report(toast, { done: done.length, failed: retryable.length, all: results.length, undo: () => undo(accepted) })
    } catch (error) {
      toast.show(describeDecisionError(error, 'Ação em massa'))
    } finally {
      setSending(false)
    }
  }

  /** Takes the decisions back one by one, as each has its own entry in the log. */
  const undo = async (decisions: { id: string; decisionId: string }[]) => {
    let failure: unknown
    for (const { id, decisionId } of decisions) {
      try {
        await api.moderation.restore({ id: decisionId, reopen: true })
        desk.show([id])
      } catch (error) {
        failure = error
      }
    }
    if (failure === undefined) toast.info('Decisões desfeitas', `${items(decisions.length)} de volta à fila.`)
    else toast.show(describeReversalError(failure))
  }

  return {
    checked,
    chosen,
    /** The number of loaded rows that no bulk decision can be about, such as appeals. */
    leftOut: rows.length - selectable.length,
    areAllChecked: selectable.length > 0 && chosen.length === selectable.length,
    check,
    checkAll,
    ask,
    question,
    cancel: () => {
      setQuestion(null)
      setProblem(null)
    },
    reason: {
      value: reason,
      onChange: (text: string) => {
        setReason(text)
        setProblem(null)
      },
      problem: problem ?? justificationProblem(reason, false),
    },
    isSending,
    send,
    focusAfter,
  }
}

const items = (count: number) => counted(count, 'item', 'itens')

function report(
  toast: ReturnType<typeof useServices>['toast'],
  { done, failed, all, undo }: { done: number; failed: number; all: number; undo: () => void },
) {
  const action = { label: 'Desfazer', onClick: undo }
  if (done === all) {
    const description = `${items(all)} fora da fila.`
    return toast.success('Ação realizada com sucesso', { description, duration: TIMING.undo, action })
  }
  const late = all - done - failed
  const parts = [
    failed > 0 &&
      `${items(failed)} sem sucesso: ${plural(failed, 'continua selecionado', 'continuam selecionados')} na fila, tente novamente.`,
    late > 0 &&
      `${items(late)} sem efeito: alguém decidiu antes ou está analisando, o texto mudou ou foi apagado, ou há novas denúncias.`,
  ]
  return toast.show({
    status: 'error',
    title: done === 0 ? 'Erro ao executar ação' : `${done} de ${items(all)} ${plural(done, 'tratado', 'tratados')}`,
    description: parts.filter(Boolean).join(' '),
    ...(done > 0 ? { duration: TIMING.undo, action } : {}),
  })
}

type Result = Outputs['moderation']['bulkProcess']['results'][number]

/**
 * Sends the rows in parts of `COUNT.bulkItems`. After the first part, a refused part counts as failed instead of
 * throwing.
 */
export async function sendInParts<Row extends { id: string }>(
  rows: readonly Row[],
  send: (part: readonly Row[]) => Promise<Result[]>,
) {
  const results: Result[] = []
  for (let at = 0; at < rows.length; at += COUNT.bulkItems) {
    const part = rows.slice(at, at + COUNT.bulkItems)
    try {
      results.push(...(await send(part)))
    } catch (error) {
      if (at === 0) throw error
      results.push(...part.map(({ id }) => ({ id, ok: false as const, code: 'MOCK_NETWORK_ERROR' as const })))
    }
  }
  return results
}

type Pages = Pick<PagedRead<unknown, unknown>, 'isEnd' | 'isLoadingMore' | 'moreError' | 'loadMore'>

/**
 * Loads the rest of a list and then chooses all of it. It stops when a page cannot be loaded, as the list offers that
 * page again, and when the filters (`listKey`) change.
 */
export function useChooseEvery(
  { isEnd, isLoadingMore, moreError, loadMore }: Pages,
  listKey: string,
  choose: () => void,
) {
  const [wanted, setWanted] = useState<string | null>(null)
  const isUnderWay = wanted === listKey
  useEffect(() => {
    if (!isUnderWay || isLoadingMore) return
    if (!isEnd && moreError === undefined) return void loadMore()
    if (isEnd) choose()
    setWanted(null)
  }, [isUnderWay, isEnd, isLoadingMore, moreError, loadMore, choose])
  const start = useCallback(() => {
    setWanted(listKey)
    // This also clears an earlier error.
    void loadMore()
  }, [listKey, loadMore])
  return { isUnderWay, start: isEnd ? null : start }
}
