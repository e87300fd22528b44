import { computed, onMount } from 'nanostores'
import { areaChannel } from '#domain/channels'
import { type Message, messageApi } from '#domain/communication/message'
import { call } from '#lib/api'
import { firm } from '#lib/firm'
import { listen } from '#lib/realtime'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'

// Null on every other page: leaving the list asks nothing more.
const $query = computed($route, ({ name, search }) => {
  if (name !== 'admin-communications') return null
  const q = new URLSearchParams(search).get('q')
  return JSON.stringify(q ? { q } : {})
})

/** What has left the firm, newest first. */
export const $messages = createFetcherStore<{ rows: Message[]; next: string | null }>(
  ['messages/', $query],
  {
    fetcher: (_, query) =>
      call(messageApi.list, { query: JSON.parse(String(query)) as { q?: string } }),
  },
)

onMount($messages, () =>
  listen(
    areaChannel(firm.tenantId, 'messages'),
    { '*': $messages.revalidate },
    $messages.revalidate,
  ),
)
