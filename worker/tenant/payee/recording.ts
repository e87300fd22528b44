import type { Conveyance } from '#domain/conveyance/conveyance'
import type { Payee } from '#domain/payee/payee'
import { agentsOf } from '#tenant/conveyance/agents'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import { recipientsOf } from '#tenant/conveyance/recipients'
import type { Recipient } from '#tenant/events/messages'
import type { RequestContext } from '#tenant/runtime/context'
import { contactsOfBefore } from './held.ts'

export const about = ({ id, name }: Payee) => ({ payee: id, name })

const lawyersOf = ({ other_side, lender }: Conveyance, kind: Payee['kind']): Recipient[] => {
  if (kind === 'other_side' && other_side)
    return [{ ...other_side, name: other_side.handler ?? other_side.firm }]
  return kind === 'lender' && lender ? [lender] : []
}

/** Whoever is paid, at the addresses that the case holds and at those that were replaced lately. */
const toldOf = (context: RequestContext, conveyance: Conveyance, payee: Payee) => {
  const { store } = context
  const { kind } = payee
  const before = contactsOfBefore(context, conveyance, payee)
  const former = (of: boolean): Recipient[] => (of ? before : [])
  return {
    clients: [...recipientsOf(conveyance.clients), ...former(kind === 'client')],
    agents: [...agentsOf(store, conveyance), ...former(kind === 'agent')],
    other_side: [
      ...lawyersOf(conveyance, kind),
      ...former(kind === 'other_side' || kind === 'lender'),
    ],
  }
}

/** Records new details, which stop payments, and tells whoever is paid at the addresses that we held before. */
export const recordAsked = (context: RequestContext, conveyance: Conveyance, payee: Payee) => {
  const { id, ref, address } = conveyance
  const values = { ref, address: [address.line, address.town].filter(Boolean).join(', ') }
  const detail = { ...about(payee), kind: payee.kind, is_first: payee.account === null }
  context.recordEvents(
    [{ name: 'payee.details-asked', ...ofCase(conveyance), changed: ['payees'], detail }],
    {
      ...staffOfCase(conveyance),
      correspondence: () => ({
        about: { kind: 'conveyance', id, ref },
        values,
        ...toldOf(context, conveyance, payee),
      }),
    },
  )
}
