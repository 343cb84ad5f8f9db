import { counted, Skeletons } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { type ReactNode, useId } from 'react'
import { LawList } from '../../shared/law/law-list'
import { lawSearchQuery } from '../../shared/queries'

/** The law that a search means, above the other results, which wait until it is loaded. */
export default function LawResults({ query, children }: { query: string; children: ReactNode }) {
  const id = useId()
  const { data, error } = useRead(lawSearchQuery(query))
  if (!data && !error) return <Skeletons shape="post" />
  return (
    <>
      {data && data.laws.length > 0 && (
        <section aria-labelledby={id} className="search-law">
          <h2 id={id} className="heading">
            Lei e jurisprudência
          </h2>
          <LawList laws={data.laws} count={(count) => counted(count, 'texto', 'textos')} />
        </section>
      )}
      {children}
    </>
  )
}
