import { deviceStorage, paths, STORAGE_KEYS } from '@ementa/contracts'
import { CloseButton, Flex, Text, TextLink } from '@ementa/ui'
import { Link } from '@ementa/ui/router'
import { useState } from 'react'

/** Said once to everybody (LGPD): where the data is, and where to take it along or erase it. */
export function DeviceNotice() {
  const [isRead, setRead] = useState(wasRead)
  if (isRead) return null
  function dismiss() {
    setRead(true)
    try {
      deviceStorage.setItem(STORAGE_KEYS.deviceNotice, 'read')
    } catch {
      // It is shown again on the next visit.
    }
  }
  return (
    <Flex role="note" align="flex-start" mb={3} ps={3} borderStartWidth="2px" borderColor="border.control">
      <Text flex={1} fontSize="13px" color="fg.muted" lineHeight={1.4} py="11px">
        Os dados ficam neste aparelho.{' '}
        <TextLink as={Link} to={paths.privacySettings.href()}>
          Exportar ou apagar
        </TextLink>
      </Text>
      <CloseButton aria-label="Dispensar aviso sobre os dados" onClick={dismiss} flexShrink={0} />
    </Flex>
  )
}

const wasRead = () => deviceStorage.getItem(STORAGE_KEYS.deviceNotice) !== null
