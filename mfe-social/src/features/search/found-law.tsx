import { Box, counted, Heading, Skeletons } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { type ReactNode, useId } from 'react'
import { LawList } from '../../shared/law/law-list'
import { foundLawQuery } from '../../shared/law/queries'

/** The law that a search means, above what else was found, which waits for it; nothing for a search that means none. */
export default function FoundLaw({ query, children }: { query: string; children: ReactNode }) {
  const id = useId()
  const { data, error } = useRead(foundLawQuery(query))
  if (!data && !error) return <Skeletons shape="post" />
  return (
    <>
      {data && data.laws.length > 0 && (
        <Box as="section" aria-labelledby={id} px={4} pt={5} pb={2}>
          <Heading as="h2" size="sm" id={id} mb={1}>
            Lei e jurisprudência
          </Heading>
          <LawList laws={data.laws} count={(count) => counted(count, 'texto', 'textos')} />
        </Box>
      )}
      {children}
    </>
  )
}
