import { type Comment, canChangeComment, canReport, type Profile } from '@ementa/contracts'
import { ActionMenu, askToBlock, setMuted, unblock, useRelation, useServices } from '@ementa/ui'
import type { ActionMenuItem } from '@ementa/ui/overlays'
import { Ban, Flag, Link2, Pencil, Trash2, Volume2, VolumeX } from 'lucide-react'
import type { CommentHandlers } from './comment-handlers'

interface CommentMenuProps {
  comment: Comment
  /** Null where the author is unknown, so that nobody can be muted or blocked. */
  author: Profile | null
  viewer: Pick<Profile, 'id'> | null
  label: string
  on: CommentHandlers
}

/** The menu of a comment: copies its link, edits or deletes an own one, reports another's, mutes or blocks its author. */
export function CommentMenu({ comment, author, viewer, label, on }: CommentMenuProps) {
  const services = useServices()
  const isMuted = useRelation('muted', comment.author_id)
  const isBlocked = useRelation('blocked', comment.author_id)
  const copyLink: ActionMenuItem = {
    label: 'Copiar link',
    icon: <Link2 size={18} aria-hidden />,
    onSelect: () => on.copyLink(comment),
  }
  const own: ActionMenuItem[] = [
    copyLink,
    { label: 'Editar', icon: <Pencil size={18} aria-hidden />, onSelect: () => on.edit(comment) },
    { label: 'Excluir', icon: <Trash2 size={18} aria-hidden />, onSelect: () => on.remove(comment), danger: true },
  ]
  const others: ActionMenuItem[] = [copyLink]
  if (canReport(viewer, comment)) {
    others.push({
      label: 'Reportar',
      icon: <Flag size={18} aria-hidden />,
      onSelect: () => on.report(comment),
      danger: true,
    })
  }
  if (author) {
    others.push(
      isMuted
        ? {
            label: 'Reativar',
            icon: <Volume2 size={18} aria-hidden />,
            onSelect: () => setMuted(services, author, false),
          }
        : {
            label: 'Silenciar',
            icon: <VolumeX size={18} aria-hidden />,
            onSelect: () => setMuted(services, author, true),
          },
      isBlocked
        ? { label: 'Desbloquear', icon: <Ban size={18} aria-hidden />, onSelect: () => unblock(services, author) }
        : {
            label: 'Bloquear',
            icon: <Ban size={18} aria-hidden />,
            onSelect: () => askToBlock(services, author),
            danger: true,
          },
    )
  }
  return <ActionMenu startOpen label={label} items={canChangeComment(viewer, comment) ? own : others} />
}
