import type { Profile } from '@ementa/contracts'
import { Button, IconButton, lazyPart, MissingDialog, share, useServices } from '@ementa/ui'
import { Pencil, Share2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { sharedProfile } from './profile-words'

const EditProfileDialog = lazyPart(() => import('./edit-profile-dialog'), MissingDialog)

export function OwnActions({ profile, onSaved }: { profile: Profile; onSaved: (profile: Profile) => void }) {
  const [isEditing, setEditing] = useState(false)
  const services = useServices()
  return (
    <>
      <Button leftIcon={<Pencil size={18} aria-hidden />} onClick={() => setEditing(true)}>
        Editar Perfil
      </Button>
      <IconButton
        aria-label="Compartilhar perfil"
        title="Compartilhar perfil"
        icon={<Share2 size={20} aria-hidden />}
        onClick={() => void share(services, sharedProfile(profile))}
      />
      {isEditing && (
        <Suspense fallback={null}>
          <EditProfileDialog profile={profile} onClose={() => setEditing(false)} onSaved={onSaved} />
        </Suspense>
      )}
    </>
  )
}
