import { canEditPost, crashCopyKey, namesNothing, type Post, paths, type QuotedRef } from '@ementa/contracts'
import {
  Column,
  Loading,
  Outline,
  ReadView,
  SessionReady,
  SignInPrompt,
  TitleSkeleton,
  useCopySlot,
  useHost,
  useLeave,
  useOffline,
  usePageTitle,
  useServices,
} from '@ementa/ui'
import { postQuery, useRead } from '@ementa/ui/data'
import { addressParams, optionalParam, useAddressState } from '@ementa/ui/router'
import { useState } from 'react'
import { toQueuedPost } from '../../shared/queued-posts/queued-posts'
import { Composer, type ComposerProps } from './composer'
import { postContentSchema } from './post-content'

const ADDRESS = addressParams({
  edit: optionalParam,
  quote: optionalParam,
  queued: optionalParam,
  panel: optionalParam,
})

/** Parses `post:<id>` or `issue:<id>`; null for anything else. */
function parseQuoted(quote: string | null): QuotedRef | null {
  const [kind, ...rest] = quote?.split(':') ?? []
  const id = rest.join(':')
  if (id === '' || (kind !== 'post' && kind !== 'issue')) return null
  return { kind, id }
}

/** Page of the composer: a new post, `?edit=<post>`, or `?queued=<action>`. */
export default function ComposePage() {
  return <SessionReady loading={<Waiting />}>{(user) => <Compose userId={user?.id} />}</SessionReady>
}

function Compose({ userId }: { userId: string | undefined }) {
  const [{ edit: editId, quote, queued: queuedId, panel }, setAddress] = useAddressState(ADDRESS)
  // After a sign-out in another tab the text stays, and publishing asks to sign in again.
  const [owner, setOwner] = useState(userId)
  if (userId && userId !== owner) setOwner(userId)

  if (!owner) return <Visitor />
  if (queuedId !== null) return <EditQueued key={`${owner} ${queuedId}`} userId={owner} actionId={queuedId} />
  if (editId === null)
    return (
      <Column>
        <OwnComposer
          key={owner}
          userId={owner}
          editing={null}
          quoted={parseQuoted(quote)}
          onUnquote={() => setAddress({ quote: null })}
        />
      </Column>
    )
  return <EditPage key={`${owner} ${editId}`} userId={owner} editId={editId} isDateWanted={panel === 'schedule'} />
}

/** Gives the composer a crash copy by user, mode and post, so that an edit is never recovered as a new post. */
function OwnComposer({ userId, ...rest }: Omit<ComposerProps, 'slot'> & { userId: string }) {
  const edited = rest.editing?.id ?? rest.queued?.id
  const base = edited ? crashCopyKey(userId, 'edit', edited) : crashCopyKey(userId, 'post')
  const slot = useCopySlot(base, postContentSchema)
  return slot ? <Composer key={slot.key} slot={slot} {...rest} /> : <Waiting />
}

/** Edits a post of the offline queue, which stays there until the edit is sent or queued. */
function EditQueued({ userId, actionId }: { userId: string; actionId: string }) {
  const { toast } = useServices()
  const { pending } = useOffline()
  // Read once: a later change of the queue must not replace the text being edited.
  const [queued] = useState(() => {
    const action = pending.find(({ id }) => id === actionId)
    return action && toQueuedPost({ action, state: 'waiting' })
  })
  useLeave(
    queued === undefined || undefined,
    () => toast.info('Nada para editar na fila', 'A publicação já foi enviada ou retirada da fila.'),
    paths.home.href(),
  )
  if (!queued) return <Waiting />
  return (
    <Column>
      <OwnComposer userId={userId} editing={null} queued={queued} />
    </Column>
  )
}

function EditPage({ userId, editId, isDateWanted }: { userId: string; editId: string; isDateWanted: boolean }) {
  const { toast } = useServices()
  const read = useRead(postQuery(editId))
  const { data, error, isValidating } = read
  // Set once: a later answer must not replace the text being edited.
  const [editing, setEditing] = useState<Post | null>(null)
  const isForeign = data !== undefined && !canEditPost({ id: userId }, data.post)
  const isUnknown = namesNothing(error, 'POST_NOT_FOUND')
  if (data && !isValidating && !editing && !isForeign) setEditing(data.post)

  const isRefused = isForeign || isUnknown
  useLeave(
    isRefused || undefined,
    () => toast.error('Erro ao atualizar', 'Esta publicação não existe ou não é sua.'),
    paths.home.href(),
  )

  if (isRefused) return <Waiting />
  if (editing)
    return (
      <Column>
        <OwnComposer userId={userId} editing={editing} isDateWanted={isDateWanted} />
      </Column>
    )
  return (
    <Column>
      <ReadView
        read={read}
        skeleton={<ComposerSkeleton />}
        failed={{ titleAs: 'h1', title: 'Não foi possível carregar a publicação' }}
      >
        {() => <ComposerSkeleton />}
      </ReadView>
    </Column>
  )
}

function Waiting() {
  return (
    <Column>
      <ComposerSkeleton />
    </Column>
  )
}

function ComposerSkeleton() {
  usePageTitle('Novo Post')
  return (
    <Loading title="Novo Post">
      <TitleSkeleton />
      <div className="outline-field">
        <Outline h="132px" />
      </div>
    </Loading>
  )
}

function Visitor() {
  const { isCommunity } = useHost()
  usePageTitle('Novo Post')
  return (
    <SignInPrompt
      illustration="sheet"
      titleAs="h1"
      title="Entre para publicar"
      description={`Com uma conta, você publica, agenda e guarda rascunhos${isCommunity ? '' : ' neste aparelho'}.`}
    />
  )
}
