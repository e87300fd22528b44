import { computed, onMount } from 'nanostores'
import { clientIdentityApi } from '#domain/identity/api'
import type { PhotoPaper, PictureSlot } from '#domain/identity/identity'
import type { ClientIdentity } from '#domain/identity/view'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { followClientCases } from '#stores/conveyance/portal/case'
import { partsSender } from '#stores/document/uploading'
import { createFetcherStore } from '#stores/list/fetching'

const $caseId = computed($route, ({ params }) => params['id'] ?? null)

/** The signed-in client’s own identity check of the case that the address names. */
export const $ownIdentity = createFetcherStore<ClientIdentity>(['own-identity/', $caseId], {
  fetcher: (_, id) => call(clientIdentityApi.show, { params: { id: String(id) } }),
})

onMount($ownIdentity, () => followClientCases(() => $ownIdentity.revalidate()))

/** Says which document will be photographed; throws ApiError. */
export const choosePaper = async (id: string, paper: PhotoPaper, key: string) =>
  $ownIdentity.mutate(
    await call(clientIdentityApi.choose, { params: { id }, body: { paper }, key }),
  )

/** Sends the parts of a picture; after a cut it goes on with what has arrived. */
export const sendPictureTo = (id: string, slot: PictureSlot) =>
  partsSender(`identity ${id} ${slot}`, (upload) =>
    call(clientIdentityApi.upload, { params: { id }, body: { ...upload, slot }, isQuiet: true }),
  )

/** Sends everything to us; throws ApiError. */
export const sendIdentity = async (id: string, key: string) =>
  $ownIdentity.mutate(await call(clientIdentityApi.send, { params: { id }, key }))
