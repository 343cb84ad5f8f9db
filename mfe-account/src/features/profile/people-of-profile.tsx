import type { Profile } from '@ementa/contracts'
import { FollowButton, useSession } from '@ementa/ui'
import { peopleQuery } from '@ementa/ui/data'
import { PeopleDialog } from '@ementa/ui/overlays'

export type ProfileList = 'followers' | 'following'

const WORDS = {
  followers: { title: 'Seguidores', empty: 'Ninguém segue este perfil ainda.' },
  following: { title: 'Seguindo', empty: 'Este perfil ainda não segue ninguém.' },
} as const

interface PeopleOfProfileProps {
  profile: Profile
  list: ProfileList
  onClose: () => void
}

/** Lists the followers of a person, or the people they follow. */
export default function PeopleOfProfile({ profile, list, onClose }: PeopleOfProfileProps) {
  const { user } = useSession()
  return (
    <PeopleDialog
      {...WORDS[list]}
      request={peopleQuery({ list, id: profile.id, viewer: user?.id ?? null })}
      action={(person) => <FollowButton person={person} />}
      onClose={onClose}
    />
  )
}
