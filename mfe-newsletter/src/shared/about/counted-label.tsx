import { Flex } from '@ementa/ui'
import { CharCounter, FormLabel } from '@ementa/ui/forms'

/** A field's label with what is left of its limit at the right. */
export function CountedLabel({ label, text, limit }: { label: string; text: string; limit: number }) {
  return (
    <Flex justify="space-between" align="baseline">
      <FormLabel>{label}</FormLabel>
      <CharCounter text={text} limit={limit} />
    </Flex>
  )
}
