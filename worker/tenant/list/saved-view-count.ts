import type { ConveyanceFilters } from '#domain/conveyance/api'
import type { QueryOf } from '#domain/endpoint'
import type { leadApi } from '#domain/lead/api'
import type { SavedView } from '#domain/list/saved-view'
import { readSearch } from '#domain/list/saved-view-search'
import type { quoteCaseApi } from '#domain/quote/case/api'
import type { UserListQuery } from '#domain/user/account-api'
import type { Desk } from '#tenant/runtime/context'
import { userListOf } from '#tenant/user/list'

type Count = { readonly count: number; readonly capped: boolean }
type QuoteFilters = QueryOf<typeof quoteCaseApi.totals>

const PAGE_VIEWS = { 'quotes-presold': 'presold', 'quotes-sold': 'sold' } as const

/** How many rows a view holds for whoever asks. One that is no longer understood holds none. */
export const viewCount = (desk: Desk, { list, search }: SavedView): Count => {
  try {
    return counted(desk, list, search)
  } catch {
    return { count: 0, capped: false }
  }
}

const counted = (desk: Desk, list: SavedView['list'], search: string): Count => {
  const { columns: _, sort: __, direction: ___, ...asked } = readSearch(list, search)
  if (list === 'conveyances') return desk.conveyanceList.count(asked as ConveyanceFilters)
  if (list === 'users') {
    const { type = 'staff', ...rest } = asked as { type?: string }
    return userListOf(desk).count({
      ...rest,
      ...(type === 'all' ? {} : { type }),
    } as UserListQuery)
  }
  if (list === 'leads') return desk.leadList.count(asked as QueryOf<typeof leadApi.totals>)
  const filters = asked as QuoteFilters
  const view = list === 'quotes' ? (filters.view ?? 'all') : PAGE_VIEWS[list]
  return desk.quoteCaseList.count({ ...filters, view })
}
