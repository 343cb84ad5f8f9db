import { Box } from '@ementa/ui'

export const SAMPLE_DATA = 'Dados de exemplo'

/** Stands beside every invented number (P-18). */
export function SampleNote() {
  return (
    <Box
      as="span"
      fontSize="xs"
      fontStyle="italic"
      color="fg.subtle"
      whiteSpace="nowrap"
      sx={{ textTransform: 'none', letterSpacing: 0 }}
    >
      {SAMPLE_DATA}
    </Box>
  )
}
