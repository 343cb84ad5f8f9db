import { Box } from '@ementa/ui'

/** What speaks against the settings of a test; nothing where nothing does. */
export function SettingsWarnings({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <Box
      as="ul"
      mt={3}
      px={4}
      py={3}
      bg="warningBg"
      color="warning"
      fontSize="sm"
      borderRadius="md"
      listStylePos="inside"
      listStyleType={texts.length === 1 ? 'none' : undefined}
    >
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </Box>
  )
}
