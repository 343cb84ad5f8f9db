import { userEvent } from '@ementa/testing'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Tab, TabList, TabPanel, TabPanels, Tabs, type TabsProps } from './tabs'

const NAMES = ['Um', 'Dois', 'Três']

function Three(props: TabsProps) {
  return (
    <Tabs {...props}>
      <TabList>
        {NAMES.map((name) => (
          <Tab key={name}>{name}</Tab>
        ))}
      </TabList>
      <TabPanels>
        {NAMES.map((name) => (
          <TabPanel key={name}>Painel {name}</TabPanel>
        ))}
      </TabPanels>
    </Tabs>
  )
}

const tab = (name: string) => screen.getByRole('tab', { name })
const panel = () => screen.getByRole('tabpanel')

test('one tab is a stop of the Tab key, and its panel has its name', async () => {
  render(<Three />)
  expect(panel()).toHaveAccessibleName('Um')
  expect(panel()).toHaveTextContent('Painel Um')
  await userEvent.tab()
  expect(tab('Um')).toHaveFocus()
  await userEvent.tab()
  expect(panel()).toHaveFocus()
  expect(tab('Um')).toHaveAttribute('aria-controls', panel().id)
})

test('arrows, Home and End show the next panel, round the ends', async () => {
  render(<Three />)
  await userEvent.click(tab('Um'))
  await userEvent.keyboard('{ArrowLeft}')
  expect(tab('Três')).toHaveFocus()
  expect(panel()).toHaveTextContent('Painel Três')
  await userEvent.keyboard('{ArrowRight}')
  expect(tab('Um')).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{End}')
  expect(panel()).toHaveTextContent('Painel Três')
  await userEvent.keyboard('{Home}')
  expect(panel()).toHaveTextContent('Painel Um')
})

test('lazy panels are rendered when they are shown, and kept where that is wanted', async () => {
  const { rerender } = render(<Three isLazy />)
  expect(screen.queryByText('Painel Dois')).toBeNull()
  await userEvent.click(tab('Dois'))
  expect(screen.queryByText('Painel Um')).toBeNull()
  rerender(<Three isLazy lazyBehavior="keepMounted" />)
  await userEvent.click(tab('Três'))
  expect(screen.getByText('Painel Dois')).toBeInTheDocument()
})
