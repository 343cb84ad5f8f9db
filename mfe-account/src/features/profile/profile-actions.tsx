import { type Profile, productAddress, profileShareUrl } from '@ementa/contracts'
import {
  ActionMenu,
  askToBlock,
  Button,
  IconButton,
  lazyPart,
  type MembershipWords,
  MissingDialog,
  type Shared,
  setMuted,
  share,
  toggleMembership,
  unblock,
  useRelation,
  useServices,
  useWidget,
  WidgetBoundary,
} from '@ementa/ui'
import { Ban, Flag, Mail, Pencil, Share2, UserCheck, UserPlus, Volume2, VolumeX } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import styles from './profile-header.module.css'

const EditProfileDialog = lazyPart(() => import('./edit-profile-dialog'), MissingDialog)

export function OwnActions({ profile, onSaved }: { profile: Profile; onSaved: (profile: Profile) => void }) {
  const [isEditing, setEditing] = useState(false)
  return (
    <>
      <Button leftIcon={<Pencil size={18} aria-hidden />} onClick={() => setEditing(true)}>
        Editar Perfil
      </Button>
      <ShareButton profile={profile} />
      {isEditing && (
        <Suspense>
          <EditProfileDialog profile={profile} onClose={() => setEditing(false)} onSaved={onSaved} />
        </Suspense>
      )}
    </>
  )
}

const MessageDialog = lazyPart(() => import('./message-dialog'), MissingDialog)

/** Buttons and menu on another person's profile: follow, message, share, mute, block and report. */
export function OthersActions({ profile }: { profile: Profile }) {
  const isFollowing = useRelation('following', profile.id)
  const isMuted = useRelation('muted', profile.id)
  const isBlocked = useRelation('blocked', profile.id)
  const services = useServices()
  const setMute = (on: boolean) => setMuted(services, profile, on, MUTED_WORDS)
  const [isWriting, setWriting] = useState(false)
  const [isReporting, setReporting] = useState(false)
  return (
    <>
      <Button
        variant={isFollowing ? 'outline' : 'solid'}
        aria-pressed={isFollowing}
        leftIcon={isFollowing ? <UserCheck size={18} aria-hidden /> : <UserPlus size={18} aria-hidden />}
        onClick={() => toggleMembership(services, 'following', profile.id)}
        isDisabled={isBlocked}
        className={`${styles.worded} ${styles.follow}`}
      >
        {isFollowing ? 'Seguindo' : 'Seguir'}
      </Button>
      <Button className={styles.worded} leftIcon={<Mail size={18} aria-hidden />} onClick={() => setWriting(true)}>
        Mensagem
      </Button>
      <ShareButton profile={profile} />
      <ActionMenu
        label={`Mais ações para o perfil de ${profile.display_name}`}
        items={[
          isMuted
            ? { label: 'Reativar', icon: <Volume2 size={18} aria-hidden />, onSelect: () => setMute(false) }
            : { label: 'Silenciar', icon: <VolumeX size={18} aria-hidden />, onSelect: () => setMute(true) },
          isBlocked
            ? { label: 'Desbloquear', icon: <Ban size={18} aria-hidden />, onSelect: () => unblock(services, profile) }
            : {
                label: 'Bloquear',
                icon: <Ban size={18} aria-hidden />,
                onSelect: () => askToBlock(services, profile),
                danger: true,
              },
          {
            label: 'Denunciar',
            icon: <Flag size={18} aria-hidden />,
            onSelect: () => services.session.require(() => setReporting(true)),
            danger: true,
          },
        ]}
      />
      {isWriting && (
        <Suspense>
          <MessageDialog onClose={() => setWriting(false)} name={profile.display_name} />
        </Suspense>
      )}
      {isReporting && <ReportProfile profile={profile} onClose={() => setReporting(false)} />}
    </>
  )
}

/**
 * Opens the report dialog, which belongs to social and is loaded now; without social, a toast says why nothing opens.
 */
function ReportProfile({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const { toast } = useServices()
  const { status, Widget } = useWidget('social/report-dialog')
  useEffect(() => {
    if (status !== 'failed') return
    toast.error(
      'Denúncia indisponível no momento',
      'A área de publicações não pôde ser carregada. Recarregue a página e tente novamente.',
    )
    onClose()
  }, [status, toast, onClose])
  if (!Widget) return null
  return (
    <WidgetBoundary fallback={null}>
      <Widget isOpen onClose={onClose} target={{ type: 'user', id: profile.id }} author={profile} />
    </WidgetBoundary>
  )
}

/** Says on the profile itself that this person is muted or blocked, with the way back. */
export function RelationNotes({ profile }: { profile: Profile }) {
  const isMuted = useRelation('muted', profile.id)
  const isBlocked = useRelation('blocked', profile.id)
  const services = useServices()
  return (
    <>
      {isBlocked && (
        <Note
          text={`Você bloqueou @${profile.username}.`}
          label="Desbloquear"
          onUndo={() => unblock(services, profile)}
        />
      )}
      {isMuted && !isBlocked && (
        <Note
          text={`Você silenciou @${profile.username}: as publicações e os comentários não aparecem nas suas listas.`}
          label="Reativar"
          onUndo={() => setMuted(services, profile, false, MUTED_WORDS)}
        />
      )}
    </>
  )
}

function Note({ text, label, onUndo }: { text: string; label: string; onUndo: () => void }) {
  return (
    <div className={styles.note}>
      <p className="muted">{text}</p>
      <Button size="sm" onClick={onUndo}>
        {label}
      </Button>
    </div>
  )
}

/** Texts of the toasts of a profile. */
const MUTED_WORDS: MembershipWords = { on: 'Usuário silenciado', off: 'Usuário des-silenciado', undo: 'on' }

function ShareButton({ profile: { username, display_name } }: { profile: Profile }) {
  const services = useServices()
  const shared: Shared = {
    title: `${display_name} (@${username})`,
    url: profileShareUrl(productAddress(), username),
    copied: 'Link do perfil copiado!',
  }
  return (
    <IconButton
      aria-label="Compartilhar perfil"
      title="Compartilhar perfil"
      icon={<Share2 size={20} aria-hidden />}
      onClick={() => void share(services, shared)}
    />
  )
}
