import { complaintApi } from '#domain/complaint/api'
import type { ComplaintClosing, ComplaintEntry } from '#domain/complaint/bodies'
import type { Complaint } from '#domain/complaint/complaint'
import type { Named } from '#domain/party'
import { call } from '#lib/api'
import { caseId, caseStoreOf } from '#stores/conveyance/case-store'
import { createFetcherStore } from '#stores/list/fetching'

const { $store, save, change } = caseStoreOf<Complaint[], Complaint>('complaints', (id) =>
  call(complaintApi.list, { params: { id } }),
)

export const $complaints = $store

/** Who handles complaints. */
export const $complaintHandlers = createFetcherStore<Named[]>(['complaint-handlers'], {
  fetcher: () => call(complaintApi.handlers),
})

export const logComplaint = (body: ComplaintEntry, key: string) =>
  save(call(complaintApi.log, { params: { id: caseId() }, body, key }))

const targetOf = ({ id, version }: Complaint, key: string) => ({
  params: { id: caseId(), complaint: id },
  version,
  key,
})

export const noteComplaint = (complaint: Complaint, text: string, key: string) =>
  change(complaintApi.note, { text }, targetOf(complaint, key))

export const handOverComplaint = (complaint: Complaint, handler: string, key: string) =>
  change(complaintApi.hand_over, { handler }, targetOf(complaint, key))

export const closeComplaint = (
  complaint: Complaint,
  body: Omit<ComplaintClosing, 'version'>,
  key: string,
) => change(complaintApi.close, body, targetOf(complaint, key))
