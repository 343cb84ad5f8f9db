import { Box, Text, TextLink, TimeAgo, useOffline } from '@ementa/ui'
import type { ResponseCache } from '@ementa/ui/data'
import { Link, useLocation } from '@ementa/ui/router'
import { useEffect, useState } from 'react'

interface Saved {
  /** ms epoch of the oldest data on this page; null: the page asks for data that was never saved. */
  at: number | null
  others: { url: string; title: string }[]
}

const LOOK_AGAIN = 1000
const SHOWN = 5

/** While offline: how old the page is, or that it was never saved and which pages were (P-21). */
export function SavedNote({ cache }: { cache: ResponseCache }) {
  const { online } = useOffline()
  const { pathname, search } = useLocation()
  const url = pathname + search
  const [saved, setSaved] = useState<Saved | null>(null)

  useEffect(() => {
    if (online) return setSaved(null)
    // A page asks for its data a moment after it appears; nothing tells the frame when.
    const look = () => setSaved(lookUp(cache, url))
    look()
    const timer = setInterval(look, LOOK_AGAIN)
    return () => clearInterval(timer)
  }, [cache, online, url])

  if (!saved) return null
  return (
    <Box role="note" maxW="600px" mx="auto" px={4} pt={3} fontSize="sm" color="fg.muted">
      {saved.at === null ? <NeverSaved others={saved.others} /> : <Age at={saved.at} />}
    </Box>
  )
}

function Age({ at }: { at: number }) {
  return (
    <Text>
      Conteúdo salvo <TimeAgo iso={new Date(at).toISOString()} />
    </Text>
  )
}

function NeverSaved({ others }: Pick<Saved, 'others'>) {
  return (
    <>
      <Text>Esta página ainda não foi salva neste aparelho e precisa de conexão.</Text>
      {others.length > 0 && (
        <>
          <Text mt={2}>Sem conexão, você ainda pode abrir:</Text>
          <Box as="ul" listStyleType="none">
            {others.map(({ url, title }) => (
              <li key={url}>
                <TextLink as={Link} to={url} display="inline-flex" alignItems="center" minH="44px">
                  {title}
                </TextLink>
              </li>
            ))}
          </Box>
        </>
      )}
    </>
  )
}

function lookUp(cache: ResponseCache, url: string): Saved | null {
  const pages = cache.pages()
  if (!pages.some((page) => page.url === url)) return null
  const others = pages
    .filter((page) => page.url !== url && cache.savedAt(page.url) !== undefined)
    .slice(0, SHOWN)
    .map((page) => ({ url: page.url, title: page.title.replace(/ — [^—]*$/, '') || page.url }))
  return { at: cache.savedAt(url) ?? null, others }
}
