import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { starterLibrary } from '#domain/enquiry/library/starter'
import type { SplitList } from '#domain/enquiry/split/split-list'
import type { Known } from './train.ts'

const folder = join(import.meta.dirname, '../lists')

/** The enquiries of the starter library, by their title and by what they ask of the client. */
export const libraryEnquiries: readonly Known[] = starterLibrary.flatMap(
  ({ title, asks, client_text, classification }) => [
    { text: `${title}. ${asks}`, classification },
    { text: client_text, classification },
  ],
)

/** The enquiries of the lists with a known answer, with the set that each came in. */
export const listedEnquiries = (): readonly (Known & { readonly set: number })[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name): SplitList & { readonly set?: number } =>
      JSON.parse(readFileSync(join(folder, name), 'utf8')),
    )
    .flatMap(({ items, set = 0 }) => items.map((item) => ({ ...item, set })))
