import { isolate, type Newsletter, type Profile, paths } from '@ementa/contracts'
import { EmptyState, pricePerMonth, ReadView, Skeletons } from '@ementa/ui'
import { newslettersQuery, useRead } from '@ementa/ui/data'
import { Link } from '@ementa/ui/router'
import styles from './profile-tabs.module.css'

/** The newsletters that this person publishes. */
export function NewslettersTab({ profile, isOwn }: { profile: Profile; isOwn: boolean }) {
  const read = useRead(newslettersQuery())
  const isPublished = ({ owner_id }: Newsletter) => owner_id === profile.id
  return (
    <ReadView
      read={read}
      skeleton={<Skeletons shape="line" label="Carregando as newsletters…" />}
      failed={{ title: 'Não foi possível carregar as newsletters', titleAs: 'h3' }}
      isEmpty={({ newsletters }) => !newsletters.some(isPublished)}
      empty={<NoNewsletters profile={profile} isOwn={isOwn} />}
    >
      {({ newsletters }) =>
        newsletters
          .filter(isPublished)
          .map((newsletter) => <NewsletterRow key={newsletter.id} newsletter={newsletter} />)
      }
    </ReadView>
  )
}

function NoNewsletters({ profile, isOwn }: { profile: Profile; isOwn: boolean }) {
  if (!isOwn)
    return (
      <EmptyState illustration="sheet" title={`${isolate(profile.display_name)} ainda não publica uma newsletter`} />
    )
  return (
    <EmptyState
      illustration="sheet"
      title="Você ainda não publica uma newsletter"
      description="Escreva com regularidade para quem quer acompanhar sua área."
      action={{ label: 'Criar newsletter', href: paths.newsletterCreate.href() }}
    />
  )
}

function NewsletterRow({ newsletter }: { newsletter: Newsletter }) {
  return (
    <div className={styles.newsletter}>
      <div>
        <Link to={paths.newsletter.href({ handle: newsletter.handle })}>{newsletter.title}</Link>
        <p className={`muted ${styles.description}`}>{newsletter.description}</p>
      </div>
      <p className={`small-caps ${styles.price}`}>
        {newsletter.is_paid ? pricePerMonth(newsletter.price_cents) : 'Grátis'}
      </p>
    </div>
  )
}
