import { type Authority, authorityLabel, isOfficialAccount, type Profile, selfDeclaredNote } from '@ementa/contracts'

/**
 * The authority that a person declares, in the form they chose. Nobody checks it, and the badge says so; only the account of
 * the moderation is marked as official, wherever it appears.
 */
export function AuthorityBadge({
  person,
  withNote,
}: {
  person: Pick<Profile, 'authority' | 'authority_form'> & Partial<Pick<Profile, 'username'>>
  withNote?: boolean
}) {
  const isOfficial = isOfficialAccount(person)
  const note = isOfficial ? 'conta oficial' : selfDeclaredNote(person)
  const isNoted = withNote || isOfficial
  return (
    <span
      className="small-caps"
      title={note}
      style={{
        color: `var(--chakra-colors-authority-${person.authority})`,
        whiteSpace: isNoted ? 'normal' : 'nowrap',
      }}
    >
      {authorityLabel(person)}
      {isNoted && <span className="badge-note">{` · ${note}`}</span>}
    </span>
  )
}

/** Style of the 3 px rule at the left of everything a person wrote, in the colour of their role. */
export const authorityRule = (authority: Authority) => ({
  borderInlineStart: `3px solid var(--chakra-colors-authority-${authority})`,
})
