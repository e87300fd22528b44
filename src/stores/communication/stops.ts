import { computed, onMount } from 'nanostores'
import { type StoppedAddress, stopApi } from '#domain/communication/stop/api'
import type { QueryInput } from '#domain/endpoint'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'
import { followArea } from '#stores/list/following'

type About = QueryInput<typeof stopApi.list>

const kinds: Readonly<Partial<Record<string, About['kind']>>> = {
  'conveyances-contacts-id': 'contact',
  'conveyances-id': 'conveyance',
  'quotes-quote-cases-id': 'quote-case',
}

const $about = computed($route, ({ name, params }): About | null => {
  const kind = kinds[name ?? '']
  const id = params['id']
  return kind === undefined || id === undefined ? null : { kind, id }
})

const $key = computed($about, (about) => about && `${about.kind}/${about.id}`)

/** The stopped addresses of the people that the record of this page names. */
export const $stoppedAddresses = createFetcherStore<StoppedAddress[]>(['stopped/', $key], {
  fetcher: () => call(stopApi.list, { query: $about.get() ?? { kind: 'contact', id: '' } }),
})

onMount($stoppedAddresses, () => followArea('contacts', $stoppedAddresses.revalidate))

/** Sends mail to an address again. */
export const liftStop = async (address: string, reason: string, key: string) => {
  const about = $about.get()
  if (about === null) return
  $stoppedAddresses.mutate(await call(stopApi.lift, { body: { ...about, address, reason }, key }))
}
