import type { Conveyance } from '#domain/conveyance/conveyance'
import type { Payee } from '#domain/payee/payee'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import { recipientsOf } from '#tenant/conveyance/recipients'
import type { RequestContext } from '#tenant/runtime/context'

export const about = ({ id, name }: Payee) => ({ payee: id, name })

/** Records new details, which stop payments, and tells every client at the addresses that we held before. */
export const recordAsked = (context: RequestContext, conveyance: Conveyance, payee: Payee) => {
  const { id, ref, address, clients } = conveyance
  const values = { ref, address: [address.line, address.town].filter(Boolean).join(', ') }
  const detail = { ...about(payee), kind: payee.kind, is_first: payee.account === null }
  context.recordEvents(
    [{ name: 'payee.details-asked', ...ofCase(conveyance), changed: ['payees'], detail }],
    {
      ...staffOfCase(conveyance),
      correspondence: () => ({
        about: { kind: 'conveyance', id, ref },
        values,
        clients: recipientsOf(clients),
      }),
    },
  )
}
