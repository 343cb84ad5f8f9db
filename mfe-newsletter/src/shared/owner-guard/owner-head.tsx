import { paths } from '@ementa/contracts'
import { PageHeader, type PageHeaderProps } from '@ementa/ui'
import { useParams } from '@ementa/ui/router'
import type { OwnedNewsletter } from './use-owned-newsletter'

interface OwnerHeadProps extends Pick<PageHeaderProps, 'actions'> {
  title: string
  /** Null while it is not known whose page it is: title and way back are there already. */
  owned: OwnedNewsletter | null
}

/** The head of a page of the newsletter's owner. */
export function OwnerHead({ title, owned, actions }: OwnerHeadProps) {
  const { handle = '' } = useParams()
  const name = owned?.newsletter.title
  return (
    <PageHeader
      title={title}
      eyebrow={name}
      back={{
        href: paths.newsletter.href({ handle: owned?.newsletter.handle ?? handle }),
        label: `Voltar para ${name ?? 'a newsletter'}`,
      }}
      actions={actions}
    />
  )
}
