import { onMount } from 'nanostores'
import { type LetterQueue, letterApi } from '#domain/communication/letter/api'
import type { LetterPrints } from '#domain/communication/letter/bodies'
import { call } from '#lib/api'
import { createFetcherStore } from '#stores/list/fetching'
import { followArea } from '#stores/list/following'

/** The letters that wait to be printed, and those without an address. */
export const $letterQueue = createFetcherStore<LetterQueue>(['letters'], {
  fetcher: () => call(letterApi.list),
})

onMount($letterQueue, () => followArea('messages', $letterQueue.revalidate))

/** Letters as one PDF, to be printed. */
export const fetchLetters = (ids: readonly string[]) =>
  call(letterApi.pdf, { query: { ids: ids.join(',') } })

/** Records that letters were printed; throws ApiError. */
export const confirmLetters = async (letters: LetterPrints['letters'], key: string) =>
  $letterQueue.mutate(await call(letterApi.confirm, { body: { letters }, key }))
