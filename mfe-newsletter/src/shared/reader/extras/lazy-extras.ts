import { lazy } from 'react'

// Around the text, after it: one chunk for the page of an issue and for the dialog.
const extras = () => import('./extras')
export const ContentsList = lazy(() => extras().then((all) => ({ default: all.ContentsList })))
export const ListenButtons = lazy(() => extras().then((all) => ({ default: all.ListenButtons })))
export const ReadingPlace = lazy(() => extras().then((all) => ({ default: all.ReadingPlace })))
export const Neighbours = lazy(() => extras().then((all) => ({ default: all.Neighbours })))
