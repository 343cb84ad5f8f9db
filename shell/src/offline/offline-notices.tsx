import { Button, counted, TimeAgo, useOffline, useServices, useSession } from '@ementa/ui'
import { type ResponseCache, UNSAVED_TEXTS } from '@ementa/ui/host'
import { Link, useLocation } from '@ementa/ui/router'
import { CloudUpload, WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { pendingState } from '../dialog-states'

/**
 * The bar below the header. It is shown offline and, with other words, online while actions still wait to be sent.
 */
export function OfflineBar({ cache }: { cache: ResponseCache }) {
  const { online, syncing, pending } = useOffline()
  const count = pending.length
  if (online && count === 0) return null
  const Icon = online ? CloudUpload : WifiOff
  return (
    <section className="offline-bar" aria-label={online ? 'Pendências de envio' : 'Sem conexão'}>
      <div>
        <Icon size={18} aria-hidden />
        <div>
          <p role="status">{online ? messageOnline(syncing, count) : 'Sem conexão — exibindo conteúdo salvo'}</p>
          <OfflineCopyAge cache={cache} />
        </div>
        <div>
          <Actions count={count} isSyncing={syncing} />
        </div>
      </div>
    </section>
  )
}

function Actions({ count, isSyncing }: { count: number; isSyncing: boolean }) {
  const { offline } = useServices()
  return (
    <>
      <Button variant="ghost" aria-haspopup="dialog" onClick={pendingState.open}>
        {counted(count, 'ação pendente', 'ações pendentes')}
      </Button>
      <Button variant="ghost" isLoading={isSyncing} loadingText="Sincronizando…" onClick={() => void offline.sync()}>
        Tentar sincronizar
      </Button>
    </>
  )
}

function messageOnline(isSyncing: boolean, count: number): string {
  if (isSyncing) return 'Enviando o que ficou na fila…'
  return count === 1 ? 'Uma ação ainda não foi enviada' : 'Algumas ações ainda não foram enviadas'
}

interface OfflineCopy {
  /** Age of the oldest data on this page, in ms since the epoch; null if the page needs data that was never saved. */
  at: number | null
  others: { url: string; title: string }[]
}

type PageCache = Pick<ResponseCache, 'pages' | 'savedAt'>

/** Time in ms between two looks at the cache. */
const POLL_MS = 250
const MAX_LINKS = 5

/** Returns what the cache has for the current page while offline; null online and on pages without reads. */
export function useOfflineCopy(cache: PageCache): OfflineCopy | null {
  const { online } = useOffline()
  const { pathname, search } = useLocation()
  const url = pathname + search
  const [saved, setSaved] = useState<OfflineCopy | null>(null)

  useEffect(() => {
    if (online) return setSaved(null)
    // A page reads its data a moment after it is shown, without notifying the frame.
    const look = () => setSaved(lookUp(cache, url))
    look()
    const timer = setInterval(look, POLL_MS)
    return () => clearInterval(timer)
  }, [cache, online, url])

  return saved
}

/** The age of the shown data, for the offline bar. */
export function OfflineCopyAge({ cache }: { cache: ResponseCache }) {
  const saved = useOfflineCopy(cache)
  if (!saved?.at) return null
  return (
    <span className="offline-copy-age">
      salvo <TimeAgo iso={new Date(saved.at).toISOString()} />
    </span>
  )
}

/** The note on a page that was never saved, with links to pages that work offline. */
export function NoOfflineCopyNotice({ others }: Pick<OfflineCopy, 'others'>) {
  const { user } = useSession()
  return (
    <div role="note" className="no-offline-copy">
      <p>{UNSAVED_TEXTS.page}</p>
      {user && <p>Você pode continuar escrevendo: o que publicar é enviado quando a conexão voltar.</p>}
      {others.length > 0 && (
        <>
          <p>Sem conexão, você ainda pode abrir:</p>
          <ul>
            {others.map(({ url, title }) => (
              <li key={url}>
                <Link className="text-link" to={url}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function lookUp(cache: PageCache, url: string): OfflineCopy | null {
  const pages = cache.pages()
  if (!pages.some((page) => page.url === url)) return null
  const others = pages
    .filter((page) => page.url !== url && cache.savedAt(page.url) !== undefined)
    .map((page) => ({ url: page.url, title: page.title.replace(/ — [^—]*$/, '') || page.url }))
    // Pages with the same title cannot be told apart, so only the one read last is listed.
    .filter(({ title }, index, all) => all.findIndex((other) => other.title === title) === index)
    .slice(0, MAX_LINKS)
  return { at: cache.savedAt(url) ?? null, others }
}
