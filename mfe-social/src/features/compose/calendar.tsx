import { calendarLocale, formatDate } from '@ementa/ui'
import { DayPicker } from 'react-day-picker'
import './calendar.css'

interface CalendarProps {
  selected: Date | undefined
  onSelect: (day: Date | undefined) => void
}

/** A month of days, with past days disabled. */
export default function Calendar({ selected, onSelect }: CalendarProps) {
  const today = new Date()
  return (
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
  )
}

// The library's default labels are in English.
const labels = {
  labelNav: () => 'Navegação do calendário',
  labelPrevious: () => 'Mês anterior',
  labelNext: () => 'Próximo mês',
  labelGrid: (month: Date) => formatDate(month, "MMMM 'de' yyyy"),
  labelWeekday: (day: Date) => formatDate(day, 'EEEE'),
  labelDayButton: (day: Date) => formatDate(day, "EEEE, d 'de' MMMM 'de' yyyy"),
}

// The library's two letters for Saturday lack their accent: three are shown.
// Its name of a month lacks the `de`.
const formatters = {
  formatCaption: labels.labelGrid,
  formatWeekdayName: (day: Date) => formatDate(day, 'EEEE').slice(0, 3),
}
