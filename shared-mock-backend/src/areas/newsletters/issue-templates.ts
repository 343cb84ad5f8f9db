import { type IssueTemplate, TEMPLATE_WORDS } from '@ementa/contracts'

/** Words up to the first colon or full stop in bold. */
const withLead = (words: string) => words.replace(/^[^:.]+[:.]/, '<strong>$&</strong>')

/** HTML that each template puts into the editor; it uses only tags that the editor itself can make. */
export const TEMPLATES: Record<IssueTemplate, string> = {
  classic: [
    `<h1>${TEMPLATE_WORDS.title}</h1>`,
    `<p>${TEMPLATE_WORDS.intro}</p>`,
    '<h2>O que mudou</h2>',
    `<p>${TEMPLATE_WORDS.change}</p>`,
    '<h2>O que fazer agora</h2>',
    `<p>${TEMPLATE_WORDS.effect}</p>`,
    '<p>Até a próxima edição.</p>',
  ].join(''),
  magazine: [
    '<h1>Nesta edição</h1>',
    '<ul><li>Matéria de capa</li><li>Entrevista</li><li>Agenda</li></ul>',
    '<h2>Matéria de capa</h2>',
    `<p>${TEMPLATE_WORDS.story}</p>`,
    `<blockquote>${TEMPLATE_WORDS.quotation}</blockquote>`,
    '<h2>Entrevista</h2>',
    `<p>${withLead(TEMPLATE_WORDS.question)}</p>`,
    `<p>${withLead(TEMPLATE_WORDS.answer)}</p>`,
    '<h2>Agenda</h2>',
    `<p>${TEMPLATE_WORDS.agenda}</p>`,
  ].join(''),
  highlights: [
    '<h1>Destaques da semana</h1>',
    `<ol><li>${withLead(TEMPLATE_WORDS.first)}</li>`,
    `<li>${withLead(TEMPLATE_WORDS.second)}</li>`,
    `<li>${withLead(TEMPLATE_WORDS.third)}</li></ol>`,
    '<h2>Para ler com calma</h2>',
    `<p>${TEMPLATE_WORDS.reading}</p>`,
  ].join(''),
}
