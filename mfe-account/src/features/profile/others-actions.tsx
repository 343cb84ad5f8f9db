import type { Profile } from '@ementa/contracts'
import {
  ActionMenu,
  askToBlock,
  Button,
  IconButton,
  lazyPart,
  MissingDialog,
  setMuted,
  share,
  toggleMembership,
  unblock,
  useRelation,
  useServices,
  useWidget,
  WidgetBoundary,
} from '@ementa/ui'
import { Ban, Flag, Mail, Share2, UserCheck, UserPlus, Volume2, VolumeX } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import styles from './profile-header.module.css'
import { MUTED_WORDS, sharedProfile } from './profile-words'

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
      <IconButton
        aria-label="Compartilhar perfil"
        title="Compartilhar perfil"
        icon={<Share2 size={20} aria-hidden />}
        onClick={() => void share(services, sharedProfile(profile))}
      />
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
        <Suspense fallback={null}>
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
