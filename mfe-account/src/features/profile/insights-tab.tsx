import { Badge, Box, SimpleGrid, StatTile, Text } from '@ementa/ui'
import { BarChart, Sparkline } from '@ementa/ui/forms'

// Static sample data: real figures would come from the partner tool, which is not connected (spec §1, NS-71).
const FIGURES = [
  { label: 'Contratos analisados', value: '128', hint: 'nos últimos 12 meses' },
  { label: 'Cláusulas de risco', value: '342', hint: '2,7 por contrato' },
  { label: 'Tempo médio', value: '4 min', hint: 'por contrato' },
] as const
const BY_KIND = [
  { label: 'Prestação de serviços', value: 46 },
  { label: 'Locação', value: 31 },
  { label: 'Compra e venda', value: 27 },
  { label: 'Trabalho', value: 24 },
]
const BY_MONTH = [7, 9, 8, 11, 10, 9, 12, 14, 11, 13, 12, 12].map((value, index) => ({
  label: ['jan.', 'fev.', 'mar.', 'abr.', 'mai.', 'jun.', 'jul.', 'ago.', 'set.', 'out.', 'nov.', 'dez.'][index] ?? '',
  value,
}))

export default function InsightsTab() {
  return (
    <Box px={4} py={5}>
      <Badge variant="warning">Dados de exemplo</Badge>
      <Text fontSize="sm" color="fg.muted" mt={2} maxW="measure">
        Uma amostra do que a análise de contratos mostrará aqui. Estes números são iguais para todos os perfis.
      </Text>
      <SimpleGrid columns={{ base: 1, sm: 3 }} spacing={5} mt={5}>
        {FIGURES.map((figure) => (
          <StatTile key={figure.label} {...figure} />
        ))}
      </SimpleGrid>
      <Box mt={8}>
        <Sparkline title="Contratos por mês" data={BY_MONTH} />
      </Box>
      <Box mt={8}>
        <BarChart title="Contratos por tipo" data={BY_KIND} />
      </Box>
    </Box>
  )
}
