import { newsletterShareUrl, type Outputs, paths, productAddress } from '@ementa/contracts'
import {
  AuthorityBadge,
  Button,
  ButtonLink,
  counted,
  IconButton,
  pricePerMonth,
  share,
  useRelation,
  useServices,
} from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import { ArrowLeft, Info, Share2 } from 'lucide-react'
import { SampleNote } from '../../shared/notices/notices'
import plain from '../../shared/plain/plain.module.css'
import { SubscribeButton, useSubscriberCount } from '../../shared/subscription/subscribe-button'
import { SIMULATED_PAYMENT } from '../../shared/subscription/texts'
import styles from './newsletter.module.css'

type MastheadProps = Outputs['newsletters']['get'] & { isOwner: boolean }

/** The head of the newsletter's page, set like the front page of a periodical. */
export function Masthead({ newsletter, owner, subscribers, isSample, isOwner }: MastheadProps) {
  const services = useServices()
  const { handle, title } = newsletter
  const readers = useSubscriberCount(newsletter.id, subscribers)
  return (
    <header className={styles.masthead}>
      <div className={styles.bar}>
        <ButtonLink variant="ghost" className={styles.back} to={paths.newsletters.href()}>
          <span className="button-icon">
            <ArrowLeft size={18} aria-hidden />
          </span>
          Newsletters
        </ButtonLink>
        <IconButton
          aria-label="Compartilhar newsletter"
          icon={<Share2 size={18} aria-hidden />}
          onClick={() => void share(services, { title, url: newsletterShareUrl(productAddress(), handle) })}
        />
      </div>
      <div className={styles.name}>
        <h1 className={`heading ${styles.title}`} tabIndex={-1}>
          {title}
        </h1>
        {newsletter.masthead && <p className={styles.tagline}>{newsletter.masthead}</p>}
        {owner && (
          <div className={styles.owner}>
            <span>
              por{' '}
              <Link to={paths.user.href({ username: owner.username })} className="text-link">
                {owner.display_name}
              </Link>
            </span>
            <AuthorityBadge person={owner} />
          </div>
        )}
      </div>
      <div className={`small-caps ${styles.facts}`}>
        <span className={styles.price} data-paid={newsletter.is_paid || undefined}>
          {pricePerMonth(newsletter.price_cents)}
        </span>
        <span>{readers === 0 ? 'ainda sem assinantes' : counted(readers, 'assinante', 'assinantes')}</span>
        {isSample && <SampleNote />}
      </div>
      <p className={styles.description}>{newsletter.description}</p>
      {newsletter.welcome && <Welcome newsletterId={newsletter.id} message={newsletter.welcome} />}
      <div className={styles.actions}>
        {!isOwner && <SubscribeButton newsletter={newsletter} hideNote />}
        <Button
          variant="ghost"
          leftIcon={<Info size={18} aria-hidden />}
          onClick={() => services.toast.info(UNDER_DEVELOPMENT, UNDER_DEVELOPMENT_NOTE)}
        >
          Detalhes
        </Button>
      </div>
      {newsletter.is_paid && !isOwner && <p className={`${plain.meta} ${styles.payment}`}>{SIMULATED_PAYMENT}</p>}
    </header>
  )
}

/** Welcome message of the owner; subscribers find it here as long as they subscribe. */
function Welcome({ newsletterId, message }: { newsletterId: string; message: string }) {
  const isSubscribed = useRelation('subscribed', newsletterId)
  if (!isSubscribed) return null
  return (
    <section aria-label="Boas-vindas" className={styles.welcome}>
      <p className="small-caps">Boas-vindas</p>
      <p className={styles.message}>{message}</p>
    </section>
  )
}

export const UNDER_DEVELOPMENT = 'Em desenvolvimento'
export const UNDER_DEVELOPMENT_NOTE = 'Esta funcionalidade estará disponível em breve.'
