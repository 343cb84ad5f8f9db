/** Lets each table below `root` scroll for itself where it is wider than the text, with the keyboard too. */
export function letTablesScroll(root: ParentNode): void {
  for (const table of root.querySelectorAll('table')) {
    if (table.parentElement?.classList.contains('table-scroll')) continue
    const box = table.ownerDocument.createElement('div')
    box.className = 'table-scroll'
    table.replaceWith(box)
    box.append(table)
    if (box.scrollWidth <= box.clientWidth) continue
    box.tabIndex = 0
    box.setAttribute('role', 'region')
    box.setAttribute('aria-label', table.caption?.textContent ? `Tabela: ${table.caption.textContent}` : 'Tabela')
  }
}
