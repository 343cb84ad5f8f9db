import type { Services } from '@ementa/contracts'

/** Follows or unfollows a tag and says so; the generic error when it fails, unless the screen has a text of its own. */
export function setTagFollowed(services: Services, slug: string, on: boolean, failedTitle?: string): void {
  const { session, relations, toast, offline } = services
  session.require(async () => {
    try {
      await relations.set('followedTags', slug, on)
    } catch {
      if (failedTitle) toast.error(failedTitle)
      else toast.actionFailed()
      return
    }
    if (!offline.state.online) return
    if (on) toast.success(`Agora você segue #${slug}`)
    else
      toast.success(`Você deixou de seguir #${slug}`, {
        action: { label: 'Desfazer', onClick: () => setTagFollowed(services, slug, true) },
      })
  })
}
