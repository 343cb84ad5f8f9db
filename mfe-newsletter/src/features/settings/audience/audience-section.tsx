import { isSubscriberFound, LARGEST_PAGE, type Newsletter, paths, type Subscriber } from '@ementa/contracts'
import {
  Button,
  counted,
  EmptyState,
  formatNumber,
  IconButton,
  LoadMore,
  longDate,
  ReadView,
  SearchField,
  Section,
  Skeletons,
  useDebouncedValue,
  useServices,
} from '@ementa/ui'
import { pagedQuery, usePagedRead } from '@ementa/ui/data'
import { downloadFile, readEveryPage } from '@ementa/ui/forms'
import { Link } from '@ementa/ui/router'
import { Download, X } from 'lucide-react'
import { useState } from 'react'
import { useDeliveryTexts } from '../../../shared/delivery/delivery-texts'
import { useOneCall } from '../../../shared/failures/use-one-call'
import type { OwnedNewsletter } from '../../../shared/owner-guard/use-owned-newsletter'
import plain from '../../../shared/plain/plain.module.css'
import styles from '../settings.module.css'
import { AudienceImport } from './audience-import'
import { writeAudience } from './write-audience'

/** Subscribers of a newsletter: as a list, as a file to download, and imported from a file. */
export default function AudienceSection({ owned }: { owned: OwnedNewsletter }) {
  const { api } = useServices()
  const { busy, run } = useOneCall<'download'>()
  const { newsletter, subscribers, isSample } = owned
  const { id: newsletterId, handle } = newsletter

  const download = () =>
    run('download', 'Erro ao exportar', async () => {
      const all = await readEveryPage(
        (cursor) => api.newsletters.listAudience({ newsletterId, cursor, limit: LARGEST_PAGE }),
        (page) => page.subscribers,
      )
      downloadFile(`${handle}-publico.csv`, writeAudience(all), 'text/csv;charset=utf-8')
    })

  const texts = useDeliveryTexts()
  return (
    <Section title="Público" id="publico">
      <p className={styles.intro}>
        Quem assina, desde quando e como consentiu. {texts.audience}
        {isSample &&
          ` Os ${formatNumber(subscribers)} assinantes de exemplo são um número inventado: não são pessoas e não estão nela.`}
      </p>
      <AudienceList newsletter={newsletter} />
      <Button
        className={styles.spaced}
        leftIcon={<Download size={16} aria-hidden />}
        isLoading={busy === 'download'}
        loadingText="Reunindo…"
        onClick={() => void download()}
      >
        Baixar lista (.csv)
      </Button>
      <AudienceImport newsletter={newsletter} />
    </Section>
  )
}

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
      <div className={styles.spaced}>
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
            <p className={`${plain.meta} ${styles.close}`} role="status">
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
      <div className={styles.personWords}>
        <span className={plain.strong}>{name || email}</span>
        {username && (
          <Link className="text-link" to={paths.user.href({ username })}>
            @{username}
          </Link>
        )}
        {name && email && <span className="muted">{email}</span>}
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
