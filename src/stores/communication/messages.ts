import { computed } from 'nanostores'
import { messageStatusNames } from '#domain/communication/labels'
import { type Message, messageApi } from '#domain/communication/message'
import type { QueryInput } from '#domain/endpoint'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { followArea } from '#stores/list/following'
import { pagedListOf } from '#stores/list/paged'

type MessageQuery = QueryInput<typeof messageApi.list>

const isStatus = (text: string): text is Message['status'] =>
  Object.hasOwn(messageStatusNames, text)

const queryOf = (search: string): MessageQuery => {
  const typed = new URLSearchParams(search)
  const q = typed.get('q')
  const status = typed.get('status') ?? ''
  return {
    ...(q ? { q } : {}),
    ...(isStatus(status) ? { status } : {}),
    ...(typed.get('view') === 'approval' ? { view: 'approval' } : {}),
  }
}

/** Whether a view of the page shows no messages of this list. */
const isElsewhere = (search: string) => new URLSearchParams(search).get('view') === 'letters'

/** The messages that were sent, or that wait for approval, newest first. */
export const {
  $rows: $messageRows,
  loadMore: loadMoreMessages,
  refresh: refreshMessages,
} = pagedListOf({
  key: 'messages/',
  $query: computed($route, ({ name, search }): MessageQuery | null =>
    name === 'admin-communications' && !isElsewhere(search) ? queryOf(search) : null,
  ),
  page: (query) => call(messageApi.list, { query }),
  keyOf: ({ id }) => id,
  follow: (refresh) => followArea('messages', refresh),
})

type Versioned = Pick<Message, 'id' | 'version'>

/** Lets a message go that waited for approval. */
export const approveMessage = async ({ id, version }: Versioned) => {
  await call(messageApi.approve, { params: { id }, body: { version } })
  refreshMessages()
}

/** Keeps a message from being sent. */
export const declineMessage = async ({ id, version }: Versioned, reason: string, key: string) => {
  await call(messageApi.decline, { params: { id }, body: { version, reason }, key })
  refreshMessages()
}
