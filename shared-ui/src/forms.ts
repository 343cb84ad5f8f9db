// Public face of what forms, tables and figures are made of. No first paint needs it, so it loads with the page that does.
import './theme/forms-theme'

export {
  Checkbox,
  FormControl,
  type FormControlProps,
  FormErrorMessage,
  FormHelperText,
  FormLabel,
  Input,
  InputGroup,
  InputLeftElement,
  type InputProps,
  InputRightElement,
  Radio,
  RadioGroup,
  Slider,
  SliderFilledTrack,
  SliderThumb,
  SliderTrack,
  Switch,
  Table,
  Tbody,
  Td,
  Textarea,
  type TextareaProps,
  Th,
  Thead,
  Tr,
} from '@chakra-ui/react'
export { CharCounter, type CharCounterProps } from './components/char-counter'
export { BarChart, type ChartProps, type Datum, Sparkline } from './components/charts'
export { SearchField, type SearchFieldProps } from './components/search-field'
export { SelectField, type SelectFieldProps, type SelectOption } from './components/select-field'
export { ImageRefusal, type PreparedImage, prepareImage, uploadErrorText } from './services/image-file'
