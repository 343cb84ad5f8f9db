import { BRAND } from '@ementa/contracts'
import { Box, Button, chakra, Heading, List, ListItem, pricePerMonth, Text, VisuallyHidden } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { ChevronDown, ExternalLink } from 'lucide-react'
import { plansQuery } from './queries'

/** What only the owner of a profile sees below its header: the partner's invitation and the plan (P-17). */
export function OwnCards() {
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: '1fr 1fr' }}
      borderBottom="1px solid"
      borderColor="border"
    >
      <PartnerPrompt />
      <PlanCard />
    </Box>
  )
}

function PartnerPrompt() {
  return (
    <Box
      as="section"
      aria-label={BRAND.partner.name}
      p={4}
      borderBottom={{ base: '1px solid', md: 'none' }}
      borderColor="border"
    >
      <Heading as="h2" size="sm">
        Conecte-se ao {BRAND.partner.name}
      </Heading>
      <Text fontSize="sm" color="fg.muted" mt={1}>
        Analise contratos com nosso parceiro e mostre aqui quantos você já analisou. A Ementa não envia seus dados.
      </Text>
      <Button
        as="a"
        href={BRAND.partner.url}
        target="_blank"
        rel="noopener"
        mt={3}
        rightIcon={<ExternalLink size={16} aria-hidden />}
      >
        Conectar ao {BRAND.partner.name}
        <VisuallyHidden> (abre em nova aba)</VisuallyHidden>
      </Button>
    </Box>
  )
}

/** Read-only: nothing is sold and nothing is limited, and the card says so (P-17, P-18). */
function PlanCard() {
  const { data } = useRead(plansQuery())
  const plans = data?.plans ?? []
  const current = plans.find(({ tier }) => tier === 'free')
  const others = plans.filter((plan) => plan !== current)
  return (
    <Box
      as="section"
      aria-label="Plano"
      p={4}
      minH="148px"
      borderStart={{ md: '1px solid' }}
      borderColor={{ md: 'border' }}
    >
      {current && (
        <>
          <Heading as="h2" size="sm">
            Seu plano: {current.name}
          </Heading>
          <Text fontSize="sm" color="fg.muted" mt={1}>
            {current.perks.join(' · ')}
          </Text>
          <chakra.details mt={1} fontSize="sm">
            <chakra.summary
              display="inline-flex"
              alignItems="center"
              gap={1}
              minH="44px"
              cursor="pointer"
              fontWeight={600}
              color="link"
              borderRadius="sm"
              sx={{
                '&::-webkit-details-marker': { display: 'none' },
                '[open] > & svg': { transform: 'rotate(180deg)' },
              }}
            >
              Ver os outros planos
              <ChevronDown size={18} aria-hidden />
            </chakra.summary>
            {others.map((plan) => (
              <Box key={plan.id} mt={2}>
                <Text fontWeight={600}>
                  {plan.name} · {pricePerMonth(plan.price_cents)}
                </Text>
                <List color="fg.muted" listStyleType="disc" ps={5}>
                  {plan.perks.map((perk) => (
                    <ListItem key={perk}>{perk}</ListItem>
                  ))}
                </List>
              </Box>
            ))}
          </chakra.details>
          <Text fontSize="xs" color="fg.subtle" mt={2}>
            Apenas informativo: nada é cobrado e nenhuma função é limitada.
          </Text>
        </>
      )}
    </Box>
  )
}
