import { onMount } from 'nanostores'
import { clientMessageApi } from '#domain/client-message/api'
import type { OwnMessage } from '#domain/client-message/view'
import type { BodyInput } from '#domain/endpoint'
import { call } from '#lib/api'
import { followClientCases } from '#stores/conveyance/portal/case'
import { partsSender } from '#stores/document/uploading'
import { createFetcherStore } from '#stores/list/fetching'

/** What the signed-in client and the firm wrote to each other, newest first. */
export const $ownMessages = createFetcherStore<OwnMessage[]>(['own-messages'], {
  fetcher: () => call(clientMessageApi.own),
})

onMount($ownMessages, () => followClientCases(() => $ownMessages.revalidate()))

/** Writes to the people of a case; the key makes a repeated request harmless. Throws ApiError, without a toast. */
export const writeToFirm = async (
  id: string,
  body: BodyInput<typeof clientMessageApi.write>,
  key: string,
) => {
  const message = await call(clientMessageApi.write, { params: { id }, body, key, isQuiet: true })
  const { data = [] } = $ownMessages.get()
  if (!data.some((it) => it.id === message.id)) $ownMessages.mutate([message, ...data])
}

/** Records that the page showed messages of a case to the client. */
export const openOwnMessages = async (id: string, ids: readonly string[]) => {
  await call(clientMessageApi.open, { params: { id }, body: { ids: [...ids] }, isQuiet: true })
  $ownMessages.revalidate()
}

type Arrived = { readonly id: string; readonly name: string }

/** Sends the parts of a file for a message of a case; `arrived` is given the upload once it is whole. */
export const sendMessageFileTo = (caseId: string, arrived: (file: Arrived) => void) =>
  partsSender(
    `message ${caseId}`,
    (upload) =>
      call(clientMessageApi.upload, { params: { id: caseId }, body: upload, isQuiet: true }),
    ({ name }, id) => arrived({ id, name }),
  )
