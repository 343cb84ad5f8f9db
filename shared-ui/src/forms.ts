// Public face of what forms, tables and figures are made of. No first paint needs it, so it loads with the page that does.
import './theme/forms-theme'

export {
  Checkbox,
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
  Th,
  Thead,
  Tr,
} from '@chakra-ui/react'
export { BarChart, type ChartProps, type Datum, Sparkline } from './components/charts'
export { SelectField, type SelectFieldProps, type SelectOption } from './components/select-field'
