import { computed, onMount } from 'nanostores'
import { type DataRequestQuery, dataRequestApi } from '#domain/data-request/api'
import type { DataRequest } from '#domain/data-request/request'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { queryIn } from '#stores/list/address'
import { createFetcherStore } from '#stores/list/fetching'
import { followArea } from '#stores/list/following'

const $query = computed($route, ({ name, search }) =>
  name === 'admin-data-requests'
    ? JSON.stringify(queryIn<DataRequestQuery>(search, ['view']))
    : null,
)

/** The requests for personal data of the firm. */
export const $dataRequestRegister = createFetcherStore<DataRequest[]>(
  ['data-request-register/', $query],
  { fetcher: (_, query) => call(dataRequestApi.register, { query: JSON.parse(String(query)) }) },
)

onMount($dataRequestRegister, () => followArea('contacts', () => $dataRequestRegister.revalidate()))
