import { Heading, usePageTitle } from '@ementa/ui'

export default function FeedPage() {
  usePageTitle('Feed')
  return <Heading as="h1">Feed</Heading>
}
