// The look of what `@ementa/ui/forms` exports: choices, sliders and tables.
import { Checkbox, Radio, Select, Slider, Switch, Table } from '@chakra-ui/theme/components'
import { box, coarse, fieldSizes } from './controls'
import { addParts } from './theme'

const ourSelect = {
  baseStyle: { icon: { color: 'fg.muted' } },
  sizes: fieldSizes,
  variants: { outline: { field: { ...box, '> option, > optgroup': { bg: 'bg.surface', color: 'fg' } } } },
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

const ourTable = {
  baseStyle: {
    table: { fontVariantNumeric: 'lining-nums tabular-nums', borderCollapse: 'collapse', width: '100%' },
    th: { fontFamily: 'body', fontWeight: 600, textAlign: 'start' },
    td: { textAlign: 'start' },
  },
  variants: {
    simple: {
      th: {
        color: 'fg.subtle',
        fontSize: '2xs',
        letterSpacing: '0.05em',
        textTransform: 'uppercase',
        borderBottom: '1px solid',
        borderColor: 'border.control',
      },
      td: { borderBottom: '1px solid', borderColor: 'border' },
      caption: { color: 'fg.muted', fontSize: 'xs' },
      tbody: { tr: { _hover: { bg: 'bg.hover' } } },
    },
  },
  sizes: {
    sm: { th: { px: 3, py: 1.5 }, td: { px: 3, py: 1.5, fontSize: 'xs', lineHeight: 1.4 }, caption: { px: 3, py: 2 } },
    md: { th: { px: 4, py: 2.5 }, td: { px: 4, py: 3, fontSize: 'sm', lineHeight: 1.45 }, caption: { px: 4, py: 2 } },
  },
}

addParts(
  { Checkbox, Radio, Select, Slider, Switch, Table },
  { Checkbox: ourCheckbox, Radio: ourRadio, Select: ourSelect, Slider: ourSlider, Switch: ourSwitch, Table: ourTable },
)
