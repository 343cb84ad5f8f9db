import { LoadMore, ReadView, RetryLine, SessionReady, SignedIn, Skeletons, Text } from '@ementa/ui'
import { State, Story } from '../story'

const nothing = async () => undefined
const PAGES = [[], []]
const LISTS = [
  { name: 'há mais', isEnd: false, isLoadingMore: false, moreError: undefined },
  { name: 'carregando', isEnd: false, isLoadingMore: true, moreError: undefined },
  { name: 'falhou', isEnd: false, isLoadingMore: false, moreError: new Error('Mock network error') },
  { name: 'fim', isEnd: true, isLoadingMore: false, moreError: undefined },
]
const READS = [
  { name: 'carregando', data: undefined, error: undefined, isValidating: true },
  { name: 'erro', data: undefined, error: new Error('Mock network error'), isValidating: false },
  { name: 'vazio', data: [], error: undefined, isValidating: false },
  { name: 'dados', data: ['Prazo em dobro da Defensoria'], error: undefined, isValidating: false },
]

export function Kit() {
  return (
    <Story title="Páginas">
      {READS.map(({ name, ...read }) => (
        <State key={name} name={`ReadView: ${name}`}>
          <ReadView<readonly string[]>
            read={{ ...read, refresh: nothing }}
            skeleton={<Skeletons shape="row" count={1} />}
            failed="Erro ao carregar rascunhos"
            isEmpty={(drafts) => drafts.length === 0}
            empty={<Text>Nenhum rascunho salvo</Text>}
          >
            {(drafts) => drafts.map((draft) => <Text key={draft}>{draft}</Text>)}
          </ReadView>
        </State>
      ))}
      {LISTS.map(({ name, ...list }) => (
        <State key={name} name={`LoadMore: ${name}`}>
          <LoadMore list={{ ...list, loadMore: nothing, pages: PAGES }} />
        </State>
      ))}
      <State name="SignedIn">
        <SignedIn loading={<Text>…</Text>} visitor={<Text>Visitante</Text>}>
          {({ display_name }) => <Text>{display_name}</Text>}
        </SignedIn>
      </State>
      <State name="SessionReady">
        <SessionReady loading={<Text>…</Text>}>
          {(user) => <Text>{user ? user.display_name : 'Visitante'}</Text>}
        </SessionReady>
      </State>
      <State name="RetryLine">
        <RetryLine onRetry={() => undefined}>As denúncias não puderam ser lidas.</RetryLine>
      </State>
      <State name="RetryLine: tentando">
        <RetryLine onRetry={() => undefined} isRetrying>
          As denúncias não puderam ser lidas.
        </RetryLine>
      </State>
    </Story>
  )
}
