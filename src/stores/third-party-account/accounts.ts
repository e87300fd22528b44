import type { BodyInput } from '#domain/endpoint'
import type { CaseThirdPartyAccounts, ThirdPartyAccount } from '#domain/third-party-account/account'
import { thirdPartyAccountApi } from '#domain/third-party-account/api'
import { call } from '#lib/api'
import { caseId, caseStoreOf } from '#stores/conveyance/case-store'
import type { ChangeBody } from '#stores/record/saving'

const { $store, save } = caseStoreOf<CaseThirdPartyAccounts>('third-party-accounts', (id) =>
  call(thirdPartyAccountApi.list, { params: { id } }),
)

export const $thirdPartyAccounts = $store

const address = ({ id }: ThirdPartyAccount) => ({ id: caseId(), account: id })

export const proposeAccount = (body: BodyInput<typeof thirdPartyAccountApi.propose>, key: string) =>
  save(call(thirdPartyAccountApi.propose, { params: { id: caseId() }, body, key }))

export const agreeAccount = (account: ThirdPartyAccount, key: string) => {
  const { version } = account
  return save(
    call(thirdPartyAccountApi.agree, { params: address(account), body: { version }, key }),
  )
}

export const rejectAccount = (account: ThirdPartyAccount, reason: string, key: string) => {
  const body = { version: account.version, reason }
  return save(call(thirdPartyAccountApi.reject, { params: address(account), body, key }))
}

export const recordStatement = (
  account: ThirdPartyAccount,
  entry: ChangeBody<typeof thirdPartyAccountApi.state>,
  key: string,
) => {
  const body = { ...entry, version: account.version }
  return save(call(thirdPartyAccountApi.state, { params: address(account), body, key }))
}

export const endAccount = (
  account: ThirdPartyAccount,
  entry: ChangeBody<typeof thirdPartyAccountApi.end>,
  key: string,
) => {
  const body = { ...entry, version: account.version }
  return save(call(thirdPartyAccountApi.end, { params: address(account), body, key }))
}
