import { type Api, LARGEST_PAGE } from '@ementa/contracts'
import { confirm, counted, formatNumber } from '@ementa/ui'

/** Counts the sent issues of a newsletter. */
async function countSent(api: Api, newsletterId: string): Promise<number> {
  let count = 0
  let cursor: string | null | undefined
  do {
    const input = { newsletterId, status: 'sent', limit: LARGEST_PAGE, cursor } as const
    const page: Awaited<ReturnType<typeof api.newsletters.listIssues>> = await api.newsletters.listIssues(input)
    count += page.issues.length
    cursor = page.nextCursor
  } while (cursor)
  return count
}

/** Asks before a paid newsletter becomes free, which opens all of its issues at once; true when its owner wants that. */
export async function confirmOpening(api: Api, newsletterId: string): Promise<boolean> {
  const count = await countSent(api, newsletterId)
  if (count === 0) return true
  const opens = count === 1 ? 'edição que só assinantes leem se abre' : 'edições que só assinantes leem se abrem'
  return confirm({
    title: 'Tornar a newsletter gratuita?',
    body: `${formatNumber(count)} ${opens} a todos assim que você salvar. Cobrar de novo depois não desfaz o que já tiver sido lido.`,
    confirmLabel: count === 1 ? 'Abrir a edição a todos' : `Abrir ${counted(count, 'edição', 'edições')} a todos`,
    danger: true,
  })
}
