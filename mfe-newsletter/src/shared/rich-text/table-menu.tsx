import { useServices } from '@ementa/ui'
import { ActionMenu, type ActionMenuItem } from '@ementa/ui/overlays'
import { Table } from 'lucide-react'
import styles from './rich-text.module.css'
import type { TextTools } from './text-surface'

const NEW_TABLES = [2, 3, 4] as const
const ROWS = 3

type TableEdit = Parameters<TextTools['editTable']>[0]

const EDITS: readonly (readonly [edit: TableEdit, label: string])[] = [
  ['row-above', 'Linha acima'],
  ['row-below', 'Linha abaixo'],
  ['column-before', 'Coluna à esquerda'],
  ['column-after', 'Coluna à direita'],
  ['head', 'Cabeçalho na primeira linha'],
  ['delete-row', 'Apagar linha'],
  ['delete-column', 'Apagar coluna'],
  ['delete-table', 'Apagar tabela'],
]

/** Outside a table it makes one; inside it changes the one that the caret is in. */
export function TableMenu({ tools, cell }: { tools: TextTools; cell: unknown }) {
  const { toast } = useServices()
  const isInside = typeof cell === 'string'
  // The code that changes tables is loaded with the first change.
  const change = (changing: Promise<void>) =>
    void changing.catch(() => toast.error('Não foi possível mudar a tabela', 'Verifique a conexão e tente novamente.'))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pressing it does nothing but keep the caret of the text
    <div
      className={styles.tableMenu}
      data-tool="common"
      data-on={isInside || undefined}
      // The text keeps its caret, which says which table is meant.
      onMouseDown={(event) => event.preventDefault()}
    >
      <ActionMenu
        label={isInside ? 'Editar tabela' : 'Inserir tabela'}
        icon={<Table size={17} aria-hidden />}
        items={isInside ? editItems(tools, change) : newItems(tools, change)}
      />
    </div>
  )
}

type Change = (changing: Promise<void>) => void

const newItems = (tools: TextTools, change: Change): ActionMenuItem[] =>
  NEW_TABLES.map((columns) => ({
    label: `Tabela de ${columns} colunas`,
    onSelect: () => change(tools.insertTable(ROWS, columns)),
  }))

const editItems = (tools: TextTools, change: Change): ActionMenuItem[] =>
  EDITS.map(([edit, label]) => ({
    label,
    danger: edit.startsWith('delete'),
    onSelect: () => change(tools.editTable(edit)),
  }))
