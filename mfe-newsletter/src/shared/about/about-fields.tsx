import { useHost } from '@ementa/ui'
import { FormControl, FormErrorMessage, FormHelperText, FormLabel, Input, Radio, RadioGroup } from '@ementa/ui/forms'
import { SIMULATED_PAYMENT } from '../subscription/texts'
import styles from './about.module.css'
import { type AboutText, stepPrice } from './about-rules'

type Price = Pick<AboutText, 'isPaid' | 'price'>

interface PriceFieldsProps {
  value: Price
  error: string | undefined
  onChange: (change: Partial<Price>) => void
  onBlur?: () => void
}

/** Fields for a free or paid newsletter and its monthly price. */
export function PriceFields({ value: { isPaid, price }, error, onChange, onBlur }: PriceFieldsProps) {
  const { isCommunity } = useHost()
  // Nobody can pay there.
  if (isCommunity) return null
  return (
    <>
      <FormControl as="fieldset">
        <FormLabel as="legend">Assinatura</FormLabel>
        <RadioGroup value={isPaid ? 'paid' : 'free'} onChange={(value) => onChange({ isPaid: value === 'paid' })}>
          <div className={styles.choices}>
            <Radio value="free">Gratuita</Radio>
            <Radio value="paid">Paga, por mês</Radio>
          </div>
        </RadioGroup>
      </FormControl>
      {isPaid && (
        <FormControl isRequired isInvalid={error !== undefined}>
          <FormLabel>Preço por mês (R$)</FormLabel>
          <Input
            name="price"
            inputMode="decimal"
            // A number field would refuse `14,90` in some browsers: text, with a number field's minimum and steps.
            min="0.01"
            step="0.01"
            placeholder="14,90"
            maxW="12rem"
            value={price}
            onChange={(event) => onChange({ price: event.target.value })}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
              event.preventDefault()
              onChange({ price: stepPrice(price, event.key === 'ArrowUp' ? 1 : -1) })
            }}
            onBlur={onBlur}
          />
          <FormErrorMessage>{error}</FormErrorMessage>
          <FormHelperText>Mínimo de R$ 0,01. {SIMULATED_PAYMENT} aos assinantes.</FormHelperText>
        </FormControl>
      )}
    </>
  )
}
