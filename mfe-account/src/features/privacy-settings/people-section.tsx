import { type Profile, paths } from '@ementa/contracts'
import {
  AuthorityBadge,
  Avatar,
  Button,
  guardedPress,
  MEMBERSHIP_WORDS,
  ReadView,
  Section,
  Skeletons,
  setMembership,
  useRelationIds,
  useServices,
  useSession,
} from '@ementa/ui'
import { query, useRead } from '@ementa/ui/data'
import { Link } from '@ementa/ui/router'
import { useEffect, useRef } from 'react'
import styles from './privacy.module.css'

/** Reads the profiles that the signed-in user muted or blocked. */
const QUERIES = {
  muted: query('muted', (api, _userId: string) => api.users.listMuted()),
  blocked: query('blocked', (api, _userId: string) => api.users.listBlocked()),
}

interface PeopleSectionProps {
  relation: 'muted' | 'blocked'
  title: string
  hint: string
  empty: string
  action: string
}

const ASK_AGAIN = 3

/** A list of muted or blocked people. Its members are client state; the call only brings their profiles. */
export function PeopleSection({ relation, title, hint, empty, action }: PeopleSectionProps) {
  const services = useServices()
  const { user } = useSession()
  const ids = useRelationIds(relation)
  const read = useRead(user && QUERIES[relation](user.id))
  const area = useRef<HTMLDivElement>(null)

  // The profile of a person muted elsewhere since the list was read is missing here.
  const { data, isValidating, refresh } = read
  const isIncomplete = data !== undefined && ids.some((id) => !data.users.some((person) => person.id === id))
  const retries = useRef({ ids: '', times: 0 })
  useEffect(() => {
    const now = ids.join(' ')
    if (!isIncomplete || isValidating) return
    if (retries.current.ids !== now) retries.current = { ids: now, times: 0 }
    // The call that muted may still be under way, so it is read again; a profile may be gone, so not forever.
    if (retries.current.times++ < ASK_AGAIN) void refresh()
  }, [isIncomplete, isValidating, ids, refresh])

  const people = data?.users.filter(({ id }) => ids.includes(id)) ?? []

  function undo(person: Profile) {
    // The row disappears at once: the focus moves to the next one first.
    const buttons = [...(area.current?.querySelectorAll('button') ?? [])]
    const at = people.indexOf(person)
    const next = buttons[at + 1] ?? buttons[at - 1]
    if (next) next.focus()
    else area.current?.focus()
    setMembership(services, relation, person.id, false, MEMBERSHIP_WORDS[relation](person))
  }

  return (
    <Section title={people.length > 0 ? `${title} (${people.length})` : title} data-awaited>
      <p className={`muted ${styles.hint}`}>{hint}</p>
      <div ref={area} tabIndex={-1} data-focus-silent>
        <ReadView
          read={read}
          skeleton={
            <div className={styles.skeletons}>
              <Skeletons shape="row" count={2} />
            </div>
          }
          failed={{ title: 'Não foi possível carregar esta lista', titleAs: 'h3' }}
          toast="Erro ao carregar privacidade"
          isEmpty={() => people.length === 0}
          empty={!isValidating && <p className={styles.empty}>{empty}</p>}
        >
          {() =>
            people.map((person) => (
              <div key={person.id} className={styles.row}>
                <Avatar name={person.display_name} src={person.avatar_url} />
                <div>
                  <Link className={styles.name} to={paths.user.href({ username: person.username })}>
                    {person.display_name}
                  </Link>
                  <div className={`muted ${styles.username}`}>
                    @{person.username}
                    <AuthorityBadge person={person} />
                  </div>
                </div>
                <Button
                  aria-label={`${action} @${person.username}`}
                  onClick={guardedPress(action, person.id, () => undo(person))}
                >
                  {action}
                </Button>
              </div>
            ))
          }
        </ReadView>
      </div>
    </Section>
  )
}
