import { atom, computed, onMount } from 'nanostores'
import type { DateOnly } from '#domain/date-schema'
import { inboxApi } from '#domain/inbox/api'
import type { InboxItem } from '#domain/inbox/item'
import { type InboxDetail, type InboxPage, InboxView } from '#domain/inbox/view'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'
import { followArea } from '#stores/list/following'
import { saverOf } from '#stores/record/saving'

const $search = computed($route, ({ name, search }) =>
  name === 'quotes-inbox' ? new URLSearchParams(search) : null,
)

const viewIn = (name: string | null): InboxView =>
  InboxView.options.find((it) => it === name) ?? 'unassigned'

/** The part of the inbox that the address names; null on any other page. */
export const $inboxView = computed(
  $search,
  (search): InboxView | null => search && viewIn(search.get('view')),
)

/** The id of the email that the address names; null for none. */
export const $inboxEmailId = computed($search, (search) => search?.get('email') ?? null)

/** The id of the text message that the address names; null for none. */
export const $inboxTextId = computed($search, (search) => search?.get('text') ?? null)

export const $inbox = createFetcherStore<InboxPage>(['inbox/', $inboxView], {
  fetcher: (_, view) => call(inboxApi.list, { query: { view: viewIn(String(view)) } }),
})

/** What was done about the open email, and what may be. */
export const $inboxDetail = createFetcherStore<InboxDetail>(['inbox-item/', $inboxEmailId], {
  fetcher: (_, id) => call(inboxApi.show, { params: { id: String(id) } }),
})

export const refreshInbox = () => {
  $inbox.revalidate()
  $inboxDetail.revalidate()
}

const conversationHandlers = {
  'portal-message.received': refreshInbox,
  'portal-message.sent': refreshInbox,
  'portal-message.settled': refreshInbox,
}
const followed = [
  () => followArea('messages', refreshInbox),
  // What clients write is of their case.
  () => followArea('conveyances', () => {}, conversationHandlers),
]

onMount($inbox, () => {
  const stops = followed.map((follow) => follow())
  return () => {
    for (const stop of stops) stop()
  }
})

export const $isLoadingOlderInbox = atom(false)

/** Adds the next page to what is shown. */
export const loadOlderInbox = async () => {
  const [shown, view] = [$inbox.get().data, $inboxView.get()]
  if (!shown?.next || view === null || $isLoadingOlderInbox.get()) return
  $isLoadingOlderInbox.set(true)
  try {
    const page = await call(inboxApi.list, { query: { view, after: shown.next } })
    $inbox.mutate({ ...page, rows: [...shown.rows, ...page.rows] })
  } finally {
    $isLoadingOlderInbox.set(false)
  }
}

const { save } = saverOf<InboxItem>({ show: refreshInbox, showCurrent: refreshInbox })

type Versioned = Pick<InboxItem, 'id' | 'version'>

/** Gives an email to a colleague, or to nobody; the key makes a repeated request harmless. */
export const assignEmail = ({ id, version }: Versioned, user: string | null, key: string) =>
  save(call(inboxApi.assign, { params: { id }, body: { version, user }, key }))

/** Takes an email out of the list until a day, or brings it back now. */
export const snoozeEmail = ({ id, version }: Versioned, until: DateOnly | null, key: string) =>
  save(call(inboxApi.snooze, { params: { id }, body: { version, until }, key }))

/** Marks an email as done, or opens it again. */
export const closeEmail = ({ id, version }: Versioned, is_closed: boolean, key: string) =>
  save(call(inboxApi.close, { params: { id }, body: { version, is_closed }, key }))
