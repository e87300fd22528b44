import { computed, onMount } from 'nanostores'
import type { UndertakingQuery } from '#domain/undertaking/api'
import { undertakingApi } from '#domain/undertaking/api'
import type { UndertakingRow } from '#domain/undertaking/undertaking'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { queryIn } from '#stores/list/address'
import { createFetcherStore } from '#stores/list/fetching'
import { followArea } from '#stores/list/following'

const $query = computed($route, ({ name, search }) =>
  name === 'quotes-requisition-replies' && new URLSearchParams(search).get('tab') === 'undertakings'
    ? JSON.stringify(queryIn<UndertakingQuery>(search, ['side', 'view', 'fee_earner', 'q']))
    : null,
)

/** The register of the firm. */
export const $undertakingRegister = createFetcherStore<UndertakingRow[]>(
  ['undertaking-register/', $query],
  { fetcher: (_, query) => call(undertakingApi.register, { query: JSON.parse(String(query)) }) },
)

onMount($undertakingRegister, () =>
  followArea('conveyances', () => $undertakingRegister.revalidate()),
)
