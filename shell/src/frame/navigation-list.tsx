import { seesAdminNavigation } from '@ementa/contracts'
import { useSession } from '@ementa/ui'
import { ADMINISTRATION, EXPLORE, MAIN, type NavigationEntry, type NavigationGroup, SETTINGS } from './navigation'
import { NavigationLink } from './navigation-link'

/** All navigation entries, for sidebar and drawer. */
export function NavigationList() {
  const { isModerator } = useSession()
  return (
    <nav aria-label="Principal" className="navigation">
      <Entries entries={MAIN} />
      {/* The moderation entries follow the main ones, so that moderators see them in a low window. */}
      {seesAdminNavigation({ is_moderator: isModerator }) && <Group group={ADMINISTRATION} />}
      <Group group={EXPLORE} />
      <Group group={SETTINGS} />
    </nav>
  )
}

function Group({ group }: { group: NavigationGroup }) {
  return (
    <section aria-label={group.title}>
      <h2>{group.title}</h2>
      <Entries entries={group.entries} />
    </section>
  )
}

function Entries({ entries }: { entries: NavigationEntry[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.href}>
          <NavigationLink entry={entry} />
        </li>
      ))}
    </ul>
  )
}
