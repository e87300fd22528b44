import { assertAllowed } from '#domain/act'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { type DateOnly, shortDate } from '#domain/dates'
import { assertValid } from '#domain/refusal'
import type { CaseThirdPartyAccounts, ThirdPartyAccount } from '#domain/third-party-account/account'
import {
  mayProposeAccount,
  type ThirdPartyAccountAct,
  thirdPartyAccountActs,
} from '#domain/third-party-account/acts'
import type {
  AccountEnd,
  AccountProposal,
  StatementEntry,
} from '#domain/third-party-account/bodies'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import { stampOf } from '#tenant/core/stamp'
import { requireFresh } from '#tenant/core/table'
import { caseDocument } from '#tenant/document/case-document'
import type { RequestContext } from '#tenant/runtime/context'
import { accountsOf, caseThirdPartyAccounts } from './view.ts'

export type AccountAddress = { readonly id: string; readonly account: string }

const about = (conveyance: Conveyance) => ({
  ...ofCase(conveyance),
  changed: ['third-party-account', 'ledger'],
})

const detailOf = ({ id, provider, reference }: ThirdPartyAccount) => ({
  account: id,
  ...{ provider, reference },
})

const isFuture = ({ today }: RequestContext, on: DateOnly) => on > today
const NOT_FUTURE = 'Enter a date that is not in the future.'

/** Throws 422 for a day to come, and for an authorisation that the firm’s regulator asks for or does not give. */
const assertProposal = (
  context: RequestContext,
  { told_on, authorisation }: AccountProposal,
  needed: boolean,
) =>
  assertValid({
    ...(isFuture(context, told_on) ? { told_on: [NOT_FUTURE] } : {}),
    ...(needed && !authorisation
      ? { authorisation: ['Enter the reference of the CLC’s authorisation.'] }
      : {}),
    ...(!needed && authorisation
      ? { authorisation: ['The SRA gives no authorisation. Leave this empty.'] }
      : {}),
  })

const proposed = (
  context: RequestContext,
  id: string,
  entry: AccountProposal,
): ThirdPartyAccount => ({
  ...entry,
  id: context.newId(),
  version: 1,
  conveyance_id: id,
  status: 'proposed',
  told_by: caseDocument(context, id, entry.told_by, 'told_by'),
  authorisation: entry.authorisation || null,
  proposed: stampOf(context),
  agreed: null,
  rejected: null,
  statements: [],
  ended: null,
})

/** Proposes that client money of a case goes through an account of a third party; it holds once a second person agrees. */
export const proposeAccount = (
  context: RequestContext,
  id: string,
  entry: AccountProposal,
): CaseThirdPartyAccounts => {
  const conveyance = context.conveyances.get(id)
  const before = caseThirdPartyAccounts(context, id)
  assertAllowed(mayProposeAccount(context.person, conveyance, before))
  assertProposal(context, entry, before.needs_authorisation)
  const account = accountsOf(context).insert(proposed(context, id, entry))
  context.recordEvents(
    [
      {
        name: 'third-party-account.proposed',
        ...about(conveyance),
        detail: detailOf(account),
      },
    ],
    staffOfCase(conveyance),
  )
  return caseThirdPartyAccounts(context, id)
}

const toChange = (
  context: RequestContext,
  act: ThirdPartyAccountAct,
  { id, account }: AccountAddress,
  version: number,
) => {
  const conveyance = context.conveyances.get(id)
  const before = accountsOf(context).get(id, account)
  requireFresh(version, before)
  const of = caseThirdPartyAccounts(context, id)
  assertAllowed(thirdPartyAccountActs(context.person, conveyance, of, before)[act])
  return { conveyance, before }
}

const replace = (
  context: RequestContext,
  before: ThirdPartyAccount,
  change: Partial<ThirdPartyAccount>,
) => accountsOf(context).replace({ ...before, ...change, version: before.version + 1 })

/** Agrees to an account, from when on the books of the case take no client money. Throws 409 while we hold any. */
export const agreeAccount = (
  context: RequestContext,
  address: AccountAddress,
  version: number,
): CaseThirdPartyAccounts => {
  const { conveyance, before } = toChange(context, 'agree', address, version)
  const account = replace(context, before, { status: 'in_force', agreed: stampOf(context) })
  const detail = detailOf(account)
  context.recordEvents(
    [{ name: 'third-party-account.agreed', ...about(conveyance), detail }],
    staffOfCase(conveyance),
  )
  return caseThirdPartyAccounts(context, conveyance.id)
}

export const rejectAccount = (
  context: RequestContext,
  address: AccountAddress,
  { version, reason }: { readonly version: number; readonly reason: string },
): CaseThirdPartyAccounts => {
  const { conveyance, before } = toChange(context, 'reject', address, version)
  const rejected = { ...stampOf(context), reason }
  const account = replace(context, before, { status: 'rejected', rejected })
  const detail = { ...detailOf(account), reason }
  context.recordEvents(
    [{ name: 'third-party-account.rejected', ...about(conveyance), detail }],
    staffOfCase(conveyance),
  )
  return caseThirdPartyAccounts(context, conveyance.id)
}

/** Throws 422 for a day to come, and for one before the last statement; on its day another one corrects it. */
const assertDay = (context: RequestContext, { statements }: ThirdPartyAccount, on: DateOnly) => {
  const last = statements.at(-1)?.on
  const isBefore = last !== undefined && on < last
  assertValid({
    ...(isFuture(context, on) ? { on: [NOT_FUTURE] } : {}),
    ...(isBefore ? { on: [`Enter a day from the last statement on, ${shortDate(last)}.`] } : {}),
  })
}

/** Records a statement of the provider. */
export const recordStatement = (
  context: RequestContext,
  address: AccountAddress,
  { version, on, balance, document }: StatementEntry,
): CaseThirdPartyAccounts => {
  const { conveyance, before } = toChange(context, 'state', address, version)
  assertDay(context, before, on)
  const filed = caseDocument(context, conveyance.id, document)
  const statement = { on, balance, document: filed, ...stampOf(context) }
  const account = replace(context, before, { statements: [...before.statements, statement] })
  const detail = { ...detailOf(account), on, balance, document: filed.name }
  context.recordEvents(
    [{ name: 'third-party-account.stated', ...about(conveyance), detail }],
    staffOfCase(conveyance),
  )
  return caseThirdPartyAccounts(context, conveyance.id)
}

/** Ends an account that the provider closed, from when on the books take client money again. Throws 409 until a statement says £0.00. */
export const endAccount = (
  context: RequestContext,
  address: AccountAddress,
  { version, on, reason }: AccountEnd,
): CaseThirdPartyAccounts => {
  const { conveyance, before } = toChange(context, 'end', address, version)
  assertDay(context, before, on)
  const account = replace(context, before, {
    status: 'ended',
    ended: { ...stampOf(context), on, reason },
  })
  const detail = { ...detailOf(account), on, reason }
  context.recordEvents(
    [{ name: 'third-party-account.ended', ...about(conveyance), detail }],
    staffOfCase(conveyance),
  )
  return caseThirdPartyAccounts(context, conveyance.id)
}
