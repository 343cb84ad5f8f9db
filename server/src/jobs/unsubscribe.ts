import { BRAND } from '@ementa/contracts'
import type { Hono } from 'hono'
import { html } from 'hono/html'
import type { ServerBackend } from '../backend'
import type { Query } from '../database/database'
import { UNSUBSCRIBE_PATH } from './issue-mail'

interface Subscription extends Record<string, unknown> {
  newsletter_id: string
  address: string
  person_id: string | null
  title: string
  owner_id: string
}

async function subscriptionOf(query: Query, secret: string): Promise<Subscription | undefined> {
  if (!/^[\da-f]{64}$/.test(secret)) return undefined
  const [found] = await query<Subscription>(
    `select j.newsletter_id, j.address, j.person_id, n.doc->>'title' as title, n.doc->>'owner_id' as owner_id
     from mail_jobs j join newsletters n on n.id = j.newsletter_id where j.id = $1`,
    [secret],
  )
  return found
}

/** A page of a few sentences, which needs no script and loads nothing. */
const page = (heading: string, sentence: string, more = html``) => html`<!DOCTYPE html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><title>${heading} · ${BRAND.name}</title>
<style>body{font:1.0625rem/1.6 Georgia,serif;max-width:34rem;margin:4rem auto;padding:0 1.25rem}h1{font-size:1.5rem}button{font:inherit;padding:.5rem 1rem}</style>
</head><body><main><h1>${heading}</h1><p>${sentence}</p>${more}</main></body></html>`

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
}

const GONE = page(
  'Link inválido',
  'Este link não corresponde a nenhuma assinatura. Copie-o inteiro da mensagem que você recebeu.',
)

/** Adds the page on which a subscription ends, for whoever has the mail: nobody signs in there. */
export function addUnsubscribeRoutes(app: Hono, query: Query, backend: Pick<ServerBackend, 'fetch'>): void {
  const call = async (name: string, input: object, personId: string) => {
    const body = JSON.stringify(input)
    const headers = { 'content-type': 'application/json' }
    const answer = await backend.fetch(
      new Request(`http://server/api/${name}`, { method: 'POST', headers, body }),
      personId,
    )
    if (!answer.ok && answer.status >= 500) throw new Error(`Failed to end a subscription: ${answer.status}.`)
  }

  // Programs that look at links for danger open them: only a POST ends anything.
  app.get(`${UNSUBSCRIBE_PATH}:secret`, async (context) => {
    const found = await subscriptionOf(query, context.req.param('secret'))
    if (!found) return context.html(GONE, 404, HEADERS)
    const sentence = `${found.address} deixa de receber as edições de ${found.title}.`
    const form = html`<form method="post"><button type="submit">Cancelar assinatura</button></form>`
    return context.html(page('Cancelar assinatura', sentence, form), 200, HEADERS)
  })

  app.post(`${UNSUBSCRIBE_PATH}:secret`, async (context) => {
    const found = await subscriptionOf(query, context.req.param('secret'))
    if (!found) return context.html(GONE, 404, HEADERS)
    const { newsletter_id: newsletterId, address: email, person_id, owner_id, title } = found
    if (person_id !== null) await call('newsletters/unsubscribe', { id: newsletterId }, person_id)
    // The list that the owner brought may have the address too, and an import would bring it back.
    await call('newsletters/removeSubscriber', { newsletterId, email }, owner_id)
    return context.html(page('Assinatura cancelada', `${email} não recebe mais as edições de ${title}.`), 200, HEADERS)
  })
}
