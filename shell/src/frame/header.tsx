import { BRAND, paths } from '@ementa/contracts'
import { Box, BrandGlyph, Button, chakra, Flex, Text, useServices, useSession } from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import { ExternalLink } from 'lucide-react'
import { MobileMenu } from './mobile-menu'
import { ThemeToggle } from './theme-toggle'

const StyledLink = chakra(Link)

export function Header({ isMobile }: { isMobile: boolean }) {
  const { session } = useServices()
  const { status } = useSession()
  return (
    <Box as="header" position="sticky" top={0} zIndex="docked" bg="bg" borderBottomWidth="1px" borderColor="border">
      <Flex align="center" gap={2} h="56px" maxW="1200px" mx="auto" px={{ base: 2, md: 4 }}>
        {isMobile && <MobileMenu />}
        <StyledLink
          to={paths.home.href()}
          aria-label={`${BRAND.name}, página inicial`}
          display="flex"
          alignItems="center"
          gap={2}
          minH="44px"
          px={1}
        >
          <BrandGlyph />
          <Text as="span" fontFamily="heading" fontSize="20px" fontWeight={600}>
            {BRAND.name}
          </Text>
        </StyledLink>
        <Flex ml="auto" align="center" gap={1}>
          <PartnerLink isMobile={isMobile} />
          <ThemeToggle />
          {status === 'signed-out' && <Button onClick={() => session.openLogin()}>Entrar</Button>}
        </Flex>
      </Flex>
    </Box>
  )
}

function PartnerLink({ isMobile }: { isMobile: boolean }) {
  return (
    <Button
      as="a"
      variant="ghost"
      href={BRAND.partner.url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${BRAND.partner.name}, análise de contratos (abre em nova aba)`}
      rightIcon={<ExternalLink size={16} aria-hidden />}
      px={isMobile ? 2 : 3}
    >
      {BRAND.partner.name}
    </Button>
  )
}
