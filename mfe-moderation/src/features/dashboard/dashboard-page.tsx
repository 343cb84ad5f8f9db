import { Heading, usePageTitle } from '@ementa/ui'

export default function DashboardPage() {
  usePageTitle('Moderação')
  return <Heading as="h1">Moderação</Heading>
}
