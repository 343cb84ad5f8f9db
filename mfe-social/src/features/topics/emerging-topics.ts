/** Static sample data: the product does not measure which topics emerge. */
export const EMERGING_TOPICS: readonly { topic: string; about: string }[] = [
  { topic: 'Inteligência artificial no processo', about: 'Resolução CNJ 615/2025 e o uso de modelos em gabinetes' },
  { topic: 'Reforma tributária', about: 'IBS, CBS e o período de transição' },
  { topic: 'Estatuto digital da criança', about: 'Lei 15.211/2025 e a verificação de idade' },
  { topic: 'Litigância abusiva', about: 'Recomendação CNJ 159/2024 e o poder geral de cautela' },
]
