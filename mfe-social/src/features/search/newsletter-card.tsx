import { type IssueMatch, type Newsletter, paths } from '@ementa/contracts'
import { PlainBadge, pricePerMonth } from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import { Highlighted } from '../../shared/post-body/highlighted'

interface NewsletterCardProps {
  newsletter: Newsletter
  /** The issue that matched, if title and description did not. */
  issue?: IssueMatch | undefined
}

export function NewsletterCard({ newsletter, issue }: NewsletterCardProps) {
  const { handle, title, description, is_paid, price_cents } = newsletter
  return (
    <article aria-label={title} className="search-newsletter">
      <div>
        <h3>
          <Link to={paths.newsletter.href({ handle })}>
            <Highlighted text={title} />
          </Link>
        </h3>
        <PlainBadge tone={is_paid ? 'gold' : 'subtle'}>{is_paid ? pricePerMonth(price_cents) : 'Grátis'}</PlainBadge>
      </div>
      <p className="search-handle">
        <Highlighted text={handle} />
      </p>
      <p className="search-about">
        <Highlighted text={description} />
      </p>
      {issue && (
        <p className="search-issue">
          Na edição{' '}
          <Link to={paths.issue.href({ handle, issueId: issue.issue_id })}>
            <Highlighted text={issue.title} />
          </Link>
        </p>
      )}
    </article>
  )
}
