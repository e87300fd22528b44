import { fundsReceiptApi } from '#domain/funds/receipt/api'
import type { FundsReceipt } from '#domain/funds/receipt/receipt'
import type { CaseReceipts } from '#domain/funds/receipt/view'
import { call } from '#lib/api'
import { caseId, caseStoreOf } from '#stores/conveyance/case-store'
import type { ChangeBody } from '#stores/record/saving'

const { $store, change } = caseStoreOf<CaseReceipts>('case-receipts', (id) =>
  call(fundsReceiptApi.show, { params: { id } }),
)

/** The client money that the case received, with what of it is explained. */
export const $caseReceipts = $store

type Target = { readonly posting: number; readonly version: number }

const targetOf = ({ posting, version }: Target, key: string) => ({
  params: { id: caseId(), posting: String(posting) },
  version,
  key,
})

export const explainReceipt = (
  target: Target,
  body: ChangeBody<typeof fundsReceiptApi.explain>,
  key: string,
) => change(fundsReceiptApi.explain, body, targetOf(target, key))

/** Brings a gift from suspense to the case. */
export const allocateGift = ({ suspense, version }: FundsReceipt, on: string, key: string) =>
  change(fundsReceiptApi.allocate, { on }, targetOf({ posting: suspense ?? 0, version }, key))
