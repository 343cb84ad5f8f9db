import { Heading, usePageTitle } from '@ementa/ui'

export default function ProfilePage() {
  usePageTitle('Perfil')
  return <Heading as="h1">Perfil</Heading>
}
