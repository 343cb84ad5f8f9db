import { crashBufferKey, pickedTags, type Services, stored } from '@ementa/contracts'
import { copyKeys } from '@ementa/ui/plain'
import { EMPTY_CONTENT, isSameContent } from '../post-content/post-content'
import { postContentSchema } from '../post-content/post-content-schema'
import type { QueuedPost } from './queued-post'

/** Makes a queued post what the composer opens with. Returns whether it left the queue: not while other text waits there. */
export function takeFromQueue({ offline, toast }: Services, userId: string, post: QueuedPost): boolean {
  const { id, body, images, quoted, rest, tags } = post
  const copyAt = (key: string) => stored(key, postContentSchema)
  const key = crashBufferKey(userId, 'post')
  const leftCopies = copyKeys(key).map((one) => copyAt(one).read())
  if (leftCopies.some((one) => one && !isSameContent(one, EMPTY_CONTENT))) {
    toast.info('Há outro texto no editor', 'Publique-o ou descarte-o antes de editar este.')
    return false
  }
  // Only what is safe elsewhere may leave the queue.
  const content = { ...EMPTY_CONTENT, body, images, quoted, rest, tags: pickedTags({ body, rest, tags }) }
  if (!copyAt(key).write(content)) {
    toast.actionFailed()
    return false
  }
  offline.cancel(id)
  return true
}
