import { computed, onMount } from 'nanostores'
import {
  communicationTypeApi,
  type TestReceipt,
  type TypeDetail,
  type TypeText,
} from '#domain/communication/type/api'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'
import { followArea } from '#stores/list/following'

/** The event whose texts are open: 'quote.sent'; null for none. */
export const $openType = computed($route, ({ name, search }) =>
  name === 'admin-communication-types' ? new URLSearchParams(search).get('type') : null,
)

/** The open event with its merge values and what it sends. */
export const $communicationType = createFetcherStore<TypeDetail>(
  ['communication-type/', $openType],
  {
    fetcher: (_, type) => call(communicationTypeApi.show, { params: { name: String(type) } }),
  },
)

onMount($communicationType, () => followArea('messages', () => $communicationType.revalidate()))

/** Sends a text of an event to whoever is signed in. */
export const sendTypeTest = (
  type: string,
  { audience, channel, own }: Pick<TypeText, 'audience' | 'channel' | 'own'>,
  key: string,
): Promise<TestReceipt> =>
  call(communicationTypeApi.test, {
    params: { name: type },
    body: { audience, channel, own: own?.id ?? null },
    key,
  })
