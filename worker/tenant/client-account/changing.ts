import { assertAllowed } from '#domain/act'
import {
  type AccountChange,
  type ClientAccount,
  type ClientAccountView,
  clientAccountView,
} from '#domain/client-account/account'
import { type ClientAccountAct, clientAccountActs } from '#domain/client-account/acts'
import type { Confirmation, NewDetailsEntry } from '#domain/client-account/bodies'
import { confirmed, withNewDetails, withoutChange } from '#domain/client-account/changing'
import type { ClientAccountEvents } from '#domain/client-account/events'
import { isSameAccount } from '#domain/payee/digits'
import { assertValid } from '#domain/refusal'
import { requireFresh } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { holdersOf } from '#tenant/user/role/holders'
import { clientAccountOf, clientAccountSetting } from './setting.ts'

const KEY = 'client-account'

/** The account to change; throws 409 for a stale version and for what may not be done. */
const accountTo = (context: RequestContext, act: ClientAccountAct, version: number) => {
  const account = clientAccountOf(context)
  const view = clientAccountView(account)
  requireFresh(
    version,
    { id: KEY, version: account.version },
    () => null,
    () => view,
  )
  assertAllowed(clientAccountActs(context.person, view, context.now)[act])
  return account
}

const waitingIn = ({ change }: ClientAccount): AccountChange => {
  if (change === null) throw new Error('The client account has no details that wait.')
  return change
}

type Draft = {
  readonly [N in keyof ClientAccountEvents]: {
    readonly name: N
    readonly detail: ClientAccountEvents[N]['detail']
  }
}[keyof ClientAccountEvents]

/** Saves the account, and tells whoever may change it. */
const save = (context: RequestContext, account: ClientAccount, draft: Draft): ClientAccountView => {
  context.settings.put(clientAccountSetting, account)
  const { version } = account
  context.recordEvents(
    [{ ...draft, subject: 'firm', id: KEY, version, changed: ['client_account'] }],
    { users: holdersOf(context, 'bank-details.update') },
  )
  return clientAccountView(account)
}

export const changeDetails = (
  context: RequestContext,
  { version, holder, bank, reason, ...digits }: NewDetailsEntry,
): ClientAccountView => {
  const before = accountTo(context, 'change', version)
  const id = context.newId()
  const ending = digits.account_number.slice(-2)
  const sealed = context.payeeSecrets.seal(id, digits)
  const after = withNewDetails(before, { id, holder, bank, ending, sealed, reason }, context)
  const detail = { holder, ending, reason, is_first: before.current === null }
  return save(context, after, { name: 'client-account.asked', detail })
}

/** Confirms details by the digits as a second person reads them; throws 422 for others. */
export const confirmDetails = (
  context: RequestContext,
  { version, ...digits }: Confirmation,
): ClientAccountView => {
  const before = accountTo(context, 'confirm', version)
  const change = waitingIn(before)
  const { holder, ending, asked } = change
  assertValid(
    isSameAccount(digits, context.payeeSecrets.open(change.id, change.sealed))
      ? {}
      : {
          account_number: [
            `These are not the digits that ${asked.by.name} entered. Compare both with a statement of the bank.`,
          ],
        },
  )
  const detail = { holder, ending, asked_by: asked.by.name }
  return save(context, confirmed(before, change, context), {
    name: 'client-account.confirmed',
    detail,
  })
}

export const rejectDetails = (
  context: RequestContext,
  { version, reason }: { readonly version: number; readonly reason: string },
): ClientAccountView => {
  const before = accountTo(context, 'reject', version)
  const { holder, ending } = waitingIn(before)
  const detail = { holder, ending, reason }
  return save(context, withoutChange(before), { name: 'client-account.rejected', detail })
}
