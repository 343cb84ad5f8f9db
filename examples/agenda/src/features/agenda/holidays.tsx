const DAYS = ['1º de janeiro', '21 de abril', '7 de setembro']

/** National holidays, in a file of their own. */
export default function Holidays() {
  return (
    <ul aria-label="Feriados">
      {DAYS.map((day) => (
        <li key={day}>{day}</li>
      ))}
    </ul>
  )
}
