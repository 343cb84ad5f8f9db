// The look of what `@ementa/ui/forms` exports: fields, choices and sliders.
import { Checkbox, Radio, Select, Slider, Switch } from '@chakra-ui/theme/components'
import { addParts } from './theme'

/** Targets are 44 px under a coarse pointer (WCAG 2.5.8). */
const coarse = '@media (pointer: coarse)'
const ease = { transitionProperty: 'background-color, border-color, color', transitionDuration: '120ms' }

const box = {
  bg: 'bg.surface',
  color: 'fg',
  border: '1px solid',
  borderColor: 'border.control',
  borderRadius: 'md',
  fontSize: 'md',
  ...ease,
  _placeholder: { color: 'fg.subtle', opacity: 1 },
  _hover: { borderColor: 'fg.muted' },
  _focusVisible: { borderColor: 'focusRing', zIndex: 1 },
  _invalid: { borderColor: 'danger', borderWidth: '2px' },
  _readOnly: { bg: 'bg.sunken', userSelect: 'all' },
  _disabled: { bg: 'bg.sunken', opacity: 0.7, cursor: 'not-allowed' },
}
const fieldSizes = {
  sm: { field: { h: '36px', fontSize: 'sm', px: 3, borderRadius: 'md', [coarse]: { h: '44px', fontSize: 'md' } } },
  md: { field: { h: '44px', fontSize: 'md', px: 3, borderRadius: 'md' } },
}

const field = { width: '100%', minWidth: 0, position: 'relative', appearance: 'none' }
const Input = {
  baseStyle: { field },
  sizes: fieldSizes,
  variants: { outline: { field: box }, page: { field: { ...box, border: 'none', bg: 'transparent', px: 0 } } },
  defaultProps: { variant: 'outline', size: 'md' },
}
const Textarea = {
  baseStyle: { ...field, lineHeight: 1.5, py: 3, verticalAlign: 'top' },
  sizes: { md: { px: 3, py: 3, fontSize: 'md', minH: '112px', borderRadius: 'md' } },
  variants: { outline: box, page: { ...box, border: 'none', bg: 'transparent', px: 0, _invalid: {} } },
  defaultProps: { variant: 'outline', size: 'md' },
}

const Form = {
  baseStyle: {
    container: { width: '100%', position: 'relative' },
    requiredIndicator: { color: 'danger', ms: 1 },
    helperText: { color: 'fg.muted', fontSize: 'xs', mt: 1, lineHeight: 1.4 },
  },
}
const FormLabel = {
  baseStyle: { fontSize: 'sm', fontWeight: 600, mb: 1, me: 3, color: 'fg', _disabled: { opacity: 0.7 } },
}
const FormError = {
  baseStyle: {
    text: { color: 'danger', fontSize: 'xs', mt: 1, fontWeight: 600, lineHeight: 'normal' },
    icon: { color: 'danger', me: '0.5em' },
  },
}

const ourSelect = {
  baseStyle: { icon: { color: 'fg.muted' } },
  sizes: fieldSizes,
  variants: {
    outline: { field: { ...box, textOverflow: 'ellipsis', '> option, > optgroup': { bg: 'bg.surface', color: 'fg' } } },
  },
  defaultProps: { variant: 'outline', size: 'md', focusBorderColor: 'focusRing', errorBorderColor: 'danger' },
}

const ring = { outline: 'var(--ementa-ring)', outlineOffset: '2px', boxShadow: 'none' }
const checked = {
  bg: 'brand.solid',
  borderColor: 'brand.solid',
  color: 'brand.contrast',
  _hover: { bg: 'brand.solidHover', borderColor: 'brand.solidHover' },
  '@media (forced-colors: active)': { bg: 'Highlight' },
}
const mark = {
  border: '1.5px solid',
  borderColor: 'border.control',
  bg: 'bg.surface',
  _focusVisible: ring,
  _checked: checked,
  _indeterminate: checked,
  _disabled: { bg: 'bg.sunken', borderColor: 'border.control' },
}
const ourCheckbox = {
  baseStyle: {
    container: { minH: '28px', [coarse]: { minH: '44px' } },
    control: { ...mark, borderRadius: '4px' },
    label: { fontSize: 'md', ms: 3, _disabled: { opacity: 0.7 } },
  },
  sizes: { md: { control: { w: '20px', h: '20px' }, label: { fontSize: 'md' } } },
}
const ourRadio = {
  baseStyle: {
    container: { minH: '28px', [coarse]: { minH: '44px' } },
    control: { ...mark, _checked: { ...checked, _before: { w: '45%', h: '45%' } } },
    label: { fontSize: 'md', ms: 3, _disabled: { opacity: 0.7 } },
  },
  sizes: { md: { control: { w: '20px', h: '20px' }, label: { fontSize: 'md' } } },
}
const ourSwitch = {
  baseStyle: {
    container: { display: 'inline-flex', minH: '28px', alignItems: 'center', [coarse]: { minH: '44px' } },
    track: {
      bg: 'border.control',
      p: '3px',
      _focusVisible: ring,
      _checked: { bg: 'brand.solid' },
      _disabled: { opacity: 0.5 },
      '@media (forced-colors: active)': { border: '1px solid ButtonText', _checked: { bg: 'Highlight' } },
    },
    thumb: { bg: 'bg.surface', '@media (forced-colors: active)': { bg: 'ButtonText' } },
  },
}
const ourSlider = {
  baseStyle: {
    track: { bg: 'border', borderRadius: 'full' },
    filledTrack: { bg: 'brand.solid' },
    thumb: {
      bg: 'bg.surface',
      border: '2px solid',
      borderColor: 'brand.solid',
      boxShadow: 'none',
      _focusVisible: ring,
      '@media (forced-colors: active)': { bg: 'ButtonText' },
    },
  },
  sizes: { md: { thumb: { w: '24px', h: '24px' }, track: { h: '4px' } } },
}

addParts(
  { Checkbox, Radio, Select, Slider, Switch },
  {
    Form,
    FormError,
    FormLabel,
    Input,
    Textarea,
    Checkbox: ourCheckbox,
    Radio: ourRadio,
    Select: ourSelect,
    Slider: ourSlider,
    Switch: ourSwitch,
  },
)
