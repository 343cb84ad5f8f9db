import { CharCounter, Flex, FormLabel } from '@ementa/ui'

/** A field's label with what is left of its limit at the right. */
export function CountedLabel({ label, text, limit }: { label: string; text: string; limit: number }) {
  return (
    <Flex justify="space-between" align="baseline">
      <FormLabel>{label}</FormLabel>
      <CharCounter text={text} limit={limit} />
    </Flex>
  )
}
