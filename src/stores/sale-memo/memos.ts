import { computed } from 'nanostores'
import { type MemoListQuery, saleMemoApi } from '#domain/sale-memo/api'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { queryIn } from '#stores/list/address'
import { followArea } from '#stores/list/following'
import { pagedListOf } from '#stores/list/paged'

/** The filters of the list in the address; null on another page. */
const $memoQuery = computed($route, ({ name, search }): MemoListQuery | null =>
  name === 'quotes-sale-memos'
    ? queryIn<MemoListQuery>(search, ['q', 'view', 'sort', 'direction'])
    : null,
)

export const {
  $rows: $memoRows,
  loadMore: loadMoreMemos,
  refresh: refreshMemos,
} = pagedListOf({
  key: 'sale-memos/',
  $query: $memoQuery,
  page: (query) => call(saleMemoApi.list, { query }),
  keyOf: ({ id }) => id,
  follow: (refresh) => followArea('quotes', refresh),
})
