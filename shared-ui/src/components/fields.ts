// The fields of Chakra. What is rendered inside of another one has its theme.
import {
  Checkbox as ChakraCheckbox,
  FormLabel as ChakraFormLabel,
  Input as ChakraInput,
  Radio as ChakraRadio,
  RadioGroup as ChakraRadioGroup,
  Slider as ChakraSlider,
  Switch as ChakraSwitch,
  Textarea as ChakraTextarea,
} from '@chakra-ui/react'
import { themed } from '../theme/themed'

export { FormErrorMessage, FormHelperText, SliderFilledTrack, SliderThumb, SliderTrack } from '@chakra-ui/react'

export const Checkbox = themed(ChakraCheckbox)
export const FormLabel = themed(ChakraFormLabel)
export const Input = themed(ChakraInput)
export const Radio = themed(ChakraRadio)
export const RadioGroup = themed(ChakraRadioGroup)
export const Slider = themed(ChakraSlider)
export const Switch = themed(ChakraSwitch)
export const Textarea = themed(ChakraTextarea)
