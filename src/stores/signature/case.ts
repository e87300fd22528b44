import { signatureApi } from '#domain/signature/api'
import type { SignatureView } from '#domain/signature/view'
import { call } from '#lib/api'
import { caseId, caseStoreOf } from '#stores/conveyance/case-store'

const { $store, change, save } = caseStoreOf<SignatureView[], SignatureView>('signatures', (id) =>
  call(signatureApi.list, { params: { id } }),
)

/** What the clients of the case on the page were asked to sign, newest first. */
export const $signatures = $store

export const saveSignature = save
export const changeSignature = change

type Of = Pick<SignatureView, 'id' | 'version'>

const target = ({ id, version }: Of, key?: string) => ({
  params: { id: caseId(), signature: id },
  version,
  key,
})

export const sendTerms = () =>
  save(call(signatureApi.request, { params: { id: caseId() }, body: { kind: 'terms' } }))

export const remind = (request: Of) => change(signatureApi.remind, {}, target(request))

export const unlock = (request: Of, signer: string) =>
  change(signatureApi.unlock, { signer }, target(request))

export const withdraw = (request: Of, reason: string, key: string) =>
  change(signatureApi.void, { reason }, target(request, key))
