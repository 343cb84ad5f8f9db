import { Box, Heading, TextLink } from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import { type ReactNode, useId } from 'react'

interface MarginSectionProps {
  title: string
  more?: { label: string; href: string }
  children: ReactNode
}

export function MarginSection({ title, more, children }: MarginSectionProps) {
  const id = useId()
  return (
    <Box as="section" aria-labelledby={id} sx={{ 'section + &': { mt: 8 } }}>
      <Heading as="h2" size="sm" id={id} mb={2}>
        {title}
      </Heading>
      {children}
      {more && (
        <TextLink
          as={Link}
          to={more.href}
          display="inline-flex"
          minH="44px"
          alignItems="center"
          fontSize="sm"
          color="link"
        >
          {more.label}
        </TextLink>
      )}
    </Box>
  )
}
