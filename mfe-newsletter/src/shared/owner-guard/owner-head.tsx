import { paths } from '@ementa/contracts'
import { Loading, Outline, PageHeader, type PageHeaderProps } from '@ementa/ui'
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

function Field({ height }: { height: string }) {
  return (
    <div className="outline-field">
      <Outline h="14px" w="120px" />
      <Outline h={height} mt="8px" />
    </div>
  )
}

/** Labels and fields of a form that is loading. */
export function FormSkeleton() {
  return (
    <Loading>
      <Field height="44px" />
      <Field height="132px" />
      <Field height="44px" />
    </Loading>
  )
}
