import { canEditPost, type Post, type Profile, paths } from '@ementa/contracts'
import { useServices, useSession } from '@ementa/ui'
import { ActionMenu, type ActionMenuItem } from '@ementa/ui/overlays'
import { useNavigate } from '@ementa/ui/router'
import { Flag, Link2, Pencil, Trash2, TriangleAlert } from 'lucide-react'
import { usePersonItems } from '../person-items'
import { copyLink } from '../post-actions/post-actions'

interface CardMenuProps {
  post: Post
  author: Pick<Profile, 'id' | 'username'>
  label: string
  onDelete: () => void
  onFlag: () => void
  onReport: () => void
}

/** The menu of a card, with the actions that the reader may use. It is loaded when first opened. */
export default function CardMenu({ post, author, label, onDelete, onFlag, onReport }: CardMenuProps) {
  const services = useServices()
  const { user } = useSession()
  const navigate = useNavigate()
  const personItems = usePersonItems(author)

  const own: ActionMenuItem[] = [
    { label: 'Editar', icon: <Pencil size={18} />, onSelect: () => navigate(paths.compose.href({ edit: post.id })) },
    { label: 'Apagar', icon: <Trash2 size={18} />, onSelect: onDelete, danger: true },
  ]
  const others: ActionMenuItem[] = [
    { label: 'Copiar link', icon: <Link2 size={18} />, onSelect: () => void copyLink(services, post.id) },
    {
      label: 'Reportar',
      description: 'Um toque: chama a atenção da moderação.',
      icon: <Flag size={18} />,
      onSelect: onFlag,
    },
    ...personItems,
    {
      label: 'Denunciar',
      description: 'Com motivo e detalhes, para a moderação decidir.',
      icon: <TriangleAlert size={18} />,
      onSelect: onReport,
      danger: true,
    },
  ]
  return <ActionMenu startOpen label={label} items={canEditPost(user, post) ? own : others} />
}
