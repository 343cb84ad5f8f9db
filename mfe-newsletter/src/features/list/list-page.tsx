import { Heading, usePageTitle } from '@ementa/ui'

export default function ListPage() {
  usePageTitle('Newsletters')
  return <Heading as="h1">Newsletters</Heading>
}
