import { paths } from '@ementa/contracts'
import { Box, counted, Heading, Text, TextLink } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { debatedLawQuery } from '@ementa/ui/queries'
import { Link } from '@ementa/ui/router'
import { useId } from 'react'
import { LawList } from './law-list'

const SHOWN = 5

/** What is cited most these days, in a few rows; nothing while it is unknown. */
export default function DebatedLaw() {
  const id = useId()
  const { data } = useRead(debatedLawQuery())
  if (!data || data.laws.length === 0) return null
  return (
    <Box as="section" aria-labelledby={id} w="100%" textAlign="start" sx={{ 'section + &': { mt: 8 } }}>
      <Heading as="h2" size="sm" id={id}>
        Em debate na lei
      </Heading>
      <Text fontSize="xs" color="fg.subtle" mb={2}>
        O mais citado nos últimos 14 dias
      </Text>
      <LawList laws={data.laws.slice(0, SHOWN)} count={(count) => counted(count, 'texto', 'textos')} />
      <TextLink
        as={Link}
        to={paths.law.href()}
        display="inline-flex"
        minH="44px"
        alignItems="center"
        fontSize="sm"
        color="link"
      >
        Ver tudo
      </TextLink>
    </Box>
  )
}
