import { Badge } from '@ementa/ui'

export const SAMPLE_DATA = 'Dados de exemplo'

/** Stands beside every invented number (P-18). */
export function SampleNote() {
  return (
    <Badge variant="outline" whiteSpace="nowrap">
      {SAMPLE_DATA}
    </Badge>
  )
}
