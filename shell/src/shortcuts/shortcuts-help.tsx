import { useSnapshot } from '@ementa/ui/data'
import { FormControl, FormLabel, Switch } from '@ementa/ui/forms'
import { Sheet } from '@ementa/ui/overlays'
import { Fragment } from 'react'
import { helpState } from '../dialog-states'
import type { OwnedShortcuts } from './shortcuts'
import styles from './shortcuts-help.module.css'

type Line = [keys: string[], what: string]

const GROUPS: { title: string; lines: Line[] }[] = [
  {
    title: 'Em qualquer página',
    lines: [
      [['/'], 'Buscar'],
      [['c'], 'Escrever uma publicação'],
      [['g', 'h'], 'Ir para Home'],
      [['g', 'n'], 'Ir para Notificações'],
      [['g', 'p'], 'Ir para Perfil'],
      [['g', 'b'], 'Ir para Favoritos'],
      [['?'], 'Abrir esta ajuda'],
      [['Esc'], 'Fechar o que está aberto'],
    ],
  },
  {
    title: 'Em listas de publicações',
    lines: [
      [['j'], 'Próxima publicação'],
      [['k'], 'Publicação anterior'],
      [['o'], 'Abrir a publicação'],
      [['l'], 'Curtir'],
      [['b'], 'Salvar nos favoritos'],
      [['r'], 'Comentar'],
      [['.'], 'Carregar novas publicações'],
    ],
  },
]

/** The list of keyboard shortcuts, with a switch that turns them all off (WCAG 2.1.4). */
export function ShortcutsHelp({ shortcuts }: { shortcuts: OwnedShortcuts }) {
  const { isOpen } = useSnapshot(helpState)
  const { isOn } = useSnapshot(shortcuts.state)
  return (
    <Sheet isOpen={isOpen} onClose={helpState.close} title="Atalhos de teclado">
      <FormControl display="flex" alignItems="center" gap={3} minH="44px" mb={3}>
        <Switch isChecked={isOn} onChange={(event) => shortcuts.turn(event.target.checked)} />
        <FormLabel mb={0}>Usar atalhos de teclado</FormLabel>
      </FormControl>
      <div className={styles.groups} data-off={isOn ? undefined : ''}>
        {GROUPS.map(({ title, lines }) => (
          <section key={title}>
            <h3 className="small-caps">{title}</h3>
            <dl>
              {lines.map(([keys, what]) => (
                <Fragment key={what}>
                  <dt>{what}</dt>
                  <dd>
                    <Keys keys={keys} />
                  </dd>
                </Fragment>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Sheet>
  )
}

function Keys({ keys }: { keys: string[] }) {
  return keys.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && <span className={styles.between}>depois</span>}
      <kbd className="kbd">{key}</kbd>
    </Fragment>
  ))
}
