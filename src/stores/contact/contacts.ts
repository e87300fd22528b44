import { computed } from 'nanostores'
import { type ContactListQuery, contactApi } from '#domain/contact/api'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { queryIn } from '#stores/list/address'
import { followArea } from '#stores/list/following'
import { pagedListOf } from '#stores/list/paged'

const $contactQuery = computed($route, ({ name, search }): ContactListQuery | null =>
  name === 'conveyances-contacts'
    ? queryIn<ContactListQuery>(search, ['q', 'sort', 'direction'])
    : null,
)

export const {
  $rows: $contactRows,
  loadMore: loadMoreContacts,
  refresh: refreshContacts,
} = pagedListOf({
  key: 'contacts/',
  $query: $contactQuery,
  page: (query) => call(contactApi.list, { query }),
  keyOf: ({ id }) => id,
  follow: (refresh) => followArea('contacts', refresh),
})

export const findContacts = async (text: string, signal: AbortSignal) => {
  const q = text.trim().slice(0, 100)
  if (q.length < 2) return []
  const { rows } = await call(contactApi.list, { query: { q, limit: 20 }, signal, isQuiet: true })
  return rows.map(({ id, name, email, phone }) => ({
    value: id,
    label: name,
    detail: [email, phone].filter(Boolean).join(' · '),
  }))
}
