import * as z from 'zod/mini'
import { endpointsOf } from '#domain/endpoint'
import { ListName, SavedView, SavedViewDetail, ViewName, ViewSearch } from './saved-view.ts'

const version = z.int().check(z.minimum(0))

export const NewView = z.strictObject({
  list: ListName,
  name: ViewName,
  search: ViewSearch,
  shared: z.boolean(),
})
export type NewView = z.infer<typeof NewView>

/** Absent fields are unchanged. */
export const ViewChange = z.strictObject({
  version,
  name: z.optional(ViewName),
  search: z.optional(ViewSearch),
  shared: z.optional(z.boolean()),
  /** Moves the view before all others of its owner. */
  first: z.optional(z.literal(true)),
})
export type ViewChange = z.infer<typeof ViewChange>

// Anyone who can view a list can save and share views of it; a shared view is changed by its owner or by
// anyone with roles.update.
export const savedViewApi = endpointsOf({
  list: {
    method: 'GET',
    path: '/api/saved-views',
    who: ['staff'],
    can: [],
    query: z.strictObject({ list: ListName }),
    reply: z.object({ rows: z.array(SavedViewDetail) }),
  },
  create: {
    method: 'POST',
    path: '/api/saved-views',
    who: ['staff'],
    can: [],
    body: NewView,
    reply: SavedView,
  },
  change: {
    method: 'PATCH',
    path: '/api/saved-views/:id',
    who: ['staff'],
    can: [],
    body: ViewChange,
    reply: SavedView,
  },
  remove: {
    method: 'DELETE',
    path: '/api/saved-views/:id',
    who: ['staff'],
    can: [],
    query: z.strictObject({ version: z.coerce.number().check(z.int()) }),
    reply: z.object({ removed: z.literal(true) }),
  },
})
