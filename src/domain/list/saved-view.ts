import * as z from 'zod/mini'
import { oneLine } from '#domain/one-line'
import { Named } from '#domain/party'
import { atMost } from '#domain/text/at-most'

/** The name of a list with saved views: 'users'. Each quote page has its own. */
export const ListName = z.string().check(z.regex(/^[a-z-]{1,40}$/))

const MAX_SEARCH_LENGTH = 1000
export const MAX_VIEWS = 30

export const ViewName = z
  .string()
  .check(z.trim(), z.minLength(1, 'Enter a name for the view.'), atMost(40), oneLine)
export const ViewSearch = z
  .string()
  .check(z.maxLength(MAX_SEARCH_LENGTH, 'This view has too many filters. Remove some.'))

/** A name for the filters, order and columns in a list's address. */
export const SavedView = z.object({
  id: z.string(),
  version: z.int(),
  list: ListName,
  name: z.string(),
  /** 'matter_type=sale&sort=due', without the question mark. */
  search: z.string(),
  shared: z.boolean(),
  owner: Named,
  position: z.int(),
})
export type SavedView = z.infer<typeof SavedView>

export const SavedViewDetail = z.extend(SavedView, {
  count: z.int(),
  /** True if the count stopped at its limit. */
  capped: z.boolean(),
})
export type SavedViewDetail = z.infer<typeof SavedViewDetail>
