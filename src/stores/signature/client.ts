import { computed, onMount } from 'nanostores'
import { clientSignatureApi } from '#domain/signature/api'
import type { SignatureMark } from '#domain/signature/mark'
import type { ClientSignature } from '#domain/signature/view'
import { call } from '#lib/api'
import { ApiError } from '#lib/api-error'
import { $route } from '#stores/chrome/route'
import { followClientCases } from '#stores/conveyance/portal/case'
import { createFetcherStore } from '#stores/list/fetching'

/** The documents that the signed-in client is or was asked to sign, newest first. */
export const $clientSignatures = createFetcherStore<ClientSignature[]>(['client-signatures'], {
  fetcher: () => call(clientSignatureApi.list),
})

onMount($clientSignatures, () => followClientCases(() => $clientSignatures.revalidate()))

/** The newest request to sign the document of the page; null where there is none. */
export const $clientSignature = computed(
  [$clientSignatures, $route],
  ({ data }, { params }) => data?.find((it) => it.document_id === params.id) ?? null,
)

/** Shows what an act left; one that is no longer possible is fetched again. Throws ApiError. */
const shown = async (answer: Promise<ClientSignature>) => {
  try {
    const saved = await answer
    const { data = [] } = $clientSignatures.get()
    $clientSignatures.mutate(data.map((it) => (it.id === saved.id ? saved : it)))
    return saved
  } catch (error) {
    if (error instanceof ApiError && error.status === 409) $clientSignatures.revalidate()
    throw error
  }
}

/** As much of the browser's name as the evidence holds. */
const browser = () => navigator.userAgent.slice(0, 300)

export const openSignature = (id: string) =>
  shown(call(clientSignatureApi.open, { params: { id }, body: { browser: browser() } }))

export const sendCode = (id: string) =>
  shown(call(clientSignatureApi.send_code, { params: { id } }))

export const enterCode = (id: string, code: string, key: string) =>
  shown(call(clientSignatureApi.enter_code, { params: { id }, body: { code }, key }))

export const signDocument = (
  id: string,
  { name, mark }: { readonly name: string; readonly mark: SignatureMark },
  key: string,
) => {
  const body = { name, mark, agree: true, browser: browser() } as const
  return shown(call(clientSignatureApi.sign, { params: { id }, body, key }))
}

export const declineToSign = (id: string, reason: string, key: string) =>
  shown(call(clientSignatureApi.decline, { params: { id }, body: { reason }, key }))
