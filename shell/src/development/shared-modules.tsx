import { Button } from '@ementa/ui'
import { getInstance } from '@module-federation/runtime'
import { useState } from 'react'
import styles from './development.module.css'
import { listSharedModules, type ShareScope } from './shared-rows'

/** Reads the share scope when the table is opened and at each press: the federation runtime announces no changes. */
const readScope = () => listSharedModules((getInstance()?.shareScopeMap.default ?? {}) as ShareScope)

/** A table of the shared modules with version, provider and users. */
export function SharedModules() {
  const [rows, setRows] = useState(readScope)
  const isTwice = (name: string) => rows.filter((row) => row.name === name).length > 1
  return (
    <div className={styles.modules}>
      <div className={styles.modulesHead}>
        <p className={styles.name}>Módulos compartilhados</p>
        <Button size="sm" variant="ghost" onClick={() => setRows(readScope())}>
          Ler de novo
        </Button>
      </div>
      <table>
        <thead>
          <tr>
            <th>Módulo</th>
            <th>Versão</th>
            <th>De</th>
            <th>Usado por</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, version, from, usedBy }) => (
            <tr key={`${name} ${version}`} className={isTwice(name) ? styles.error : undefined}>
              <td>{name}</td>
              <td>{version}</td>
              <td>{from}</td>
              <td>{usedBy.join(', ') || 'ninguém'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
