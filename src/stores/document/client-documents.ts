import { onMount } from 'nanostores'
import { documentApi } from '#domain/document/api'
import type { ClientDocument } from '#domain/document/client'
import { call } from '#lib/api'
import { followClientCases } from '#stores/conveyance/portal/case'
import { createFetcherStore } from '#stores/list/fetching'

/** The documents that the signed-in client sees, of all their cases, newest first. */
export const $clientDocuments = createFetcherStore<ClientDocument[]>(['client-documents'], {
  fetcher: () => call(documentApi.of_client),
})

onMount($clientDocuments, () => followClientCases(() => $clientDocuments.revalidate()))
