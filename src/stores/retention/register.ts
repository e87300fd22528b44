import { computed, onMount } from 'nanostores'
import { type RetentionQuery, retentionApi } from '#domain/retention/api'
import type { RetentionView } from '#domain/retention/retention'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { queryIn } from '#stores/list/address'
import { createFetcherStore } from '#stores/list/fetching'
import { followArea } from '#stores/list/following'

const $query = computed($route, ({ name, search }) =>
  name === 'admin-retention' ? JSON.stringify(queryIn<RetentionQuery>(search, ['view'])) : null,
)

/** The cases whose files may go, are to go, are held or have gone. */
export const $retentionRegister = createFetcherStore<RetentionView[]>(
  ['retention-register/', $query],
  { fetcher: (_, query) => call(retentionApi.register, { query: JSON.parse(String(query)) }) },
)

onMount($retentionRegister, () => followArea('conveyances', () => $retentionRegister.revalidate()))
