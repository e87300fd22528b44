import type { BodyInput } from '#domain/endpoint'
import { payeeApi } from '#domain/payee/api'
import { type NameCheckProviderKind, nameCheckProviderApi } from '#domain/payee/name-check'
import type { PayeeView } from '#domain/payee/payee'
import { call } from '#lib/api'
import { caseId, caseStoreOf } from '#stores/conveyance/case-store'
import { createFetcherStore } from '#stores/list/fetching'
import type { ChangeBody } from '#stores/record/saving'

const { $store, change, save } = caseStoreOf<PayeeView[], PayeeView>('case-payees', (id) =>
  call(payeeApi.list, { params: { id } }),
)

export const $casePayees = $store

export const addPayee = (body: BodyInput<typeof payeeApi.add>, key: string) =>
  save(call(payeeApi.add, { params: { id: caseId() }, body, key }))

const targetOf = ({ id, version }: PayeeView, key: string) => ({
  params: { id: caseId(), payee: id },
  version,
  key,
})

export const changeAccount = (
  payee: PayeeView,
  body: ChangeBody<typeof payeeApi.change>,
  key: string,
) => change(payeeApi.change, body, targetOf(payee, key))

export const recordCallBack = (
  payee: PayeeView,
  body: ChangeBody<typeof payeeApi.call>,
  key: string,
) => change(payeeApi.call, body, targetOf(payee, key))

export const recordNameCheck = (
  payee: PayeeView,
  body: ChangeBody<typeof payeeApi.check_name>,
  key: string,
) => change(payeeApi.check_name, body, targetOf(payee, key))

/** Who can be asked for the name on an account, beside our own bank. */
export const $nameCheckProvider = createFetcherStore<{ kind: NameCheckProviderKind }>(
  ['name-check-provider'],
  { fetcher: () => call(nameCheckProviderApi.show, {}) },
)

export const askName = (payee: PayeeView, key: string) =>
  change(payeeApi.ask_name, {}, targetOf(payee, key))

export const explainName = (payee: PayeeView, reason: string, key: string) =>
  change(payeeApi.explain_name, { reason }, targetOf(payee, key))

export const approveAccount = (payee: PayeeView, key: string) =>
  change(payeeApi.approve, {}, targetOf(payee, key))

export const rejectAccount = (payee: PayeeView, reason: string, key: string) =>
  change(payeeApi.reject, { reason }, targetOf(payee, key))

/** The full bank details; asks to confirm who looks, and each look is recorded. */
export const payeeDigits = ({ id }: PayeeView) =>
  call(payeeApi.digits, { params: { id: caseId(), payee: id } })
