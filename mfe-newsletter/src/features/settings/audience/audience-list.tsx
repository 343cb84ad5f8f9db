import { isSubscriberFound, type Newsletter, paths, type Subscriber } from '@ementa/contracts'
import {
  counted,
  EmptyState,
  formatNumber,
  IconButton,
  LoadMore,
  longDate,
  ReadView,
  SearchField,
  Skeletons,
  useDebouncedValue,
  useServices,
} from '@ementa/ui'
import { pagedQuery, usePagedRead } from '@ementa/ui/data'
import { Link } from '@ementa/ui/router'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useDeliveryTexts } from '../../../shared/delivery/delivery-texts'
import plain from '../../../shared/plain/plain.module.css'
import styles from './audience.module.css'

const audienceQuery = pagedQuery(
  'audience',
  (api, cursor, input: { newsletterId: string; query: string }) =>
    api.newsletters.listAudience({ ...input, cursor, limit: 50 }),
  { items: (page) => page.subscribers, next: (page) => page.nextCursor },
)

/** List of subscribers with the date and the ground of their consent, searchable by name or address. */
export function AudienceList({ newsletter }: { newsletter: Newsletter }) {
  const [text, setText] = useState('')
  const query = useDebouncedValue(text)
  const whole = usePagedRead(audienceQuery({ newsletterId: newsletter.id, query: '' }))
  const search = usePagedRead(query === '' ? null : audienceQuery({ newsletterId: newsletter.id, query }))
  // Offline, a search that is not cached runs over the loaded part of the list.
  const isLocal = query !== '' && search.isOffline && !search.hasData && whole.hasData
  const list = query === '' || isLocal ? whole : search
  const items = isLocal ? whole.items.filter((subscriber) => isSubscriberFound(subscriber, query)) : list.items
  const total = isLocal ? items.length : (list.pages[0]?.total ?? 0)
  const texts = useDeliveryTexts()
  return (
    <>
      <div className={styles.search}>
        <SearchField label="Buscar no público" placeholder="Nome, usuário ou e-mail" value={text} onChange={setText} />
      </div>
      <ReadView
        read={list}
        skeleton={<Skeletons shape="row" count={3} label="Carregando o público…" />}
        failed={{ title: 'Erro ao carregar o público', titleAs: 'h3' }}
        isEmpty={() => items.length === 0}
        empty={
          <EmptyState
            illustration="sheet"
            titleAs="h3"
            title={query === '' ? 'Ninguém ainda' : 'Ninguém encontrado'}
            description={
              query === ''
                ? texts.noAudience
                : `Nada para “${query}” ${isLocal ? 'no que este aparelho guardou da lista' : 'nesta lista'}.`
            }
          />
        }
      >
        {() => (
          <>
            <p className={`${plain.meta} ${styles.total}`} role="status">
              {counted(total, 'pessoa', 'pessoas')}
              {isLocal && ` entre as ${formatNumber(whole.items.length)} que este aparelho guardou`}
            </p>
            <ul className={styles.list} aria-label="Público">
              {items.map((subscriber) => (
                <Person key={subscriber.id} subscriber={subscriber} newsletterId={newsletter.id} />
              ))}
            </ul>
            {!isLocal && <LoadMore list={list} />}
          </>
        )}
      </ReadView>
    </>
  )
}

function Person({ subscriber, newsletterId }: { subscriber: Subscriber; newsletterId: string }) {
  const { name, username, email, subscribed_at, consent } = subscriber
  const { api, toast } = useServices()
  const [isBusy, setBusy] = useState(false)

  async function restore() {
    if (email === null || consent === null) return
    try {
      const subscriber = { email, name, subscribedAt: subscribed_at }
      await api.newsletters.restoreSubscriber({ newsletterId, consent, subscriber })
    } catch (error) {
      toast.actionFailed(error)
    }
  }

  async function remove() {
    if (email === null) return
    setBusy(true)
    try {
      await api.newsletters.removeSubscriber({ newsletterId, email })
      toast.success('Apagada da lista', {
        description: 'Ela não volta se você trouxer a lista de novo.',
        action: { label: 'Desfazer', onClick: () => void restore() },
      })
    } catch (error) {
      toast.actionFailed(error)
      setBusy(false)
    }
  }

  return (
    <li className={styles.person}>
      <div className={styles.words}>
        <span className={styles.name}>{name || email}</span>
        {username && (
          <Link className="text-link" to={paths.user.href({ username })}>
            @{username}
          </Link>
        )}
        {name && email && <span className={styles.address}>{email}</span>}
        <span className={styles.facts}>
          {subscribed_at ? `desde ${longDate(subscribed_at)}` : 'data não informada'} ·{' '}
          {consent === null ? 'assinou na Ementa' : `consentimento: ${consent}`}
        </span>
      </div>
      {email && (
        <IconButton
          aria-label={`Apagar da lista: ${name || email}`}
          icon={<X size={18} aria-hidden />}
          isDisabled={isBusy}
          onClick={() => void remove()}
        />
      )}
    </li>
  )
}
