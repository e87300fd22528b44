import { computed } from 'nanostores'
import { type Message, messageApi } from '#domain/communication/message'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { followArea } from '#stores/list/following'
import { pagedListOf } from '#stores/list/paged'

/** The messages that wait, are being sent, failed, or may not have arrived; newest first. */
export const {
  $rows: $outstanding,
  loadMore: loadMoreOutstanding,
  refresh: refreshOutstanding,
} = pagedListOf({
  key: 'outstanding-messages/',
  $query: computed($route, ({ name }) =>
    name === 'admin-message-delivery' ? ({ view: 'outstanding' } as const) : null,
  ),
  page: (query) => call(messageApi.list, { query }),
  keyOf: ({ id }) => id,
  follow: (refresh) => followArea('messages', refresh),
})

/** Sends a message again, or records that it arrived. */
export const actOnMessage = async (
  act: 'retry' | 'confirm',
  { id, version }: Message,
  key: string,
) => {
  await call(messageApi[act], { params: { id }, body: { version }, key })
  refreshOutstanding()
}
