/** Placeholder texts of the product's templates; a text that still holds one of them should never go out. */
export const TEMPLATE_WORDS = {
  title: 'Título da edição',
  intro: 'Apresente em poucas linhas o tema da semana e por que ele importa para quem lê.',
  change: 'Resuma a decisão, a lei ou a norma e indique a fonte.',
  effect: 'Explique o efeito prático para o dia a dia do escritório ou da empresa.',
  story: 'Conte a história principal: o caso, as partes, a tese e o resultado.',
  quotation: 'Destaque aqui uma frase do voto ou do entrevistado.',
  question: 'Pergunta: o que muda na prática?',
  answer: 'Resposta: …',
  agenda: 'Julgamentos, prazos e eventos dos próximos dias.',
  first: 'Primeiro destaque. Uma frase sobre o que foi decidido.',
  second: 'Segundo destaque. Uma frase sobre o que foi publicado.',
  third: 'Terceiro destaque. Uma frase sobre o que vem por aí.',
  reading: 'Indique um artigo ou acórdão e diga por que vale a leitura.',
} as const
