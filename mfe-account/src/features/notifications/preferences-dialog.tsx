import { type NotificationPreferences, PREFERENCE_KEYS, PREFERENCE_LABELS } from '@ementa/contracts'
import { Button, ReadView, Skeletons, useServices } from '@ementa/ui'
import { query, useRead } from '@ementa/ui/data'
import { FormControl, FormLabel, Switch } from '@ementa/ui/forms'
import { Sheet } from '@ementa/ui/overlays'
import { useState } from 'react'
import styles from './notifications.module.css'

const preferencesQuery = query('device.preferences', (api) => api.device.getPreferences(), { stale: 0 })

/** Chooses which notifications are shown in the app. The choices are kept when saving fails. */
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
      <p className={`muted ${styles.preferences}`}>Escolha o que aparece na sua lista de notificações.</p>
      <ReadView
        read={read}
        skeleton={<Skeletons shape="line" count={3} label="Carregando as preferências…" />}
        failed={{ title: 'Não foi possível carregar as preferências', titleAs: 'h3' }}
      >
        {(saved) =>
          PREFERENCE_KEYS.map((key) => (
            <FormControl key={key} display="flex" alignItems="center" justifyContent="space-between" minH="48px">
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
