// Public face of what forms and figures are made of. No first paint needs it, so it loads with the page that does.
import './theme/forms-theme'

export {
  Checkbox,
  FormControl,
  type FormControlProps,
  FormErrorMessage,
  FormHelperText,
  FormLabel,
  Input,
  type InputProps,
  Radio,
  RadioGroup,
  Slider,
  SliderFilledTrack,
  SliderThumb,
  SliderTrack,
  Switch,
  Textarea,
  type TextareaProps,
} from '@chakra-ui/react'
export { CharCounter, type CharCounterProps } from './components/char-counter'
export { BarChart, type ChartProps, type Datum, Sparkline } from './components/charts'
export { SearchField, type SearchFieldProps } from './components/search-field'
export { SelectField, type SelectFieldProps, type SelectOption } from './components/select-field'
export { prepareImage, uploadErrorText } from './services/image-file'
