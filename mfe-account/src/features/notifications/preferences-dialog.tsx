import { type NotificationPreferences, PREFERENCE_KEYS, PREFERENCE_LABELS } from '@ementa/contracts'
import { Button, Flex, ReadView, Skeletons, Text, useServices } from '@ementa/ui'
import { useRead } from '@ementa/ui/data'
import { FormControl, FormLabel, Switch } from '@ementa/ui/forms'
import { Sheet } from '@ementa/ui/overlays'
import { useState } from 'react'
import { preferencesQuery } from './queries'

/** Which notifications are wanted in the app (spec §3). What was chosen stays when saving fails. */
export default function PreferencesDialog({ onClose }: { onClose: () => void }) {
  const { api, toast } = useServices()
  const read = useRead(preferencesQuery())
  const [changes, setChanges] = useState<Partial<NotificationPreferences>>({})
  const [isSaving, setSaving] = useState(false)
  const preferences = read.data && { ...read.data, ...changes }

  async function save() {
    if (!preferences) return
    setSaving(true)
    try {
      const saved = await api.device.savePreferences(preferences)
      read.update(() => saved)
      onClose()
      toast.success('Configurações salvas')
    } catch (error) {
      toast.failed('Erro ao salvar', error)
    } finally {
      setSaving(false)
    }
  }

  return (
    <Sheet
      isOpen
      onClose={onClose}
      title="Preferências de notificação"
      size="md"
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button
            variant="solid"
            onClick={() => void save()}
            isDisabled={!preferences}
            isLoading={isSaving}
            loadingText="Salvando…"
          >
            Salvar
          </Button>
        </>
      }
    >
      <Text color="fg.muted" fontSize="sm" mb={2}>
        Escolha o que aparece na sua lista de notificações.
      </Text>
      <ReadView
        read={read}
        skeleton={<Skeletons shape="line" count={3} label="Carregando as preferências…" />}
        failed={{ title: 'Não foi possível carregar as preferências', titleAs: 'h3' }}
      >
        {(saved) =>
          PREFERENCE_KEYS.map((key) => (
            <FormControl key={key} as={Flex} alignItems="center" justifyContent="space-between" minH="48px">
              <FormLabel mb={0} flex={1} py={3} fontWeight={400} fontSize="md" cursor="pointer">
                {PREFERENCE_LABELS[key]}
              </FormLabel>
              <Switch
                isChecked={changes[key] ?? saved[key]}
                onChange={(event) => setChanges((now) => ({ ...now, [key]: event.target.checked }))}
              />
            </FormControl>
          ))
        }
      </ReadView>
    </Sheet>
  )
}
