import {
  AuthorityBadge,
  Avatar,
  Badge,
  Box,
  BrandGlyph,
  Center,
  Column,
  Flex,
  Grid,
  Heading,
  Image,
  Kbd,
  LinkBox,
  LinkOverlay,
  List,
  ListItem,
  PageHeader,
  PlainBadge,
  Row,
  ScrollArea,
  Section,
  Spacer,
  Stack,
  Stamp,
  StatTile,
  StatTiles,
  StickyTabs,
  Tab,
  TabList,
  TabPanel,
  TabPanels,
  Tabs,
  Text,
  TextLink,
  TimeAgo,
  WindowList,
} from '@ementa/ui'
import { State, Story } from '../story'

const STAMPS = ['draft', 'scheduled', 'sent', 'published', 'review', 'queued', 'failed'] as const
const TONES = ['subtle', 'solid', 'info', 'success', 'warning', 'danger', 'gold'] as const
const AUTHORITIES = ['advogado', 'estagiario', 'estudante', 'empresa'] as const
const ROWS = Array.from({ length: 40 }, (_, index) => ({ id: `${index}`, title: `Edição nº ${index + 1}` }))
const PICTURE =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="120" height="60"><rect width="120" height="60" fill="teal"/></svg>'

export function Layout() {
  return (
    <>
      <Story title="Página">
        <State name="Column, PageHeader, Section, Row">
          <Box maxH="320px" overflow="hidden">
            <Column>
              <PageHeader title="Meus Rascunhos" description="Só você vê." />
              <Section title="Rascunhos" actions={<TextLink href="/drafts">Ver todos</TextLink>}>
                <Row>
                  <Text>Prazo em dobro da Defensoria</Text>
                  <Spacer />
                  <Stamp kind="draft" />
                </Row>
              </Section>
            </Column>
          </Box>
        </State>
        <State name="StatTiles, Grid">
          <Grid templateColumns="2fr 1fr" gap={4}>
            <StatTiles>
              <StatTile label="Pendentes" value={12} hint="Alta" />
              <StatTile label="Tempo médio" value="1,5 h" />
            </StatTiles>
            <StatTile label="Decididos" value={40} />
          </Grid>
        </State>
        <State name="Tabs">
          <Tabs>
            <TabList>
              <Tab>Para Você</Tab>
              <Tab>Seguindo</Tab>
              <Tab isDisabled>Tópicos</Tab>
            </TabList>
            <TabPanels>
              <TabPanel>Primeira</TabPanel>
              <TabPanel>Segunda</TabPanel>
            </TabPanels>
          </Tabs>
        </State>
        <State name="ScrollArea">
          <ScrollArea style={{ maxHeight: 96 }}>
            <List>
              {ROWS.slice(0, 12).map(({ id, title }) => (
                <ListItem key={id}>{title}</ListItem>
              ))}
            </List>
          </ScrollArea>
        </State>
        <State name="StickyTabs">
          <Tabs>
            <StickyTabs labels={['Para você', 'Seguindo']} />
          </Tabs>
        </State>
      </Story>
      <Story title="Pessoas e textos">
        <State name="Avatar, AuthorityBadge">
          <Stack>
            {AUTHORITIES.map((authority) => (
              <Flex key={authority} align="center" gap={3}>
                <Avatar name={authority} size="sm" />
                <AuthorityBadge person={{ authority }} withNote />
              </Flex>
            ))}
          </Stack>
        </State>
        <State name="Stamp">
          <Flex gap={2} wrap="wrap">
            {STAMPS.map((kind) => (
              <Stamp key={kind} kind={kind} />
            ))}
          </Flex>
        </State>
        <State name="PlainBadge">
          <Flex gap={2} wrap="wrap">
            {TONES.map((tone) => (
              <PlainBadge key={tone} tone={tone}>
                {tone}
              </PlainBadge>
            ))}
          </Flex>
        </State>
        <State name="Badge, Kbd, BrandGlyph, Image">
          <Center gap={3}>
            <Badge>3</Badge>
            <Kbd>j</Kbd>
            <BrandGlyph />
            <Image src={PICTURE} alt="Um retângulo" />
          </Center>
        </State>
        <State name="TimeAgo">
          <TimeAgo iso="2026-01-05T12:00:00.000Z" />
        </State>
        <State name="Heading, Text, LinkBox">
          <Heading as="h3" textStyle="heading">
            Cláusula Primeira
          </Heading>
          <Text textStyle="reading">Texto de leitura, na fonte com serifa.</Text>
          <LinkBox>
            <LinkOverlay href="/newsletters">Um bloco que é um link</LinkOverlay>
          </LinkBox>
        </State>
      </Story>
      <Story title="Lista longa">
        <State name="WindowList">
          <Box maxH="240px" overflow="hidden">
            <WindowList items={ROWS} itemKey={({ id }) => id}>
              {({ title }) => <Row>{title}</Row>}
            </WindowList>
          </Box>
        </State>
      </Story>
    </>
  )
}
