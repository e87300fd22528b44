import { computed, onMount } from 'nanostores'
import { undertakingApi } from '#domain/undertaking/api'
import type { UndertakingFigures } from '#domain/undertaking/undertaking'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'
import { followArea } from '#stores/list/following'

const $page = computed($route, ({ name }) =>
  name === 'quotes-requisition-replies' ? 'figures' : null,
)

/** What is owed and waits, by fee earner. */
export const $undertakingFigures = createFetcherStore<UndertakingFigures[]>(
  ['undertaking-figures/', $page],
  { fetcher: () => call(undertakingApi.figures) },
)

onMount($undertakingFigures, () =>
  followArea('conveyances', () => $undertakingFigures.revalidate()),
)
