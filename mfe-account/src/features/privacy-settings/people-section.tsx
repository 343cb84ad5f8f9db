import { type Profile, paths } from '@ementa/contracts'
import {
  AuthorityBadge,
  Avatar,
  Box,
  Button,
  Flex,
  guardedPress,
  MEMBERSHIP_WORDS,
  ReadView,
  Section,
  Skeletons,
  setMembership,
  Text,
  TextLink,
  useRelationIds,
  useServices,
  useSession,
} from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { Link } from '@ementa/ui/router'
import { useEffect, useRef } from 'react'
import type { mutedQuery } from './queries'

interface PeopleSectionProps {
  relation: 'muted' | 'blocked'
  title: string
  hint: string
  empty: string
  action: string
  query: typeof mutedQuery
}

const ASK_AGAIN = 3

/** One of the two lists. Who is on it is client state (P-7); the call brings the profiles. */
export function PeopleSection({ relation, title, hint, empty, action, query }: PeopleSectionProps) {
  const services = useServices()
  const { user } = useSession()
  const ids = useRelationIds(relation)
  const read = useRead(user && query(user.id))
  const area = useRef<HTMLDivElement>(null)

  // Muted elsewhere since the list was read: its profile is missing here.
  const { data, isValidating, refresh } = read
  const isIncomplete = data !== undefined && ids.some((id) => !data.users.some((person) => person.id === id))
  const retries = useRef({ ids: '', times: 0 })
  useEffect(() => {
    const now = ids.join(' ')
    if (!isIncomplete || isValidating) return
    if (retries.current.ids !== now) retries.current = { ids: now, times: 0 }
    // More than once: the call that muted may still be on its way. Not forever: a profile may be gone.
    if (retries.current.times++ < ASK_AGAIN) void refresh()
  }, [isIncomplete, isValidating, ids, refresh])

  const people = data?.users.filter(({ id }) => ids.includes(id)) ?? []

  function undo(person: Profile) {
    // The row goes at once; the focus must not go with it.
    const buttons = [...(area.current?.querySelectorAll('button') ?? [])]
    const at = people.indexOf(person)
    const next = buttons[at + 1] ?? buttons[at - 1]
    if (next) next.focus()
    else area.current?.focus()
    setMembership(services, relation, person.id, false, MEMBERSHIP_WORDS[relation](person))
  }

  return (
    <Section title={people.length > 0 ? `${title} (${people.length})` : title} data-awaited>
      <Text fontSize="sm" color="fg.muted" mt={-2} mb={2}>
        {hint}
      </Text>
      <Box ref={area} tabIndex={-1} data-focus-silent>
        <ReadView
          read={read}
          skeleton={
            <Box mx={-4}>
              <Skeletons shape="row" count={2} />
            </Box>
          }
          failed={{ title: 'Não foi possível carregar esta lista', titleAs: 'h3' }}
          toast="Erro ao carregar privacidade"
          isEmpty={() => people.length === 0}
          empty={!isValidating && <Text py={2}>{empty}</Text>}
        >
          {() =>
            people.map((person) => (
              <Flex
                key={person.id}
                align="center"
                gap={3}
                py={2}
                minH="64px"
                borderTop="1px solid"
                borderColor="border"
              >
                <Avatar name={person.display_name} src={person.avatar_url} />
                <Box flex={1} minW={0}>
                  <TextLink
                    as={Link}
                    to={paths.user.href({ username: person.username })}
                    variant="plain"
                    fontWeight={600}
                  >
                    {person.display_name}
                  </TextLink>
                  <Flex wrap="wrap" columnGap={2} align="baseline" fontSize="sm" color="fg.muted">
                    @{person.username}
                    <AuthorityBadge person={person} />
                  </Flex>
                </Box>
                <Button
                  aria-label={`${action} @${person.username}`}
                  onClick={guardedPress(action, person.id, () => undo(person))}
                >
                  {action}
                </Button>
              </Flex>
            ))
          }
        </ReadView>
      </Box>
    </Section>
  )
}
