import { computed } from 'nanostores'
import { messageApi } from '#domain/communication/message'
import type { QueryInput } from '#domain/endpoint'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { queryIn } from '#stores/list/address'
import { followArea } from '#stores/list/following'
import { pagedListOf } from '#stores/list/paged'

type MessageQuery = QueryInput<typeof messageApi.list>

/** The messages that were sent, newest first. */
export const {
  $rows: $messageRows,
  loadMore: loadMoreMessages,
  refresh: refreshMessages,
} = pagedListOf({
  key: 'messages/',
  $query: computed($route, ({ name, search }): MessageQuery | null =>
    name === 'admin-communications' ? queryIn<MessageQuery>(search, ['q']) : null,
  ),
  page: (query) => call(messageApi.list, { query }),
  keyOf: ({ id }) => id,
  follow: (refresh) => followArea('messages', refresh),
})
