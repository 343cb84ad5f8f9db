import type { IssueTemplate } from '@ementa/contracts'

/** What each template puts into the editor: only tags that the editor itself can make. */
export const TEMPLATES: Record<IssueTemplate, string> = {
  classic: [
    '<h1>Título da edição</h1>',
    '<p>Apresente em poucas linhas o tema da semana e por que ele importa para quem lê.</p>',
    '<h2>O que mudou</h2>',
    '<p>Resuma a decisão, a lei ou a norma e indique a fonte.</p>',
    '<h2>O que fazer agora</h2>',
    '<p>Explique o efeito prático para o dia a dia do escritório ou da empresa.</p>',
    '<p>Até a próxima edição.</p>',
  ].join(''),
  magazine: [
    '<h1>Nesta edição</h1>',
    '<ul><li>Matéria de capa</li><li>Entrevista</li><li>Agenda</li></ul>',
    '<h2>Matéria de capa</h2>',
    '<p>Conte a história principal: o caso, as partes, a tese e o resultado.</p>',
    '<blockquote>Destaque aqui uma frase do voto ou do entrevistado.</blockquote>',
    '<h2>Entrevista</h2>',
    '<p><strong>Pergunta:</strong> o que muda na prática?</p>',
    '<p><strong>Resposta:</strong> …</p>',
    '<h2>Agenda</h2>',
    '<p>Julgamentos, prazos e eventos dos próximos dias.</p>',
  ].join(''),
  highlights: [
    '<h1>Destaques da semana</h1>',
    '<ol><li><strong>Primeiro destaque.</strong> Uma frase sobre o que foi decidido.</li>',
    '<li><strong>Segundo destaque.</strong> Uma frase sobre o que foi publicado.</li>',
    '<li><strong>Terceiro destaque.</strong> Uma frase sobre o que vem por aí.</li></ol>',
    '<h2>Para ler com calma</h2>',
    '<p>Indique um artigo ou acórdão e diga por que vale a leitura.</p>',
  ].join(''),
}
