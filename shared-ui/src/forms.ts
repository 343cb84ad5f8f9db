// Public entry of the parts for forms and figures. No first paint needs it, so it loads with the page that does.
import './theme/forms-theme'

export { BarChart, type Datum, Sparkline } from './components/charts'
export {
  Checkbox,
  CountedLabel,
  Form,
  FormControl,
  FormErrorMessage,
  FormHelperText,
  FormLabel,
  Input,
  Radio,
  RadioGroup,
  Slider,
  SliderFilledTrack,
  SliderThumb,
  SliderTrack,
  Switch,
  Textarea,
} from './components/form'
export { SelectField, type SelectOption } from './components/select-field'
export { type LeftFields, useFormCopySlot, useFormCrashCopy, useReasonCrashCopy } from './crash-copy/form-crash-copy'
export { readEveryPage } from './data/read-every-page'
export { askToLeave, useLeaveGuard } from './overlays/use-leave-guard'
export { isRefusedImage, prepareImage, uploadErrorText } from './services/image-file'
export { downloadFile } from './services/share'
