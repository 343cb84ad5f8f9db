import { Box, type BoxProps, chakra } from '@chakra-ui/react'
import { type Authority, authorityLabel, type Profile, selfDeclaredNote } from '@ementa/contracts'

/** What the person says they are, in the form they chose (P-24). Nobody checks it, and the badge says so. */
export function AuthorityBadge({
  person,
  withNote,
  ...rest
}: { person: Pick<Profile, 'authority' | 'authority_form'>; withNote?: boolean } & BoxProps) {
  const note = selfDeclaredNote(person)
  return (
    <Box
      as="span"
      textStyle="smallCaps"
      color={`authority.${person.authority}`}
      title={note}
      whiteSpace={withNote ? 'normal' : 'nowrap'}
      {...rest}
    >
      {authorityLabel(person)}
      {withNote && (
        <chakra.span color="fg.subtle" fontWeight={400} textTransform="none" letterSpacing={0} fontSize="xs">
          {` · ${note}`}
        </chakra.span>
      )}
    </Box>
  )
}

/** The 3 px rule at the left of everything a person wrote, in the colour of their role. */
export function authorityRule(authority: Authority) {
  return { borderInlineStart: '3px solid', borderInlineStartColor: `authority.${authority}` }
}
