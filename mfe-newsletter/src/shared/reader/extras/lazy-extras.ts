import { lazyPart } from '@ementa/ui'
import type { ComponentType } from 'react'

// Around the text, after it: one chunk for the page of an issue and for the dialog.
const extra = <Props extends object>(choose: (all: typeof import('./extras')) => ComponentType<Props>) =>
  lazyPart(async () => ({ default: choose(await import('./extras')) }))

export const ContentsList = extra((all) => all.ContentsList)
export const ListenButtons = extra((all) => all.ListenButtons)
export const ReadingPlace = extra((all) => all.ReadingPlace)
export const Neighbours = extra((all) => all.Neighbours)
