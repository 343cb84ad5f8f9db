import { type CitedLaw, namesNothing, type Outputs, paths } from '@ementa/contracts'
import {
  buttonLook,
  Column,
  counted,
  EmptyState,
  PageHeader,
  ReadView,
  Skeletons,
  TitleSkeleton,
  usePageTitle,
} from '@ementa/ui'
import { query, useRead } from '@ementa/ui/data'
import { Link, Navigate, useLocation } from '@ementa/ui/router'
import { ArrowUpRight } from 'lucide-react'
import { useId } from 'react'
import { articleOf, LAW_KINDS, lawLabel } from '../../shared/law/law-label'
import { FollowLawButton } from '../../shared/law/law-list'
import styles from './citing.module.css'
import { CitingList } from './citing-list'

type Found = Outputs['law']['get']

/** Reads a law with its act, related laws and counts. */
const lawQuery = query('law', (api, path: string) => api.law.get({ path }))

/** Page of an act, an article, a precedent or a case, with the texts that cite it (decision 018). */
export default function LawPage() {
  const { pathname } = useLocation()
  const path = decodePath(pathname)
  const read = useRead(lawQuery(path))
  return (
    <Column>
      {namesNothing(read.error, 'LAW_NOT_FOUND') ? (
        <NoSuchLaw />
      ) : (
        <ReadView
          read={read}
          skeleton={
            <>
              <TitleSkeleton />
              <Skeletons shape="post" title="Lei e jurisprudência" />
            </>
          }
          failed={{ title: 'Erro ao carregar a página', titleAs: 'h1' }}
        >
          {(found) => (found.law.path === path ? <Page found={found} /> : <Navigate to={found.law.path} replace />)}
        </ReadView>
      )}
    </Column>
  )
}

/** Decodes a path. A damaged one, which people get by cutting addresses, stays as it is and names no law. */
function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname)
  } catch {
    return pathname
  }
}

function Page({ found }: { found: Found }) {
  const { law, act, articles, together } = found
  const article = act && articleOf(law)
  usePageTitle(lawLabel(law))
  return (
    <>
      <PageHeader
        title={article ?? <LawTitle title={law.title} />}
        back={{ href: paths.law.href(), label: 'Lei em debate' }}
        description={<Description found={found} />}
        hasLongTitle
        hasWideActions
        actions={
          <>
            <FollowLawButton law={law} />
            {law.url && <OfficialText href={law.url} />}
          </>
        }
      />
      <LawChips title="Artigos citados" laws={articles} label={(one) => articleOf(one) ?? lawLabel(one)} />
      <LawChips title="Citado junto com" laws={together} label={lawLabel} />
      <CitingList lawKey={law.key} />
    </>
  )
}

function OfficialText({ href }: { href: string }) {
  return (
    <a {...buttonLook({ variant: 'outline' })} href={href} target="_blank" rel="noopener noreferrer nofollow">
      Texto oficial
      <ArrowUpRight className={styles.outward} size={16} aria-hidden />
    </a>
  )
}

/** A title whose part in brackets is smaller on a phone, where it would take a third line. */
function LawTitle({ title }: { title: string }) {
  const [name, ...rest] = title.split(' (')
  if (rest.length === 0) return title
  return (
    <>
      {name} <span className={styles.number}>({rest.join(' (')}</span>
    </>
  )
}

/** The act of an article, and the numbers of texts that cite the law. */
function Description({ found: { law, act, counts } }: { found: Found }) {
  const all = [
    counts.posts > 0 && counted(counts.posts, 'publicação', 'publicações'),
    counts.comments > 0 && counted(counts.comments, 'comentário', 'comentários'),
    counts.issues > 0 && counted(counts.issues, 'edição', 'edições'),
  ].filter(Boolean)
  return (
    <>
      {act && articleOf(law) && (
        <Link to={act.path} className="text-link">
          {act.title}
        </Link>
      )}
      <span className={styles.facts}>
        {act && articleOf(law) && <span className={styles.between}> · </span>}
        {[LAW_KINDS[law.kind], ...(all.length > 0 ? all : ['ainda sem citações'])].join(' · ')}
      </span>
    </>
  )
}

function NoSuchLaw() {
  usePageTitle('Norma não encontrada')
  return (
    <EmptyState
      illustration="drawer"
      titleAs="h1"
      title="Não reconhecemos esta norma ou julgado"
      description="Confira o número e o ano, ou busque como você escreveria: art. 7 lgpd, súmula 479 do STJ."
      action={{ label: 'Buscar', href: paths.search.href() }}
    />
  )
}

interface LawChipsProps {
  title: string
  laws: readonly CitedLaw[]
  label: (law: CitedLaw) => string
}

/** Related laws as chips with their number of citations: `Art. 48 2`. Renders nothing without any. */
function LawChips({ title, laws, label }: LawChipsProps) {
  const id = useId()
  if (laws.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles.beside}>
      <h2 id={id} className={styles.kind}>
        {title}
      </h2>
      <ul className={styles.chips}>
        {laws.map((law) => (
          <li key={law.key}>
            <Link to={law.path} className={styles.chip} title={law.title}>
              {label(law)}
              <span className={styles.count}>
                {law.count}
                <span className="visually-hidden">{law.count === 1 ? ' citação' : ' citações'}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
