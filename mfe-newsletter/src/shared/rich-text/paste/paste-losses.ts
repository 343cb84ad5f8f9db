/** Parts of a paste that the editor cannot keep, in the order in which they are listed; singular and plural of each. */
const LOSS_TEXTS = {
  image: [
    '1 imagem (use Inserir imagem para enviar o arquivo)',
    'imagens (use Inserir imagem para enviar os arquivos)',
  ],
  mergedCell: [
    '1 célula mesclada (o texto ficou na primeira)',
    'células mescladas (o texto de cada uma ficou na primeira)',
  ],
  cellList: ['1 lista dentro de tabela (as marcas viraram texto)', 'listas dentro de tabela (as marcas viraram texto)'],
  nestedTable: [
    '1 tabela dentro de outra (as linhas viraram parágrafos da célula)',
    'tabelas dentro de outra (as linhas viraram parágrafos da célula)',
  ],
  footnote: [
    '1 nota de rodapé que não veio na cópia (ficou só o número)',
    'notas de rodapé que não vieram na cópia (ficaram só os números)',
  ],
  numbering: [
    '1 lista com letras ou numeração própria (as marcas viraram texto)',
    'listas com letras ou numeração própria (as marcas viraram texto)',
  ],
  media: ['1 vídeo ou mídia incorporada', 'vídeos ou mídias incorporadas'],
  drawing: ['1 desenho ou fórmula', 'desenhos ou fórmulas'],
  comment: ['1 comentário de revisão', 'comentários de revisão'],
  revision: [
    '1 alteração controlada (ficou o texto já alterado)',
    'alterações controladas (ficou o texto já alterado)',
  ],
  hidden: ['texto oculto', ''],
  field: ['1 campo de formulário', 'campos de formulário'],
  link: ['1 link que só funciona no documento de origem', 'links que só funcionam no documento de origem'],
  colour: ['1 cor de texto', 'cores de texto'],
  highlight: ['1 realce', 'realces'],
  smallCaps: ['1 trecho em versalete', 'trechos em versalete'],
  font: ['fontes e tamanhos de letra', ''],
} as const

export type LossKind = keyof typeof LOSS_TEXTS

/** Notes that so many of a kind could not be kept. */
export type Losses = (kind: LossKind, count?: number) => void

/** `2 imagens (…)`, `1 cor de texto`: each kind once. */
export function lossTexts(found: ReadonlyMap<LossKind, number>): string[] {
  return Object.entries(LOSS_TEXTS).flatMap(([kind, [one, many]]) => {
    const count = found.get(kind as LossKind) ?? 0
    if (count === 0) return []
    return [count === 1 || many === '' ? one : `${count} ${many}`]
  })
}

/** The whole sentence. */
export function pasteNote(losses: readonly string[]): string {
  return `A colagem não pôde manter: ${new Intl.ListFormat('pt-BR').format(losses)}.`
}
