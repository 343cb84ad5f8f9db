import { BRAND, isOfficialAccount, type Profile } from '@ementa/contracts'
import {
  AuthorityBadge,
  Avatar,
  authorityRule,
  formatNumber,
  lazyPart,
  MissingDialog,
  useMediaQuery,
  useRelation,
  useRelationIds,
} from '@ementa/ui'
import { ExternalLink } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { ProfileList } from './people-of-profile'
import { OthersActions, OwnActions, RelationNotes } from './profile-actions'
import styles from './profile-header.module.css'

const PeopleOfProfile = lazyPart(() => import('./people-of-profile'), MissingDialog)

const SELF_DECLARED_HINT = 'Função informada pela própria pessoa. A Ementa não confere registro na OAB.'

interface ProfileHeaderProps {
  profile: Profile
  postCount: number
  isOwn: boolean
  onSaved: (profile: Profile) => void
}

/** The header of a profile: portrait, names, bio, figures and actions. */
export function ProfileHeader({ profile, postCount, isOwn, onSaved }: ProfileHeaderProps) {
  const isFollowing = useRelation('following', profile.id)
  const isMobile = useMediaQuery('mobile')
  const ownFollowing = useRelationIds('following').length
  const [list, setList] = useState<ProfileList | null>(null)
  const bio = profile.bio.trim()
  return (
    <header className={styles.header}>
      <div className={styles.person}>
        <Avatar name={profile.display_name} src={profile.avatar_url} size={isMobile ? 'lg' : 'xl'} />
        <div className={styles.names} style={authorityRule(profile.authority)}>
          <h1 className="heading" tabIndex={-1}>
            {profile.display_name}
          </h1>
          <p className={`muted ${styles.username}`}>@{profile.username}</p>
          <span title={isOfficialAccount(profile) ? undefined : SELF_DECLARED_HINT}>
            <AuthorityBadge person={profile} withNote />
          </span>
        </div>
      </div>

      <p className={bio ? styles.bio : `muted ${styles.bio}`}>{bio || 'Sem bio por enquanto.'}</p>
      <p className={styles.partner}>
        <a className="text-link" href={BRAND.partner.url} target="_blank" rel="noopener">
          Análises de contratos no {BRAND.partner.name}
          <ExternalLink size={14} aria-hidden />
          <span className="visually-hidden">(abre em nova aba)</span>
        </a>
      </p>

      <Stats
        // Follows are client state, which both the buttons and the counts show.
        stats={[
          { label: 'Contratos analisados', value: profile.contracts_analyzed },
          {
            label: 'Seguidores',
            value: profile.followers + (isFollowing && !isOwn ? 1 : 0),
            onOpen: () => setList('followers'),
          },
          {
            label: 'Seguindo',
            value: isOwn ? ownFollowing : profile.following,
            onOpen: () => setList('following'),
          },
          { label: 'Posts', value: postCount },
        ]}
      />

      <div className={styles.actions}>
        {isOwn ? <OwnActions profile={profile} onSaved={onSaved} /> : <OthersActions profile={profile} />}
      </div>
      {!isOwn && <RelationNotes profile={profile} />}
      {list && (
        <Suspense>
          <PeopleOfProfile profile={profile} list={list} onClose={() => setList(null)} />
        </Suspense>
      )}
    </header>
  )
}

interface Stat {
  label: string
  value: number
  /** Opens the list of the counted people. */
  onOpen?: () => void
}

/** Figures with their names, as terms and definitions: in columns on wide windows, in one line on a phone. */
function Stats({ stats }: { stats: readonly Stat[] }) {
  return (
    <dl className={styles.stats}>
      {stats.map(({ label, value, onOpen }) => (
        <div key={label}>
          <dt className="small-caps">{label}</dt>
          <dd>
            {onOpen ? (
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={`${label}: ${formatNumber(value)}. Ver a lista`}
                onClick={onOpen}
              >
                {formatNumber(value)}
              </button>
            ) : (
              formatNumber(value)
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
