import { Box, chakra, Table, TableCaption, Tbody, Td, Text, Th, Thead, Tr, VisuallyHidden } from '@chakra-ui/react'

export interface Datum {
  label: string
  value: number
}

export interface ChartProps {
  /** Names the counted things and their unit: `Aberturas por edição`. */
  title: string
  data: readonly Datum[]
  format?: (value: number) => string
}

const plain = (value: number) => value.toLocaleString('pt-BR')

/** Horizontal bars inside a real table: the drawing and its text alternative are the same thing. */
export function BarChart({ title, data, format = plain }: ChartProps) {
  const top = Math.max(1, ...data.map((datum) => datum.value))
  return (
    // Columns of their own widths: the bars of charts below each other begin at one edge.
    <chakra.table
      w="100%"
      sx={{ tableLayout: 'fixed', borderCollapse: 'separate', borderSpacing: '0 6px' }}
      fontSize="sm"
    >
      <chakra.caption textAlign="start" textStyle="smallCaps" color="fg.subtle" pb={1}>
        {title}
      </chakra.caption>
      <tbody>
        {data.map(({ label, value }) => (
          <tr key={label}>
            <chakra.th
              scope="row"
              textAlign="start"
              fontWeight={400}
              color="fg.muted"
              pe={3}
              w={{ base: '36%', md: '12rem' }}
              overflowWrap="anywhere"
              verticalAlign="middle"
            >
              {label}
            </chakra.th>
            <chakra.td verticalAlign="middle">
              {/* Plain SVG: on chakra.rect a width of 28 would be a token of 7rem. */}
              <chakra.svg
                w="100%"
                h="14px"
                display="block"
                aria-hidden="true"
                preserveAspectRatio="none"
                viewBox="0 0 100 14"
                sx={{
                  'rect:first-of-type': { fill: 'border' },
                  'rect:last-of-type': { fill: 'brand.solid' },
                  '@media (forced-colors: active)': { 'rect:last-of-type': { fill: 'CanvasText' } },
                }}
              >
                <rect width="100" y="6" height="2" />
                <rect width={(100 * value) / top} height="14" />
              </chakra.svg>
            </chakra.td>
            <chakra.td
              textAlign="end"
              ps={3}
              w="5.5rem"
              fontWeight={600}
              whiteSpace="nowrap"
              verticalAlign="middle"
              sx={{ fontVariantNumeric: 'tabular-nums lining-nums' }}
            >
              {format(value)}
            </chakra.td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  )
}

/** A line over time, 64 px tall, with first and last label; its numbers stand in a table for screen readers. */
export function Sparkline({ title, data, format = plain }: ChartProps) {
  const values = data.map((datum) => datum.value)
  const top = Math.max(1, ...values)
  const points = values.map((value, index) => {
    const x = values.length > 1 ? (100 * index) / (values.length - 1) : 50
    return `${x.toFixed(2)},${(60 - (56 * value) / top).toFixed(2)}`
  })
  return (
    <Box as="figure">
      <Text as="figcaption" textStyle="smallCaps" color="fg.subtle" mb={2}>
        {title}
      </Text>
      <Box color="brand.fg" borderBottom="1px solid" borderColor="border.control" aria-hidden>
        <svg
          viewBox="0 0 100 64"
          preserveAspectRatio="none"
          width="100%"
          height="64"
          aria-hidden="true"
          focusable="false"
        >
          <polygon points={`0,64 ${points.join(' ')} 100,64`} fill="currentColor" opacity="0.1" />
          <polyline
            points={points.join(' ')}
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            vectorEffect="non-scaling-stroke"
            strokeLinejoin="round"
          />
        </svg>
      </Box>
      <Box display="flex" justifyContent="space-between" fontSize="xs" color="fg.subtle" mt={1} aria-hidden>
        <span>{data[0]?.label}</span>
        <span>{data.at(-1)?.label}</span>
      </Box>
      <VisuallyHidden>
        <Table>
          <TableCaption>{title}</TableCaption>
          <Thead>
            <Tr>
              <Th>Período</Th>
              <Th>Valor</Th>
            </Tr>
          </Thead>
          <Tbody>
            {data.map((datum) => (
              <Tr key={datum.label}>
                <Td>{datum.label}</Td>
                <Td>{format(datum.value)}</Td>
              </Tr>
            ))}
          </Tbody>
        </Table>
      </VisuallyHidden>
    </Box>
  )
}
