const RULES = ['Contam-se só os dias úteis', 'Exclui-se o dia do começo']

/** How days are counted, in a file of its own. */
export default function Rules() {
  return (
    <ul aria-label="Regras">
      {RULES.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  )
}
