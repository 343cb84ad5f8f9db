import { Box, Flex, Text } from '@chakra-ui/react'
import { type Outputs, type Profile, paths } from '@ementa/contracts'
import type { ReactNode } from 'react'
import { AuthorityBadge } from '../components/authority-badge'
import { Avatar } from '../components/avatar'
import { Skeletons } from '../components/skeletons'
import type { PagedRequest } from '../data/query'
import { usePagedRead } from '../data/use-paged-read'
import { counted } from '../format/counts'
import { Sheet } from '../overlays/sheet'
import { Link } from '../routing/link'
import { LoadMore } from './load-more'
import { ReadView } from './read-view'

type PeoplePage = Outputs['profiles']['listFollowers']

interface PeopleDialogProps {
  title: string
  request: PagedRequest<PeoplePage, Profile>
  /** Said where nobody is behind the number. */
  empty: string
  /** Renders the button beside each person, which follows them. */
  action: (person: Profile) => ReactNode
  onClose: () => void
}

/** Lists the people behind a number: those of this device, each to be opened and followed; the rest is named as sample data. */
export function PeopleDialog({ title, request, empty, action, onClose }: PeopleDialogProps) {
  const read = usePagedRead(request)
  const sampleCount = read.pages.at(-1)?.sampleCount ?? 0
  return (
    <Sheet isOpen onClose={onClose} title={title} size="md">
      <ReadView
        read={read}
        skeleton={<Skeletons shape="row" count={3} />}
        failed={{ title: 'Não foi possível carregar esta lista', titleAs: 'h3' }}
        isEmpty={() => read.items.length === 0 && sampleCount === 0}
        empty={<Text py={2}>{empty}</Text>}
      >
        {() => (
          <>
            <Box as="ul" listStyleType="none">
              {read.items.map((person) => (
                <Person key={person.id} person={person} action={action(person)} onOpen={onClose} />
              ))}
            </Box>
            {read.isEnd && sampleCount > 0 && (
              <Text mt={3} fontSize="sm" color="fg.muted">
                {sampleText(sampleCount, read.items.length > 0)}
              </Text>
            )}
            <LoadMore list={read} />
          </>
        )}
      </ReadView>
    </Sheet>
  )
}

/** `e mais 1.180 pessoas dos dados de exemplo`. */
function sampleText(count: number, areOthersListed: boolean): string {
  const people = `${counted(count, 'pessoa', 'pessoas')} dos dados de exemplo`
  return areOthersListed ? `e mais ${people}` : `${people}, sem perfil na Ementa.`
}

function Person({ person, action, onOpen }: { person: Profile; action: ReactNode; onOpen: () => void }) {
  return (
    <Flex
      as="li"
      align="center"
      gap={3}
      py={2}
      minH="64px"
      _notFirst={{ borderTop: '1px solid', borderColor: 'border' }}
    >
      <Avatar name={person.display_name} src={person.avatar_url} />
      <Box flex={1} minW={0}>
        <Box
          as={Link}
          to={paths.user.href({ username: person.username })}
          onClick={onOpen}
          fontWeight={600}
          overflowWrap="anywhere"
          _hover={{ textDecoration: 'underline' }}
        >
          {person.display_name}
        </Box>
        <Flex wrap="wrap" columnGap={2} align="baseline" fontSize="sm" color="fg.muted">
          @{person.username}
          <AuthorityBadge person={person} />
        </Flex>
      </Box>
      {action}
    </Flex>
  )
}
