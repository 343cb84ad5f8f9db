import { FollowButton, useSession } from '@ementa/ui'
import { peopleQuery } from '@ementa/ui/data'
import { PeopleDialog } from '@ementa/ui/overlays'

/** A dialog that lists who likes a post. */
export default function Likers({ postId, onClose }: { postId: string; onClose: () => void }) {
  const { user } = useSession()
  return (
    <PeopleDialog
      title="Quem curtiu"
      empty="Ninguém curtiu esta publicação ainda."
      request={peopleQuery({ list: 'likers', id: postId, viewer: user?.id ?? null })}
      action={(person) => <FollowButton person={person} />}
      onClose={onClose}
    />
  )
}
