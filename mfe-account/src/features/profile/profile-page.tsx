import { excerpt, LENGTH, namesNothing, type Profile, paths } from '@ementa/contracts'
import {
  Column,
  EmptyState,
  Loading,
  Outline,
  PostSkeleton,
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
import { addressedName } from './first-reads'
import { OwnCards } from './own-cards'
import { ProfileHeader } from './profile-header'
import skeleton from './profile-skeleton.module.css'
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

/** Skeleton as tall as a usual profile header, so that nothing jumps when it arrives. */
function ProfileSkeleton() {
  return (
    <>
      <div className={skeleton.header}>
        <div className={skeleton.person}>
          <Outline w="88px" h="88px" isRound />
          <div className={skeleton.names}>
            <Outline h="26px" w="55%" />
            <Outline h="14px" w="30%" mt="0.75rem" />
            <Outline h="12px" w="38%" mt="0.75rem" />
          </div>
        </div>
        <Outline h="16px" w="85%" mt="1.25rem" />
        <Outline h="44px" mt="2rem" />
      </div>
      <PostSkeleton />
      <PostSkeleton />
    </>
  )
}
