import { onMount } from 'nanostores'
import { caseNoteApi } from '#domain/conveyance/note/api'
import type { SharedNote } from '#domain/conveyance/note/note'
import { call } from '#lib/api'
import { followClientCases } from '#stores/conveyance/portal/case'
import { createFetcherStore } from '#stores/list/fetching'

/** The notes that the firm shares with the signed-in client. */
export const $clientNotes = createFetcherStore<SharedNote[]>(['client-notes'], {
  fetcher: () => call(caseNoteApi.shared),
})

onMount($clientNotes, () => followClientCases(() => $clientNotes.revalidate()))
