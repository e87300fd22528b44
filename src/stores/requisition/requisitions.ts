import type { BodyInput } from '#domain/endpoint'
import { requisitionApi } from '#domain/requisition/api'
import type { Requisition } from '#domain/requisition/requisition'
import { call } from '#lib/api'
import { caseId, caseStoreOf } from '#stores/conveyance/case-store'
import type { ChangeBody } from '#stores/record/saving'

const { $store, save, change } = caseStoreOf<Requisition[], Requisition>('requisitions', (id) =>
  call(requisitionApi.list, { params: { id } }),
)

export const $requisitions = $store

export const receiveRequisition = (body: BodyInput<typeof requisitionApi.receive>, key: string) =>
  save(call(requisitionApi.receive, { params: { id: caseId() }, body, key }))

const targetOf = ({ id, version }: Requisition, key?: string) => ({
  params: { id: caseId(), requisition: id },
  version,
  key,
})

export const replyToRequisition = (
  requisition: Requisition,
  body: ChangeBody<typeof requisitionApi.reply>,
  key: string,
) => change(requisitionApi.reply, body, targetOf(requisition, key))

export const flagReply = (
  requisition: Requisition,
  body: ChangeBody<typeof requisitionApi.flag>,
  key?: string,
) => change(requisitionApi.flag, body, targetOf(requisition, key))

/** Records the replies as sent, in a document of the case or another way. */
export const sendRequisition = (
  requisition: Requisition,
  body: ChangeBody<typeof requisitionApi.send>,
) => change(requisitionApi.send, body, targetOf(requisition))

export const amendRequisition = (
  requisition: Requisition,
  body: ChangeBody<typeof requisitionApi.amend>,
  key: string,
) => change(requisitionApi.amend, body, targetOf(requisition, key))

export const extendRequisition = (
  requisition: Requisition,
  body: ChangeBody<typeof requisitionApi.extend>,
  key: string,
) => change(requisitionApi.extend, body, targetOf(requisition, key))

export const endRequisition = (
  requisition: Requisition,
  body: ChangeBody<typeof requisitionApi.end>,
  key: string,
) => change(requisitionApi.end, body, targetOf(requisition, key))
