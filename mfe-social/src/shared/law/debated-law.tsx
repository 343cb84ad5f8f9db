import { LAW, paths } from '@ementa/contracts'
import { useRead } from '@ementa/ui/data'
import { counted } from '@ementa/ui/plain'
import { debatedLawQuery } from '@ementa/ui/queries'
import { Link } from '@ementa/ui/router'
import { useId } from 'react'
import { LawList } from './law-list'
import './debated-law.css'

const SHOWN = 5

/** What is cited most these days, in a few rows; nothing while it is unknown. */
export default function DebatedLaw() {
  const id = useId()
  const { data } = useRead(debatedLawQuery())
  if (!data || data.laws.length === 0) return null
  return (
    <section aria-labelledby={id} className="debated-law">
      <h2 id={id} className="heading">
        Em debate na lei
      </h2>
      <p>O mais citado nos últimos {LAW.debatedDays} dias</p>
      <LawList laws={data.laws.slice(0, SHOWN)} count={(count) => counted(count, 'texto', 'textos')} />
      <Link to={paths.law.href()} className="text-link">
        Ver tudo
      </Link>
    </section>
  )
}
