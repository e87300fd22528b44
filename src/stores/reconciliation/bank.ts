import { computed } from 'nanostores'
import type { BodyInput, QueryInput } from '#domain/endpoint'
import { reconciliationApi } from '#domain/reconciliation/api'
import type { BankView, Reconciliation, UnmatchedLine } from '#domain/reconciliation/view'
import { call } from '#lib/api'
import { $route } from '#stores/chrome/route'
import { createFetcherStore } from '#stores/list/fetching'
import { saverOf } from '#stores/record/saving'

const $key = computed($route, ({ name }) => (name === 'conveyances-bank' ? 'client-account' : null))

/** The client account as the bank, the cash book and the ledgers have it. */
export const $bank = createFetcherStore<BankView>(['bank/', $key], {
  fetcher: () => call(reconciliationApi.show, {}),
})

const { save } = saverOf<BankView>({
  show: (view) => $bank.mutate(view),
  showCurrent: () => $bank.revalidate(),
})

/** `days` are those of lines that have none of their own, by the place of the line. */
export const importStatement = async (
  file: File,
  days: Readonly<Record<string, string>>,
  key: string,
) =>
  save(
    call(reconciliationApi.import, {
      body: { name: file.name, text: await file.text(), days: { ...days } },
      key,
    }),
  )

export const matchLine = ({ id }: UnmatchedLine, posting: number) =>
  save(call(reconciliationApi.match, { params: { line: id }, body: { posting } }))

export const receiveLine = ({ id }: UnmatchedLine, payment: string) =>
  save(call(reconciliationApi.receive, { params: { line: id }, body: { payment } }))

export const suspendLine = (id: string, name: string, key: string) =>
  save(call(reconciliationApi.suspend, { params: { line: id }, body: { name }, key }))

export const explainLine = (
  id: string,
  body: BodyInput<typeof reconciliationApi.explain>,
  key: string,
) => save(call(reconciliationApi.explain, { params: { line: id }, body, key }))

export const cancelLine = ({ id }: UnmatchedLine, by: string) =>
  save(call(reconciliationApi.cancel, { params: { line: id }, body: { by } }))

export const reopenLine = (id: string) =>
  save(call(reconciliationApi.reopen, { params: { line: id } }))

export const unmatchPosting = (posting: number) =>
  save(call(reconciliationApi.unmatch, { params: { posting: String(posting) } }))

export const prepareReconciliation = () => save(call(reconciliationApi.prepare, {}))

export const signReconciliation = ({ id, version }: Reconciliation) =>
  save(call(reconciliationApi.sign, { params: { reconciliation: id }, body: { version } }))

/** The pack of a signed reconciliation. */
export const packOf = ({ id }: Reconciliation) =>
  call(reconciliationApi.pack, { params: { reconciliation: id } })

/** The rows of the books between two days, for the accountant. */
export const exportLedger = (query: QueryInput<typeof reconciliationApi.export>) =>
  call(reconciliationApi.export, { query })
