import type * as z from 'zod/mini'
import { parseSearch } from '#domain/list/saved-view-search'
import type { Permission } from '#domain/permissions'
import type { RequestContext } from '#tenant/runtime/context'

type Count = { readonly count: number; readonly capped: boolean }
type Order = { readonly sort?: unknown; readonly direction?: unknown }

export type SavedList = {
  readonly can: readonly Permission[]
  /** Throws 422 for an invalid search. */
  readonly requireSearch: (search: string) => void
  /** Returns how many rows a search finds; 0 when it is no longer valid. */
  readonly count: (context: RequestContext, search: string) => Count
}

export const savedListOf = <Search extends object>({
  can,
  search: schema,
  count,
}: {
  readonly can: readonly Permission[]
  readonly search: z.ZodMiniType<Search>
  readonly count: (context: RequestContext, filters: Omit<Search, keyof Order>) => Count
}): SavedList => ({
  can,
  requireSearch: (search) => {
    parseSearch(schema, search)
  },
  count: (context, search) => {
    try {
      const { sort: _, direction: __, ...filters }: Search & Order = parseSearch(schema, search)
      return count(context, filters)
    } catch {
      return { count: 0, capped: false }
    }
  },
})
