import * as z from 'zod/mini'
import { Named } from '#domain/party'

/** The name of a list that keeps views: 'users'. Each quote page keeps its own. */
export const ListName = z.string().check(z.regex(/^[a-z-]{1,40}$/))

/** How long a view's query string may be. */
const LONGEST = 1000
/** How many views one person keeps for one list. */
export const MOST_VIEWS = 30

export const ViewName = z
  .string()
  .check(z.trim(), z.minLength(1, 'Name the view.'), z.maxLength(40, 'Use 40 letters at most.'))
export const ViewSearch = z.string().check(z.maxLength(LONGEST, 'This view asks too much at once.'))

/** Filters, order and columns of a list under a name, as its address says them. */
export const SavedView = z.object({
  id: z.string(),
  version: z.int(),
  list: ListName,
  name: z.string(),
  /** 'matter_type=sale&sort=due', without the question mark. */
  search: z.string(),
  /** Everybody who sees the list sees the view. */
  shared: z.boolean(),
  owner: Named,
  /** Views stand in this order, then by age. */
  position: z.int(),
})
export type SavedView = z.infer<typeof SavedView>

/** A view as its list shows it. */
export const SavedViewDetail = z.extend(SavedView, {
  /** How many rows it holds. */
  count: z.int(),
  /** There are more than were counted. */
  capped: z.boolean(),
})
export type SavedViewDetail = z.infer<typeof SavedViewDetail>
