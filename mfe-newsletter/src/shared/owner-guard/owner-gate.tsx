import { SignInPrompt, usePageTitle, useSession } from '@ementa/ui'
import { Outlet } from '@ementa/ui/router'
import { useState } from 'react'

/**
 * The route around the pages of a newsletter's owner. Who signs out on one of them, or in another tab, stays at its
 * address: the text that was open there is kept on this device, and comes back with the page after the sign-in.
 */
export function OwnerGate() {
  const { status } = useSession()
  const [wasSignedIn, setSignedIn] = useState(false)
  if (status === 'signed-in' && !wasSignedIn) setSignedIn(true)
  return wasSignedIn && status === 'signed-out' ? <SignedOut /> : <Outlet />
}

function SignedOut() {
  const title = 'Você saiu da conta'
  usePageTitle(title)
  return (
    <SignInPrompt
      titleAs="h1"
      title={title}
      description="O que você escreveu e não salvou continua guardado neste aparelho. Entre de novo para continuar."
    />
  )
}
