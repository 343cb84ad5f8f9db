import { excerpt, LENGTH, namesNothing, type Profile, paths } from '@ementa/contracts'
import {
  Column,
  EmptyState,
  Loading,
  ReadView,
  SessionReady,
  SignInPrompt,
  usePageTitle,
  useServices,
  useSession,
} from '@ementa/ui'
import { profileQuery, useRead } from '@ementa/ui/data'
import { useParams } from '@ementa/ui/router'
import { useEffect } from 'react'
import { addressedName } from './addressed-name'
import { OwnCards } from './own-cards'
import { ProfileHeader } from './profile-header'
import { ProfileSkeleton } from './profile-skeleton'
import { ProfileTabs } from './profile-tabs'

/** `/profile` is one's own profile, `/u/:username` anyone's, including one's own. */
export default function ProfilePage() {
  const { username } = useParams()
  return (
    // The session decides whether it is one's own profile.
    <SessionReady loading={<Waiting />}>
      {(user) => <AddressedProfile username={username ?? user?.username} />}
    </SessionReady>
  )
}

function AddressedProfile({ username }: { username: string | undefined }) {
  const name = addressedName(username)
  return name === undefined ? <SignedOut /> : <ProfileOf key={name.toLowerCase()} username={name} />
}

function ProfileOf({ username }: { username: string }) {
  const { user } = useSession()
  const { widgets } = useServices()
  // Loads social's card for the posts in parallel with the profile. Their list shows a failure.
  useEffect(() => {
    widgets.load('social/post-card').catch(() => undefined)
  }, [widgets])
  const read = useRead(profileQuery({ username }))
  const { data, error } = read
  const isUnknown = namesNothing(error, 'PROFILE_NOT_FOUND')
  usePageTitle(titleOf(isUnknown ? undefined : data?.profile, isUnknown))

  if (isUnknown) return <UnknownProfile username={username} />
  return (
    <Column>
      <ReadView
        read={read}
        skeleton={<ProfileLoading />}
        failed={{
          title: 'Não foi possível carregar este perfil',
          titleAs: 'h1',
          description: 'A conexão falhou. Tente novamente em instantes.',
        }}
      >
        {({ profile, postCount }) => {
          const isOwn = user?.id === profile.id
          return (
            <>
              <ProfileHeader
                profile={profile}
                postCount={postCount}
                isOwn={isOwn}
                onSaved={(saved) => read.update((now) => ({ ...now, profile: saved }))}
              />
              {isOwn && <OwnCards />}
              <ProfileTabs profile={profile} isOwn={isOwn} />
            </>
          )
        }}
      </ReadView>
    </Column>
  )
}

function titleOf(profile: Profile | undefined, isUnknown: boolean): string {
  if (isUnknown) return 'Perfil não encontrado'
  return profile ? `${profile.display_name} (@${profile.username})` : 'Perfil'
}

function Waiting() {
  usePageTitle('Perfil')
  return (
    <Column>
      <ProfileLoading />
    </Column>
  )
}

function ProfileLoading() {
  return (
    <>
      <h1 className="visually-hidden" tabIndex={-1}>
        Perfil
      </h1>
      <Loading label="Carregando o perfil…">
        <ProfileSkeleton />
      </Loading>
    </>
  )
}

function UnknownProfile({ username }: { username: string }) {
  return (
    <Column>
      <EmptyState
        illustration="folder"
        title="Perfil não encontrado"
        titleAs="h1"
        description={`Ninguém usa o nome @${excerpt(username, LENGTH.displayName)}. Confira se ele foi escrito corretamente.`}
        action={{ label: 'Voltar ao início', href: paths.home.href() }}
      />
    </Column>
  )
}

function SignedOut() {
  usePageTitle('Perfil')
  return (
    <Column>
      <SignInPrompt
        illustration="folder"
        title="Seu perfil"
        titleAs="h1"
        description="Entre para ver seu perfil, suas publicações e suas newsletters."
      />
    </Column>
  )
}
