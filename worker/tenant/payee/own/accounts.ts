import { agreedBy, agreementsOf } from '#domain/payee/own/agreeing'
import type { PayoutEntry } from '#domain/payee/own/api'
import type { PayoutView } from '#domain/payee/own/view'
import type { Payee } from '#domain/payee/payee'
import { assertValid, notFound } from '#domain/refusal'
import { type ClientRequest, type Own, ownCases } from '#tenant/client-account/showing'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import { requireFresh } from '#tenant/core/table'
import { answeredName } from '../name-checks.ts'
import { askDetails, recordsOf } from '../payees.ts'
import { recordAsked } from '../recording.ts'
import { isPayoutCode } from './code.ts'
import { payoutView } from './view.ts'

const HOW = 'Entered by the client in the portal, with a code'

/** The client’s case; throws 404 for any other, and for one that has ended. */
const ownCase = (request: ClientRequest, id: string): Own => {
  const own = ownCases(request).find(({ conveyance }) => conveyance.id === id)
  if (own === undefined) throw notFound()
  return own
}

/** The payee that a client is in a case, or a new one without an account. */
const ownPayee = (
  request: ClientRequest,
  { conveyance, client: { contact_id, name } }: Own,
): Payee => {
  const payees = recordsOf(request).of([conveyance.id])
  const own =
    payees.find((it) => it.contact_id === contact_id) ??
    payees.find((it) => it.kind === 'client' && !it.contact_id && it.name === name)
  return own
    ? { ...own, contact_id }
    : {
        ...{ id: request.newId(), version: 0, conveyance_id: conveyance.id, contact_id, name },
        ...{ kind: 'client', account: null, change: null, created_at: request.now },
        by: { id: request.by.id, name: request.by.name },
      }
}

/** Throws 422 where the bank says that the account is in another name. */
const assertName = ({ change }: Payee) =>
  assertValid(
    change?.name_check?.result === 'no_match'
      ? {
          holder: [
            'The bank says that this account is in another name. Enter the name that your bank statement shows.',
          ],
        }
      : {},
  )

/**
 * Stores where a client wants to be paid, after a code, and tells everybody of the case at the addresses that we held.
 * Nothing is paid there before the other clients agreed, staff called and a second person approved it. A wrong code
 * stores nothing.
 */
export const givePayoutAccount = (
  request: ClientRequest,
  { conveyance_id, code, ...entry }: PayoutEntry,
): PayoutView & { readonly is_saved: boolean } => {
  const own = ownCase(request, conveyance_id)
  if (!isPayoutCode(request, code)) return { ...payoutView(request), is_saved: false }
  const { conveyance, client } = own
  const before = ownPayee(request, own)
  const asked = askDetails(request, conveyance, before, { ...entry, reason: HOW })
  const checked = answeredName(request, asked)
  assertName(checked)
  const agreements = agreementsOf(conveyance.clients, client.contact_id)
  const payee = { ...checked, change: checked.change && { ...checked.change, agreements } }
  const records = recordsOf(request)
  if (before.version === 0) records.insert({ ...payee, version: 1 })
  else records.replace({ ...payee, version: before.version + 1 })
  recordAsked(request, conveyance, payee)
  return { ...payoutView(request), is_saved: true }
}

/** Another client of the case agrees to where one of them is paid; throws 404 for a payee of any other case. */
export const agreeToPayoutAccount = (
  request: ClientRequest,
  id: string,
  version: number,
): PayoutView => {
  const own = ownCases(request).find(({ conveyance }) =>
    recordsOf(request)
      .of([conveyance.id])
      .some((it) => it.id === id),
  )
  if (own === undefined) throw notFound()
  const { conveyance, client } = own
  const before = recordsOf(request).get(conveyance.id, id)
  requireFresh(
    version,
    before,
    () => null,
    () => payoutView(request),
  )
  const payee = recordsOf(request).replace(agreedBy(before, client.contact_id, request.now))
  const detail = { name: client.name, payee: payee.name }
  request.recordEvents(
    [{ name: 'payout-account.agreed', ...ofCase(conveyance), changed: ['payees'], detail }],
    {
      ...staffOfCase(conveyance),
      clients: conveyance.clients.map(({ contact_id }) => contact_id),
    },
  )
  return payoutView(request)
}
