import {
  forwardRef,
  Input,
  InputGroup,
  InputLeftElement,
  type InputProps,
  InputRightElement,
  useMergeRefs,
} from '@chakra-ui/react'
import { Search, X } from 'lucide-react'
import { memo, type Ref, useLayoutEffect, useRef } from 'react'
import { useStableCallback } from '../hooks/use-stable-callback'
import { IconButton } from './portuguese-chakra'

export interface SearchFieldProps extends Omit<InputProps, 'onChange' | 'value' | 'defaultValue'> {
  /** Accessible name; the placeholder is only a hint. */
  label: string
  value: string
  onChange: (value: string) => void
}

/**
 * Chakra recomputes all styles of a part at each render: 20 ms for each key on a slow phone. So the field
 * keeps its text itself, and typing re-renders nothing here.
 */
export const SearchField = forwardRef<SearchFieldProps, 'input'>(function SearchField(
  { value, onChange, ...rest },
  ref,
) {
  const input = useRef<HTMLInputElement>(null)
  const clear = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (input.current && input.current.value !== value) input.current.value = value
    if (clear.current) clear.current.hidden = value === ''
  })
  const onText = useStableCallback(onChange)
  const onClear = useStableCallback(() => {
    onChange('')
    // The button that had the focus is gone.
    input.current?.focus()
  })
  return <Field ref={useMergeRefs(ref, input)} clear={clear} onText={onText} onClear={onClear} {...rest} />
})

interface FieldProps extends Omit<SearchFieldProps, 'value' | 'onChange'> {
  clear: Ref<HTMLDivElement>
  onText: (text: string) => void
  onClear: () => void
}

const Field = memo(
  forwardRef<FieldProps, 'input'>(function Field({ label, clear, onText, onClear, ...rest }, ref) {
    return (
      <InputGroup role="search">
        <InputLeftElement h="44px" w="44px" pointerEvents="none" color="fg.subtle">
          <Search size={18} aria-hidden />
        </InputLeftElement>
        <Input
          ref={ref}
          type="search"
          aria-label={label}
          onChange={(event) => onText(event.target.value)}
          ps="44px"
          pe="44px"
          textOverflow="ellipsis"
          sx={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
          autoComplete="off"
          {...rest}
        />
        <InputRightElement ref={clear} h="44px" w="44px" sx={{ '&[hidden]': { display: 'none' } }}>
          <IconButton aria-label="Limpar busca" icon={<X size={18} aria-hidden />} onClick={onClear} />
        </InputRightElement>
      </InputGroup>
    )
  }),
)
