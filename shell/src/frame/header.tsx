import { BRAND, deviceStorage, paths } from '@ementa/contracts'
import { Box, BrandGlyph, Button, chakra, Flex, Text, useServices, useSession } from '@ementa/ui'
import { deviceUserId, type ResponseCache } from '@ementa/ui/host'
import { Link } from '@ementa/ui/router'
import { ArrowUpRight } from 'lucide-react'
import type { Ref } from 'react'
import { OfflineBar } from '../offline/offline-bar'
import { MobileMenu } from './mobile-menu'
import { ThemeToggle } from './theme-toggle'
import { useHereToTop } from './use-here-to-top'

const StyledLink = chakra(Link)

interface HeaderProps {
  isMobile: boolean
  cache: ResponseCache
  ref: Ref<HTMLElement>
}

export function Header({ isMobile, cache, ref }: HeaderProps) {
  const { session } = useServices()
  const { status } = useSession()
  // Until the session is loaded, a device without a stored user reserves the width of a visitor's `Entrar`.
  const isVisitor = status === 'signed-out' || (status === 'loading' && deviceUserId(deviceStorage) === null)
  return (
    <Box
      as="header"
      ref={ref}
      position="sticky"
      top={0}
      zIndex="docked"
      bg="bg"
      borderBottomWidth="1px"
      borderColor="border"
      sx={{ '@media print': { display: 'none' } }}
    >
      <Flex
        align="center"
        gap={{ base: 1, md: 2 }}
        h="bar"
        maxW="1200px"
        mx="auto"
        px={{ base: 2, md: 4 }}
        // A visitor's `Entrar` is wider than what 320 px leave otherwise.
        sx={{ '@media (max-width: 339px)': { px: 1 } }}
      >
        {isMobile && <MobileMenu />}
        <StyledLink
          to={paths.home.href()}
          onClick={useHereToTop(paths.home.href())}
          aria-label={`${BRAND.name}, página inicial`}
          display="flex"
          alignItems="center"
          gap={2}
          justifyContent="center"
          minW="44px"
          minH="44px"
          px={1}
        >
          <BrandGlyph />
          <Text
            as="span"
            fontFamily="heading"
            fontSize="20px"
            fontWeight={600}
            // The narrowest phones have no room for name, partner and `Entrar` side by side; the mark stays.
            sx={{ [`@media (max-width: ${isVisitor ? 429 : 339}px)`]: { display: 'none' } }}
          >
            {BRAND.name}
          </Text>
        </StyledLink>
        <Flex ml="auto" align="center" gap={1} minW={0}>
          <PartnerLink isMobile={isMobile} />
          <ThemeToggle />
          {isVisitor && (
            <Button
              variant="solid"
              flexShrink={0}
              px={{ base: 3, md: 4 }}
              visibility={status === 'loading' ? 'hidden' : undefined}
              onClick={() => session.openLogin()}
            >
              Entrar
            </Button>
          )}
        </Flex>
      </Flex>
      <OfflineBar cache={cache} />
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
      rightIcon={<ArrowUpRight size={16} aria-hidden />}
      iconSpacing={1}
      px={isMobile ? 2 : 3}
      // Where a reader spaces letters more widely, its name gives way to `Entrar`.
      minW={0}
    >
      <Text as="span" isTruncated>
        {BRAND.partner.name}
      </Text>
    </Button>
  )
}
