import { computed, onMount } from 'nanostores'
import { type ComplaintQuery, complaintApi } from '#domain/complaint/api'
import type { ComplaintRow } from '#domain/complaint/complaint'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { queryIn } from '#stores/list/address'
import { createFetcherStore } from '#stores/list/fetching'
import { followArea } from '#stores/list/following'

const $query = computed($route, ({ name, search }) =>
  name === 'admin-complaints' ? JSON.stringify(queryIn<ComplaintQuery>(search, ['view'])) : null,
)

/** The complaints of the firm. */
export const $complaintRegister = createFetcherStore<ComplaintRow[]>(
  ['complaint-register/', $query],
  { fetcher: (_, query) => call(complaintApi.register, { query: JSON.parse(String(query)) }) },
)

onMount($complaintRegister, () => followArea('conveyances', () => $complaintRegister.revalidate()))
