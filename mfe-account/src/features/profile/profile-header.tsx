import { BRAND, type Profile } from '@ementa/contracts'
import {
  AuthorityBadge,
  Avatar,
  authorityRule,
  Box,
  Flex,
  Heading,
  Text,
  TextLink,
  useMediaQuery,
  useRelation,
  useRelationIds,
  VisuallyHidden,
} from '@ementa/ui'
import { ExternalLink } from 'lucide-react'
import { OthersActions } from './others-actions'
import { OwnActions } from './own-actions'
import { RelationNotes } from './relation-notes'
import { Stats } from './stats'

interface ProfileHeaderProps {
  profile: Profile
  postCount: number
  isOwn: boolean
  onSaved: (profile: Profile) => void
}

/** Who this is, and what one can do about it (spec §2 Profile). */
export function ProfileHeader({ profile, postCount, isOwn, onSaved }: ProfileHeaderProps) {
  const isFollowing = useRelation('following', profile.id)
  const isMobile = useMediaQuery('mobile')
  const ownFollowing = useRelationIds('following').length
  return (
    <Box
      as="header"
      px={4}
      pt={{ base: 4, md: 6 }}
      pb={{ base: 3, md: 5 }}
      borderBottom="1px solid"
      borderColor="border"
    >
      <Flex gap={4} align="center">
        <Avatar name={profile.display_name} src={profile.avatar_url} size={isMobile ? 'lg' : 'xl'} />
        <Box minW={0} ps={3} {...authorityRule(profile.authority)}>
          <Heading as="h1" size="lg" tabIndex={-1}>
            {profile.display_name}
          </Heading>
          <Text color="fg.muted" fontSize="sm">
            @{profile.username}
          </Text>
          <span title="Função informada pela própria pessoa. A Ementa não confere registro na OAB.">
            <AuthorityBadge person={profile} withNote />
          </span>
        </Box>
      </Flex>

      <Text mt={{ base: 3, md: 4 }} maxW="measure" whiteSpace="pre-line" color={profile.bio.trim() ? 'fg' : 'fg.muted'}>
        {profile.bio.trim() || 'Sem bio por enquanto.'}
      </Text>
      <Text mt={{ base: 0, md: 2 }} fontSize="sm">
        <TextLink href={BRAND.partner.url} isExternal display="inline-flex" alignItems="center" gap={1.5} minH="28px">
          Análises de contratos no {BRAND.partner.name}
          <ExternalLink size={14} aria-hidden />
          <VisuallyHidden>(abre em nova aba)</VisuallyHidden>
        </TextLink>
      </Text>

      <Stats
        // Whom one follows is client state, the single truth of buttons and counts (P-7).
        values={[
          ['Contratos analisados', profile.contracts_analyzed],
          ['Seguidores', profile.followers + (isFollowing && !isOwn ? 1 : 0)],
          ['Seguindo', isOwn ? ownFollowing : profile.following],
          ['Posts', postCount],
        ]}
      />

      <Flex mt={{ base: 3, md: 5 }} gap={{ base: 1, sm: 2 }} wrap="wrap">
        {isOwn ? <OwnActions profile={profile} onSaved={onSaved} /> : <OthersActions profile={profile} />}
      </Flex>
      {!isOwn && <RelationNotes profile={profile} />}
    </Box>
  )
}
