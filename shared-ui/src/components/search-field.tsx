import { forwardRef, Input, InputGroup, InputLeftElement, type InputProps, InputRightElement } from '@chakra-ui/react'
import { Search, X } from 'lucide-react'
import { IconButton } from './portuguese-chakra'

export interface SearchFieldProps extends Omit<InputProps, 'onChange' | 'value'> {
  /** Accessible name; the placeholder is only a hint. */
  label: string
  value: string
  onChange: (value: string) => void
}

export const SearchField = forwardRef<SearchFieldProps, 'input'>(function SearchField(
  { label, value, onChange, ...rest },
  ref,
) {
  return (
    <InputGroup role="search">
      <InputLeftElement h="44px" w="44px" pointerEvents="none" color="fg.subtle">
        <Search size={18} aria-hidden />
      </InputLeftElement>
      <Input
        ref={ref}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        ps="44px"
        pe="44px"
        sx={{ '&::-webkit-search-cancel-button': { display: 'none' } }}
        autoComplete="off"
        {...rest}
      />
      {value !== '' && (
        <InputRightElement h="44px" w="44px">
          <IconButton aria-label="Limpar busca" icon={<X size={18} aria-hidden />} onClick={() => onChange('')} />
        </InputRightElement>
      )}
    </InputGroup>
  )
})
