import { Box, counted, Heading } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { useId } from 'react'
import { LawList } from '../../shared/law/law-list'
import { foundLawQuery } from '../../shared/law/queries'

/** The law that a search means, above everything else; nothing for a search that means none. */
export default function FoundLaw({ query }: { query: string }) {
  const id = useId()
  const { data } = useRead(foundLawQuery(query))
  if (!data || data.laws.length === 0) return null
  return (
    <Box as="section" aria-labelledby={id} px={4} pt={5} pb={2}>
      <Heading as="h2" size="sm" id={id} mb={1}>
        Lei e jurisprudência
      </Heading>
      <LawList laws={data.laws} count={(count) => counted(count, 'texto', 'textos')} />
    </Box>
  )
}
