import { chakra } from '@chakra-ui/react'
import { ChipRow as PlainChipRow } from './chips'
import { Stamp as PlainStamp } from './stamp'
import { TabPanel as PlainTabPanel } from './tabs'

// Plain parts that take Chakra's style props besides: they come to the part as a class of its own.

export const ChipRow = chakra(PlainChipRow)
export const Stamp = chakra(PlainStamp)
export const TabPanel = chakra(PlainTabPanel)
