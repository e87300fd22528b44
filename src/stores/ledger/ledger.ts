import type { BodyInput } from '#domain/endpoint'
import { caseLedgerApi } from '#domain/ledger/api'
import type { CaseLedger } from '#domain/ledger/view'
import { call } from '#lib/api'
import { caseId, caseStoreOf } from '#stores/conveyance/case-store'

const { $store, save } = caseStoreOf<CaseLedger>('case-ledger', (id) =>
  call(caseLedgerApi.show, { params: { id } }),
)

export const $caseLedger = $store

/** Posts an entry to the ledger of the case on the page; the key makes a repeated request harmless. */
export const postEntry = (body: BodyInput<typeof caseLedgerApi.post>, key: string) =>
  save(call(caseLedgerApi.post, { params: { id: caseId() }, body, key }))
