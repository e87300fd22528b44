import { computed } from 'nanostores'
import { type PackListQuery, saleReadyPackApi } from '#domain/sale-ready-pack/api'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { queryIn } from '#stores/list/address'
import { followArea } from '#stores/list/following'
import { pagedListOf } from '#stores/list/paged'

/** The filters of the list in the address; null on another page. */
const $packQuery = computed($route, ({ name, search }): PackListQuery | null =>
  name === 'quotes-sale-ready-pack'
    ? queryIn<PackListQuery>(search, ['q', 'view', 'sort', 'direction'])
    : null,
)

export const {
  $rows: $packRows,
  loadMore: loadMorePacks,
  refresh: refreshPacks,
} = pagedListOf({
  key: 'sale-ready-packs/',
  $query: $packQuery,
  page: (query) => call(saleReadyPackApi.list, { query }),
  keyOf: ({ id }) => id,
  follow: (refresh) => followArea('quotes', refresh),
})
