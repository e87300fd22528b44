import { computed, onMount } from 'nanostores'
import { areaChannel } from '#domain/channels'
import { type Message, messageApi } from '#domain/message'
import { call } from '#lib/api'
import { firm } from '#lib/firm'
import { listen } from '#lib/realtime'
import { createFetcherStore } from './fetching.ts'
import { $route } from './route.ts'

const $words = computed($route, (route) => new URLSearchParams(route.search).get('q') ?? '')

/** What has left the firm, newest first. */
export const $messages = createFetcherStore<{ rows: Message[]; next: string | null }>(
  ['messages/', $words],
  { fetcher: (_, q) => call(messageApi.list, { query: q ? { q: String(q) } : {} }) },
)

onMount($messages, () =>
  listen(areaChannel(firm.tenant, 'messages'), { '*': () => $messages.revalidate() }),
)
