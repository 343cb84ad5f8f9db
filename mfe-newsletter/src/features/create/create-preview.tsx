import { Box, Heading, pricePerMonth, Text } from '@ementa/ui'
import { centsOf } from '../../shared/about/about-rules'
import type { CreateForm } from './create-rules'

interface CreatePreviewProps {
  form: CreateForm
  owner: string
}

/** The newsletter as readers will find it, while it is being described. */
export function CreatePreview({ form, owner }: CreatePreviewProps) {
  const { title, handle, description, isPaid } = form
  const cents = centsOf(form)
  return (
    <Box as="section" aria-label="Prévia" position={{ lg: 'sticky' }} top="72px">
      <Text textStyle="smallCaps" color="fg.subtle" mb={2}>
        Prévia
      </Text>
      <Box
        bg="bg.surface"
        border="1px solid"
        borderColor="border"
        px={5}
        py={6}
        textAlign="center"
        overflowWrap="anywhere"
      >
        <Box borderTop="3px double" borderColor="fg" pt={4}>
          <Heading as="p" fontSize="xl" lineHeight={1.15} color={title.trim() ? 'fg' : 'fg.subtle'}>
            {title.trim() || 'Título da newsletter'}
          </Heading>
          <Text fontSize="sm" color="fg.muted" mt={2}>
            por {owner}
          </Text>
        </Box>
        <Box borderBlock="1px solid" borderColor="border" py={1.5} mt={3} fontSize="sm" fontWeight={600}>
          <Box as="span" color={isPaid ? 'gold' : 'success'}>
            {isPaid && cents === 0 ? 'R$ —/mês' : pricePerMonth(cents)}
          </Box>
        </Box>
        <Text
          fontFamily="heading"
          mt={4}
          lineHeight={1.55}
          color={description.trim() ? 'fg' : 'fg.subtle'}
          whiteSpace="pre-line"
        >
          {description.trim() || 'A descrição aparece aqui: de que trata, com que frequência, para quem.'}
        </Text>
        <Text textStyle="meta" mt={4}>
          /newsletters/{handle || '…'}
        </Text>
      </Box>
    </Box>
  )
}
