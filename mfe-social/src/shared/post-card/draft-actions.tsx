import { type Post, paths } from '@ementa/contracts'
import { Button, ButtonLink, guardedPress, useServices } from '@ementa/ui'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { publishDraft, publishNow, useShowOwnPost } from '../post-actions/post-actions'
import styles from './card.module.css'

interface DraftActionsProps {
  post: Post
  onDelete: () => void
  onPublished: () => void
}

/** Buttons that publish, edit or delete a draft. */
export function DraftActions({ post, onDelete, onPublished }: DraftActionsProps) {
  const { isBusy, publish } = usePublish(publishDraft, post, onPublished)
  return (
    <div className={styles.row}>
      <Button
        variant="solid"
        size="sm"
        isLoading={isBusy}
        loadingText="Publicando…"
        onClick={guardedPress('drafts', post.id, publish)}
      >
        Publicar
      </Button>
      <ButtonLink size="sm" to={paths.compose.href({ edit: post.id })}>
        Editar
      </ButtonLink>
      <Button
        size="sm"
        variant="danger"
        style={{ marginInlineStart: 'auto' }}
        leftIcon={<Trash2 size={16} aria-hidden />}
        isDisabled={isBusy}
        onClick={onDelete}
      >
        Apagar
      </Button>
    </div>
  )
}

/** Buttons that reschedule a scheduled post or publish it now. */
export function ScheduledActions({ post, onPublished }: Pick<DraftActionsProps, 'post' | 'onPublished'>) {
  const { isBusy, publish } = usePublish(publishNow, post, onPublished)
  return (
    <div className={styles.row}>
      <ButtonLink size="sm" to={paths.compose.href({ edit: post.id, panel: 'schedule' })}>
        Mudar data
      </ButtonLink>
      <Button size="sm" isLoading={isBusy} loadingText="Publicando…" onClick={() => void publish()}>
        Publicar agora
      </Button>
    </div>
  )
}

/** Returns a function that publishes the post by the given call and shows it in the feeds, and whether that is under way. */
function usePublish(call: typeof publishDraft, post: Post, onPublished: () => void) {
  const services = useServices()
  const showOwnPost = useShowOwnPost()
  const [isBusy, setBusy] = useState(false)
  const publish = async () => {
    setBusy(true)
    const published = await call(services, post)
    setBusy(false)
    if (!published) return
    const author = services.session.state.user
    if (author) showOwnPost(published, author)
    onPublished()
  }
  return { isBusy, publish }
}
