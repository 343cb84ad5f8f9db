import { type Outputs, type Profile, paths } from '@ementa/contracts'
import type { ReactNode } from 'react'
import { Avatar } from '../components/avatar'
import { AuthorityBadge } from '../components/badges'
import { LoadMore, ReadView } from '../components/read-view'
import { Skeletons } from '../components/skeletons'
import type { PagedRequest } from '../data/query'
import { usePagedRead } from '../data/use-paged-read'
import { counted } from '../format/numbers'
import { Link } from '../routing/link'
import styles from './people-dialog.module.css'
import { Sheet } from './sheet'

type PeoplePage = Outputs['profiles']['listFollowers']

interface PeopleDialogProps {
  title: string
  request: PagedRequest<PeoplePage, Profile>
  /** Said where nobody is behind the number. */
  empty: string
  /** Renders the button beside each person, which follows them. */
  action: (person: Profile) => ReactNode
  onClose: () => void
}

/** Lists the people behind a number: those of this device, each to be opened and followed; the rest is named as sample data. */
export function PeopleDialog({ title, request, empty, action, onClose }: PeopleDialogProps) {
  const read = usePagedRead(request)
  const sampleCount = read.pages.at(-1)?.sampleCount ?? 0
  return (
    <Sheet isOpen onClose={onClose} title={title} size="md">
      <ReadView
        read={read}
        skeleton={<Skeletons shape="row" count={3} />}
        failed={{ title: 'Não foi possível carregar esta lista', titleAs: 'h3' }}
        isEmpty={() => read.items.length === 0 && sampleCount === 0}
        empty={<p className={styles.empty}>{empty}</p>}
      >
        {() => (
          <>
            <ul className={styles.people}>
              {read.items.map((person) => (
                <Person key={person.id} person={person} action={action(person)} onOpen={onClose} />
              ))}
            </ul>
            {read.isEnd && sampleCount > 0 && (
              <p className={styles.sample}>{sampleText(sampleCount, read.items.length > 0)}</p>
            )}
            <LoadMore list={read} />
          </>
        )}
      </ReadView>
    </Sheet>
  )
}

/** `e mais 1.180 pessoas dos dados de exemplo`. */
function sampleText(count: number, areOthersListed: boolean): string {
  const people = `${counted(count, 'pessoa', 'pessoas')} dos dados de exemplo`
  return areOthersListed ? `e mais ${people}` : `${people}, sem perfil na Ementa.`
}

function Person({ person, action, onOpen }: { person: Profile; action: ReactNode; onOpen: () => void }) {
  return (
    <li className={styles.person}>
      <Avatar name={person.display_name} src={person.avatar_url} />
      <div className={styles.words}>
        <Link className={styles.name} to={paths.user.href({ username: person.username })} onClick={onOpen}>
          {person.display_name}
        </Link>
        <div className={styles.who}>
          @{person.username}
          <AuthorityBadge person={person} />
        </div>
      </div>
      {action}
    </li>
  )
}
