import { Flex, Tab, TabList, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { plural } from '../format/counts'
import { keepClear } from '../hooks/keep-clear'

const keepTabs = keepClear('--ementa-page-bar')

interface StickyTabsProps {
  /** In the order of the panels. */
  labels: readonly string[]
  /** How many things each panel holds, in the same order; nothing where that is not known. */
  counts?: readonly (string | undefined)[]
  /** Less space around each label, where something follows them on a phone. */
  isTight?: boolean
  /** Behind the tabs. */
  children?: ReactNode
}

/** The tabs of a page, inside its `Tabs`. They stay in sight below the header while the page scrolls. */
export function StickyTabs({ labels, counts = [], isTight = false, children }: StickyTabsProps) {
  return (
    <Flex
      ref={keepTabs}
      align="center"
      position="sticky"
      top="var(--ementa-header)"
      zIndex={1}
      bg="bg"
      borderBottom="1px solid"
      borderColor="border"
      sx={{ '@media print': { position: 'static' } }}
    >
      <TabList flex={1} minW={0} borderBottom="none">
        {labels.map((label, index) => (
          <Tab key={label} px={isTight || counts.length > 0 ? 2 : undefined} aria-description={results(counts[index])}>
            {label}
            {counts[index] !== undefined && (
              <Text as="span" aria-hidden ms={1} fontSize="xs" color="fg.muted">
                {counts[index]}
              </Text>
            )}
          </Tab>
        ))}
      </TabList>
      {children}
    </Flex>
  )
}

/** Described, not named: a tab is called the same however much it holds. */
function results(count: string | undefined): string | undefined {
  if (count === undefined) return undefined
  return `${count.replace('+', ' ou mais')} ${plural(Number.parseInt(count, 10), 'resultado', 'resultados')}`
}
