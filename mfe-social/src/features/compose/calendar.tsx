import { Box, calendarLocale, formatDate } from '@ementa/ui'
import { DayPicker } from 'react-day-picker'

export interface CalendarProps {
  selected: Date | undefined
  onSelect: (day: Date | undefined) => void
}

/** A month of days, past ones disabled (spec §5). The library brings grid and keyboard; the look is ours. */
export default function Calendar({ selected, onSelect }: CalendarProps) {
  const today = new Date()
  return (
    <Box sx={look}>
      <DayPicker
        mode="single"
        locale={calendarLocale}
        selected={selected}
        defaultMonth={selected}
        onSelect={onSelect}
        disabled={{ before: today }}
        startMonth={today}
        showOutsideDays
        fixedWeeks
        formatters={formatters}
        labels={labels}
      />
    </Box>
  )
}

// The library's own words are English.
const labels = {
  labelNav: () => 'Navegação do calendário',
  labelPrevious: () => 'Mês anterior',
  labelNext: () => 'Próximo mês',
  labelGrid: (month: Date) => formatDate(month, "MMMM 'de' yyyy"),
  labelWeekday: (day: Date) => formatDate(day, 'EEEE'),
  labelDayButton: (day: Date) => formatDate(day, "EEEE, d 'de' MMMM 'de' yyyy"),
}

// The library's two letters for Saturday lack their accent.
const formatters = { formatWeekdayName: (day: Date) => formatDate(day, 'EEEE').slice(0, 3) }

const look = {
  '.rdp-root': { position: 'relative', maxW: '336px' },
  '.rdp-month_caption': { display: 'flex', alignItems: 'center', h: '44px', ps: 2 },
  '.rdp-caption_label': { fontFamily: 'heading', fontWeight: 600, _firstLetter: { textTransform: 'uppercase' } },
  '.rdp-nav': { position: 'absolute', top: 0, insetEnd: 0, display: 'flex' },
  '.rdp-button_previous, .rdp-button_next': {
    display: 'grid',
    placeItems: 'center',
    boxSize: '44px',
    borderRadius: 'md',
    color: 'fg.muted',
    _hover: { bg: 'bg.hover' },
    '&[aria-disabled=true]': { opacity: 0.4, cursor: 'not-allowed', bg: 'transparent' },
  },
  '.rdp-chevron': { fill: 'currentColor', w: '18px', h: '18px' },
  '.rdp-month_grid': { w: '100%', tableLayout: 'fixed', borderCollapse: 'collapse' },
  '.rdp-weekday': { textStyle: 'smallCaps', color: 'fg.subtle', fontWeight: 600, h: '32px', textAlign: 'center' },
  '.rdp-day': { p: 0, textAlign: 'center' },
  '.rdp-day_button': {
    w: '100%',
    minW: '40px',
    h: '44px',
    borderRadius: 'md',
    fontVariantNumeric: 'lining-nums',
    _hover: { bg: 'bg.hover' },
    _disabled: { color: 'fg.subtle', opacity: 0.5, cursor: 'not-allowed', bg: 'transparent' },
  },
  '.rdp-outside .rdp-day_button': { color: 'fg.subtle' },
  '.rdp-today .rdp-day_button': { fontWeight: 700, color: 'brand.fg' },
  '.rdp-selected .rdp-day_button': {
    bg: 'brand.solid',
    color: 'brand.contrast',
    fontWeight: 700,
    _hover: { bg: 'brand.solidHover' },
    '@media (forced-colors: active)': { outline: '2px solid Highlight' },
  },
}
