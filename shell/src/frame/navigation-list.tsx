import { seesAdminNavigation } from '@ementa/contracts'
import { Box, Text, useSession } from '@ementa/ui'
import { ADMINISTRATION, EXPLORE, MAIN, type NavigationEntry, type NavigationGroup, SETTINGS } from './navigation'
import { NavigationLink } from './navigation-link'

/** All entries, as the sidebar and the drawer show them. */
export function NavigationList() {
  const { isModerator } = useSession()
  return (
    <Box as="nav" aria-label="Principal" display="flex" flexDirection="column" gap={4}>
      <Entries entries={MAIN} />
      <Group group={EXPLORE} />
      {seesAdminNavigation({ is_moderator: isModerator }) && <Group group={ADMINISTRATION} />}
      <Group group={SETTINGS} />
    </Box>
  )
}

function Group({ group }: { group: NavigationGroup }) {
  return (
    <Box as="section" aria-label={group.title}>
      <Text as="h2" textStyle="label" color="fg.subtle" px={3} mb={1}>
        {group.title}
      </Text>
      <Entries entries={group.entries} />
    </Box>
  )
}

function Entries({ entries }: { entries: NavigationEntry[] }) {
  return (
    <Box as="ul" listStyleType="none">
      {entries.map((entry) => (
        <li key={entry.href}>
          <NavigationLink entry={entry} />
        </li>
      ))}
    </Box>
  )
}
