import { type Authority, authorityLabel, type Profile, selfDeclaredNote } from '@ementa/contracts'

/** What the person says they are, in the form they chose (P-24). Nobody checks it, and the badge says so. */
export function AuthorityBadge({
  person,
  withNote,
}: {
  person: Pick<Profile, 'authority' | 'authority_form'>
  withNote?: boolean
}) {
  const note = selfDeclaredNote(person)
  return (
    <span
      className="small-caps"
      title={note}
      style={{
        color: `var(--chakra-colors-authority-${person.authority})`,
        whiteSpace: withNote ? 'normal' : 'nowrap',
      }}
    >
      {authorityLabel(person)}
      {withNote && <span className="badge-note">{` · ${note}`}</span>}
    </span>
  )
}

/** Style of the 3 px rule at the left of everything a person wrote, in the colour of their role. */
export const authorityRule = (authority: Authority) => ({
  borderInlineStart: `3px solid var(--chakra-colors-authority-${authority})`,
})
