import { clientKinds } from '#domain/matter-names'
import { type PayoutView, payoutCase } from '#domain/payee/own/view'
import { type ClientRequest, codeView, ownCases } from '#tenant/client-account/showing'
import { recordsOf } from '../payees.ts'

/** Where the signed-in client is paid, in each of their cases. */
export const payoutView = (request: ClientRequest): PayoutView => {
  const cases = ownCases(request)
  return {
    cases: cases.map(({ conveyance: { id, matter_type, address }, client }) =>
      payoutCase(
        { conveyance_id: id, about: `${clientKinds[matter_type]} ${address.line}` },
        recordsOf(request).of([id]),
        client.contact_id,
      ),
    ),
    ...codeView(request, cases[0], 'payout-account'),
  }
}
