import { computed, onMount } from 'nanostores'
import { type BodyInput, pathOf, type ReplyOf } from '#domain/endpoint'
import {
  fetchedFilePath,
  type WhatsappConversation,
  WhatsappView,
  whatsappApi,
} from '#domain/whatsapp/api'
import type { WhatsappThread } from '#domain/whatsapp/thread'
import { call, sendConfirmed } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'
import { followArea } from '#stores/list/following'
import { saverOf } from '#stores/record/saving'

const $search = computed($route, ({ name, search }) =>
  name === 'quotes-whatsapp' ? new URLSearchParams(search) : null,
)

/** The conversations of a view, as the address names it; one's own unless it names another. */
export const $whatsappView = computed(
  $search,
  (search): WhatsappView | null => search && viewIn(search.get('view')),
)

const viewIn = (name: string | null): WhatsappView =>
  WhatsappView.options.find((it) => it === name) ?? 'mine'

/** The id of the conversation that the address names; null for none. */
export const $threadId = computed($search, (search) => search?.get('thread') ?? null)

type Inbox = ReplyOf<typeof whatsappApi.list>

export const $whatsappInbox = createFetcherStore<Inbox>(['whatsapp-threads/', $whatsappView], {
  fetcher: (_, view) => call(whatsappApi.list, { query: { view: viewIn(String(view)) } }),
})

export const $conversation = createFetcherStore<WhatsappConversation>(
  ['whatsapp-thread/', $threadId],
  { fetcher: (_, id) => call(whatsappApi.show, { params: { id: String(id) } }) },
)

const refresh = () => {
  $whatsappInbox.revalidate()
  if ($threadId.get() !== null) $conversation.revalidate()
}

onMount($whatsappInbox, () => followArea('messages', refresh))

const { save } = saverOf<WhatsappThread>({ show: refresh, showCurrent: refresh })

/** Sends free text within the window; the key makes a repeated request harmless. */
export const writeWhatsapp = (id: string, body: BodyInput<typeof whatsappApi.write>, key: string) =>
  save(call(whatsappApi.write, { params: { id }, body, key }))

export const sendWhatsappTemplate = (
  id: string,
  body: BodyInput<typeof whatsappApi.send_template>,
  key: string,
) => save(call(whatsappApi.send_template, { params: { id }, body, key }))

type Thread = Pick<WhatsappThread, 'id' | 'version'>

export const assignThread = ({ id, version }: Thread, user: string | null, key: string) =>
  save(call(whatsappApi.assign, { params: { id }, body: { version, user }, key }))

type Filing = Omit<BodyInput<typeof whatsappApi.file>, 'version'>

export const fileThread = ({ id, version }: Thread, filing: Filing, key: string) =>
  save(call(whatsappApi.file, { params: { id }, body: { version, ...filing }, key }))

export const closeThread = ({ id, version }: Thread, is_closed: boolean, key: string) =>
  save(call(whatsappApi.close, { params: { id }, body: { version, is_closed }, key }))

/** Fetches a file again that did not come from WhatsApp. */
export const fetchWhatsappFile = async (message: string) => {
  await sendConfirmed({
    method: 'POST',
    address: pathOf(fetchedFilePath, { id: message }),
    body: new Blob(['{}'], { type: 'application/json' }),
    isQuiet: true,
  })
  refresh()
}

/** Files the file of a message as a document of the case. */
export const saveWhatsappFile = async (
  message: string,
  body: BodyInput<typeof whatsappApi.save_file>,
  key: string,
) => {
  await call(whatsappApi.save_file, { params: { id: message }, body, key })
  refresh()
}

/** Pretends that a message arrived; the id of its conversation. */
export const simulateMessage = async (
  body: BodyInput<typeof whatsappApi.simulate>,
  key: string,
) => {
  const { id } = await call(whatsappApi.simulate, { body, key })
  refresh()
  return id
}
