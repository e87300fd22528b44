import { fundsApi } from '#domain/funds/api'
import type { FundsStatement } from '#domain/funds/funds'
import type { CaseFunds } from '#domain/funds/view'
import { call } from '#lib/api'
import { caseStoreOf } from '#stores/conveyance/case-store'
import { targetOf } from '#stores/conveyance/of-person'
import type { ChangeBody } from '#stores/record/saving'

const { $store, change } = caseStoreOf<CaseFunds>('case-funds', (id) =>
  call(fundsApi.show, { params: { id } }),
)

/** Where the clients of the case have their money from. */
export const $caseFunds = $store

export const askForFunds = (
  statement: FundsStatement,
  body: ChangeBody<typeof fundsApi.ask>,
  key: string,
) => change(fundsApi.ask, body, targetOf(statement, key))

export const writeFunds = (
  statement: FundsStatement,
  body: ChangeBody<typeof fundsApi.write>,
  key: string,
) => change(fundsApi.write, body, targetOf(statement, key))

export const chooseGiver = (
  statement: FundsStatement,
  body: ChangeBody<typeof fundsApi.choose_giver>,
  key: string,
) => change(fundsApi.choose_giver, body, targetOf(statement, key))

export const reviewFunds = (
  statement: FundsStatement,
  body: ChangeBody<typeof fundsApi.review>,
  key: string,
) => change(fundsApi.review, body, targetOf(statement, key))

export const acceptFunds = (statement: FundsStatement, key: string) =>
  change(fundsApi.accept, {}, targetOf(statement, key))

export const rejectFunds = (statement: FundsStatement, reason: string, key: string) =>
  change(fundsApi.reject, { reason }, targetOf(statement, key))
