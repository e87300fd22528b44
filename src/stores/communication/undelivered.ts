import { computed, onMount } from 'nanostores'
import { type UndeliveredMessage, undeliveredApi } from '#domain/communication/undelivered/api'
import type { QueryInput } from '#domain/endpoint'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'
import { followArea } from '#stores/list/following'

type About = QueryInput<typeof undeliveredApi.list>

const kinds: Readonly<Partial<Record<string, About['kind']>>> = {
  'conveyances-id': 'conveyance',
  'quotes-quote-cases-id': 'quote-case',
}

const $about = computed($route, ({ name, params }): About | null => {
  const kind = kinds[name ?? '']
  const id = params['id']
  return kind === undefined || id === undefined ? null : { kind, id }
})

const $key = computed($about, (about) => about && `${about.kind}/${about.id}`)

/** The messages about the record of this page that may not have arrived. */
export const $undelivered = createFetcherStore<UndeliveredMessage[]>(['undelivered/', $key], {
  fetcher: () =>
    call(undeliveredApi.list, {
      query: $about.get() ?? { kind: 'conveyance', id: '' },
      isQuiet: true,
    }),
})

onMount($undelivered, () => followArea('messages', $undelivered.revalidate))
