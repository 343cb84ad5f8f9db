import { query } from '@ementa/ui/data'
import { firstTexts } from './first-texts.mjs'

/** What a least page reads, begun with the files of its remote as the product's pages do. */
export const leastQuery = query(
  'feed',
  (api, /** @type {string} */ pathname) => /** @type {Promise<any>} */ (firstTexts(/** @type {any} */ (api), pathname)),
)
