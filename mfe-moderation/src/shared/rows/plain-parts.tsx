import { authorityLabel, type Profile, selfDeclaredNote } from '@ementa/contracts'
import styles from './rows.module.css'

/** The person's self-declared legal role, in the form they chose; nobody checks it. */
export function PlainAuthority({ person }: { person: Pick<Profile, 'authority' | 'authority_form'> }) {
  return (
    <span className={styles.authority} data-authority={person.authority} title={selfDeclaredNote(person)}>
      {authorityLabel(person)}
    </span>
  )
}
