import { Box, type BoxProps, chakra } from '@chakra-ui/react'
import { AUTHORITY_LABELS, type Authority } from '@ementa/contracts'

/** What the person says they are. Nobody checks it, and the badge says so. */
export function AuthorityBadge({
  authority,
  withNote,
  ...rest
}: { authority: Authority; withNote?: boolean } & BoxProps) {
  return (
    <Box
      as="span"
      textStyle="smallCaps"
      color={`authority.${authority}`}
      title="autodeclarado"
      whiteSpace="nowrap"
      {...rest}
    >
      {AUTHORITY_LABELS[authority]}
      {withNote && (
        <chakra.span color="fg.subtle" fontWeight={400} textTransform="none" letterSpacing={0} fontSize="xs">
          {' · autodeclarado'}
        </chakra.span>
      )}
    </Box>
  )
}

/** The 3 px rule at the left of everything a person wrote, in the colour of their role. */
export function authorityRule(authority: Authority) {
  return { borderInlineStart: '3px solid', borderInlineStartColor: `authority.${authority}` }
}
