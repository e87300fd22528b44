import { assertAllowed } from '#domain/act'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { mayAskDetails, type PayeeAct, payeeActs } from '#domain/payee/acts'
import type { AccountEntry, CallEntry, NameCheckEntry, PayeeEntry } from '#domain/payee/bodies'
import {
  calledBack,
  nameChecked,
  verified,
  withNewDetails,
  withoutChange,
} from '#domain/payee/changing'
import { nameResults } from '#domain/payee/labels'
import type { AccountChange, Payee, PayeeView } from '#domain/payee/payee'
import { caseRecordsOf } from '#tenant/conveyance/case-records'
import { staffOfCase } from '#tenant/conveyance/changing-case'
import { requireFresh } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { payeeDocument } from './document.ts'
import { heldNumbersOf, viewOf } from './held.ts'
import { about, recordAsked } from './recording.ts'

export type PayeeAddress = { readonly id: string; readonly payee: string }

export const recordsOf = ({ store }: Pick<RequestContext, 'store'>) =>
  caseRecordsOf(store, payeeDocument)

export const payeesOf = (context: RequestContext, id: string): PayeeView[] => {
  const conveyance = context.conveyances.get(id)
  return recordsOf(context)
    .of([conveyance.id])
    .map((payee) => viewOf(context, conveyance, payee))
}

/** Throws 404 for a payee of another case. */
export const payeeOf = (context: RequestContext, { id, payee }: PayeeAddress): Payee =>
  recordsOf(context).get(id, payee)

export const askDetails = (
  context: RequestContext,
  conveyance: Conveyance,
  payee: Payee,
  entry: Pick<PayeeEntry, 'holder' | 'sort_code' | 'account_number' | 'reason'>,
): Payee => {
  const id = context.newId()
  const sealed = context.payeeSecrets.seal(id, entry)
  const numbers = heldNumbersOf(context, conveyance, payee.kind)
  const { holder, reason } = entry
  const account = { id, holder, reason, ending: entry.account_number.slice(-2), sealed }
  return withNewDetails(payee, account, numbers, context)
}

export const addPayee = (context: RequestContext, id: string, entry: PayeeEntry): PayeeView => {
  const conveyance = context.conveyances.get(id)
  assertAllowed(mayAskDetails(context.person, conveyance))
  const blank: Payee = {
    id: context.newId(),
    version: 0,
    conveyance_id: id,
    kind: entry.kind,
    name: entry.name,
    account: null,
    change: null,
    by: { id: context.by.id, name: context.by.name },
    created_at: context.now,
  }
  const payee = recordsOf(context).insert(askDetails(context, conveyance, blank, entry))
  recordAsked(context, conveyance, payee)
  return viewOf(context, conveyance, payee)
}

type Stored = { readonly conveyance: Conveyance; readonly before: Payee }

export const payeeTo = (
  context: RequestContext,
  act: PayeeAct,
  address: PayeeAddress,
  version: number | null,
): Stored => {
  const conveyance = context.conveyances.get(address.id)
  const before = payeeOf(context, address)
  requireFresh(
    version,
    before,
    () => null,
    () => viewOf(context, conveyance, before),
  )
  const seen = viewOf(context, conveyance, before)
  assertAllowed(payeeActs(context.person, conveyance, seen, context.now)[act])
  return { conveyance, before }
}

export const waitingIn = ({ change }: Payee): AccountChange => {
  if (change === null) throw new Error('The payee has no details that wait.')
  return change
}

export const changeAccount = (
  context: RequestContext,
  address: PayeeAddress,
  { version, ...entry }: AccountEntry,
): PayeeView => {
  const { conveyance, before } = payeeTo(context, 'change', address, version)
  const payee = recordsOf(context).replace(askDetails(context, conveyance, before, entry))
  recordAsked(context, conveyance, payee)
  return viewOf(context, conveyance, payee)
}

export const recordCall = (
  context: RequestContext,
  address: PayeeAddress,
  call: CallEntry,
): PayeeView => {
  const { conveyance, before } = payeeTo(context, 'call', address, call.version)
  const payee = recordsOf(context).replace(calledBack(before, waitingIn(before), call, context))
  const who = payee.change?.call?.who ?? ''
  const detail = { ...about(payee), who, spoke_to: call.spoke_to }
  context.recordEvents(
    [{ name: 'payee.called', ...ofCaseChange(conveyance), detail }],
    staffOfCase(conveyance),
  )
  return viewOf(context, conveyance, payee)
}

export const recordNameCheck = (
  context: RequestContext,
  address: PayeeAddress,
  entry: NameCheckEntry,
): PayeeView => {
  const { conveyance, before } = payeeTo(context, 'check', address, entry.version)
  const payee = recordsOf(context).replace(nameChecked(before, waitingIn(before), entry, context))
  const detail = { ...about(payee), asked: entry.asked, result: nameResults[entry.result] }
  context.recordEvents(
    [{ name: 'payee.name-checked', ...ofCaseChange(conveyance), detail }],
    staffOfCase(conveyance),
  )
  return viewOf(context, conveyance, payee)
}

export const approveAccount = (
  context: RequestContext,
  address: PayeeAddress,
  version: number,
): PayeeView => {
  const { conveyance, before } = payeeTo(context, 'approve', address, version)
  const payee = recordsOf(context).replace(verified(before, waitingIn(before), context))
  context.recordEvents(
    [{ name: 'payee.verified', ...ofCaseChange(conveyance), detail: about(payee) }],
    staffOfCase(conveyance),
  )
  return viewOf(context, conveyance, payee)
}

export const rejectAccount = (
  context: RequestContext,
  address: PayeeAddress,
  { version, reason }: { readonly version: number; readonly reason: string },
): PayeeView => {
  const { conveyance, before } = payeeTo(context, 'reject', address, version)
  const payee = recordsOf(context).replace(withoutChange(before))
  context.recordEvents(
    [
      {
        name: 'payee.rejected',
        ...ofCaseChange(conveyance),
        detail: { ...about(payee), reason },
      },
    ],
    staffOfCase(conveyance),
  )
  return viewOf(context, conveyance, payee)
}

/** The full details of a payee; each look is recorded. */
export const seeDigits = (context: RequestContext, address: PayeeAddress) => {
  const { conveyance, before } = payeeTo(context, 'digits', address, null)
  const { account, change } = before
  context.recordEvents(
    [{ name: 'payee.digits-seen', ...ofCaseChange(conveyance), detail: about(before) }],
    staffOfCase(conveyance),
  )
  return [
    ...(account ? [{ status: 'verified' as const, ...account }] : []),
    ...(change ? [{ status: 'waiting' as const, ...change }] : []),
  ].map(({ status, holder, id, sealed }) => ({
    status,
    holder,
    ...context.payeeSecrets.open(id, sealed),
  }))
}

export const ofCaseChange = ({ id, version }: Conveyance) =>
  ({ subject: 'conveyance', id, version, changed: ['payees'] }) as const
