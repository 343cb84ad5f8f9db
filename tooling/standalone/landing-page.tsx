import { paths } from '@ementa/contracts'
import { Column, PageHeader, usePageTitle } from '@ementa/ui'
import { Link, type RouteObject, useLocation } from '@ementa/ui/router'
import styles from './landing-page.module.css'

/** Portuguese names of the pages; one without a name here shows its address alone. */
const NAMES: Partial<Record<keyof typeof paths, string>> = {
  home: 'Feed',
  search: 'Buscar',
  compose: 'Novo Post',
  drafts: 'Meus Rascunhos',
  topics: 'Explorar Temas',
  comments: 'Comentários de uma publicação',
  bookmarks: 'Favoritos',
  followedTags: 'Tags Seguidas',
  newsletters: 'Newsletters',
  newsletterCreate: 'Criar newsletter',
  newsletter: 'Página de uma newsletter',
  issueNew: 'Nova edição',
  issueEdit: 'Editor de uma edição',
  issue: 'Leitura de uma edição',
  newsletterSchedule: 'Agenda de uma newsletter',
  newsletterABTest: 'Testes A/B de uma newsletter',
  newsletterSettings: 'Configurações de uma newsletter',
  profile: 'Perfil',
  user: 'Perfil de uma pessoa',
  notifications: 'Notificações',
  notificationSettings: 'Configurações de notificações',
  privacySettings: 'Privacidade',
  admin: 'Administração',
  moderation: 'Moderação',
  moderationUsers: 'Usuários',
  moderationLogs: 'Logs',
}
const nameOf = new Map(
  Object.entries(paths).map(([key, { pattern }]): [string, string | undefined] => [
    pattern,
    NAMES[key as keyof typeof paths],
  ]),
)

/** Every address of the routes, those of nested ones too. */
function patternsOf(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, children }) => [...(path ? [path] : []), ...patternsOf(children ?? [])])
}

/** Lists the addresses of a stand-alone remote; it is shown at every address that the remote does not own. */
export function LandingPage({ routes }: { routes: readonly RouteObject[] }) {
  const { pathname } = useLocation()
  usePageTitle('Área avulsa')
  const isHome = pathname === paths.home.href()
  return (
    <Column>
      <PageHeader
        title={isHome ? 'Páginas desta área' : 'Página não encontrada nesta área'}
        description={
          isHome
            ? 'Esta área da Ementa está aberta sozinha, sem as outras. Escolha uma pessoa acima e abra uma destas páginas.'
            : `${pathname} não pertence a esta área. Ela tem estas páginas:`
        }
      />
      <ul className={styles.pages}>
        {patternsOf(routes).map((pattern) => (
          <li key={pattern} className={styles.page}>
            <PageEntry pattern={pattern} />
          </li>
        ))}
      </ul>
    </Column>
  )
}

/** A page with parameters is reached from the lists that link to it. */
function PageEntry({ pattern }: { pattern: string }) {
  const name = nameOf.get(pattern)
  const address = <code className={styles.address}>{pattern}</code>
  if (pattern.includes(':')) {
    return (
      <p className={styles.entry}>
        {name} {address}
      </p>
    )
  }
  return (
    <div className={styles.entry}>
      <Link className={`text-link ${styles.link}`} to={pattern}>
        {name ?? pattern}
      </Link>
      {name && address}
    </div>
  )
}
