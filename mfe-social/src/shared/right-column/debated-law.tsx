import { LAW, paths } from '@ementa/contracts'
import { counted } from '@ementa/ui'
import { debatedLawQuery, useRead } from '@ementa/ui/data'
import { LawList } from '../law/law-list'
import { RightColumnSection } from './right-column-section'

const SHOWN = 5

/** The most cited law of the last days, in a few rows; renders nothing until it is loaded. */
export default function DebatedLaw() {
  const { data } = useRead(debatedLawQuery())
  if (!data || data.laws.length === 0) return null
  return (
    <RightColumnSection
      title="Em debate na lei"
      intro={`O mais citado nos últimos ${LAW.debatedDays} dias`}
      more={{ label: 'Ver tudo', href: paths.law.href() }}
    >
      <LawList laws={data.laws.slice(0, SHOWN)} count={(count) => counted(count, 'texto', 'textos')} />
    </RightColumnSection>
  )
}
