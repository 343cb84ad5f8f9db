import { Box, Button, chakra, Text } from '@ementa/ui'
import { getInstance } from '@module-federation/runtime'
import { useState } from 'react'
import { type ShareScope, sharedRows } from './shared-rows'

/** Read when the table is opened and at each press: federation's runtime announces no change. */
const readScope = () => sharedRows((getInstance()?.shareScopeMap.default ?? {}) as ShareScope)

/** Shared modules × version × who provides them × who uses them, as federation's runtime has them at the moment. */
export function SharedModules() {
  const [rows, setRows] = useState(readScope)
  const isTwice = (name: string) => rows.filter((row) => row.name === name).length > 1
  return (
    <Box py={2} borderTopWidth="1px">
      <Box display="flex" justifyContent="space-between" alignItems="center">
        <Text fontWeight={600}>Módulos compartilhados</Text>
        <Button size="sm" variant="ghost" onClick={() => setRows(readScope())}>
          Ler de novo
        </Button>
      </Box>
      <chakra.table w="full" sx={{ 'th, td': { textAlign: 'start', verticalAlign: 'top', py: 1, pe: 2 } }}>
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
            <chakra.tr key={`${name} ${version}`} color={isTwice(name) ? 'danger' : undefined}>
              <chakra.td overflowWrap="anywhere">{name}</chakra.td>
              <td>{version}</td>
              <td>{from}</td>
              <td>{usedBy.join(', ') || 'ninguém'}</td>
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  )
}
