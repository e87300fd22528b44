import type { PayoutView } from '#domain/payee/own/view'
import { notFound } from '#domain/refusal'
import { masked } from '#domain/signature/code'
import { type ClientRequest, codeView, type Own, ownCases } from '#tenant/client-account/showing'
import { isSessionCode, newSessionCode } from '#tenant/client-account/showing-code'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import { payoutView } from './view.ts'

const PURPOSE = 'payout-account'

/** The case by whose address a client gets a code; throws 404 without one. */
const firstCase = (request: ClientRequest): Own => {
  const [first] = ownCases(request)
  if (first === undefined) throw notFound()
  return first
}

/** Sends a code, for this session alone, by text message where the case holds a mobile. */
export const sendPayoutCode = (request: ClientRequest): PayoutView => {
  const own = firstCase(request)
  const { target, code } = newSessionCode(request, own, PURPOSE)
  const { conveyance, client } = own
  const { name, email, phone } = client
  const detail = { name, channel: target.channel, to: masked(target.address) }
  request.recordEvents(
    [{ name: 'payout-account.code-sent', ...ofCase(conveyance), changed: [], detail }],
    {
      ...staffOfCase(conveyance),
      correspondence: () => ({
        about: { kind: 'conveyance', id: conveyance.id, ref: conveyance.ref },
        values: { code },
        clients: [{ name, email, phone }],
      }),
    },
  )
  return payoutView(request)
}

/** Whether a code is right; a wrong one is counted, and staff are told of the fifth. */
export const isPayoutCode = (request: ClientRequest, code: string): boolean => {
  const own = firstCase(request)
  if (isSessionCode(request, own, code, PURPOSE)) return true
  const { conveyance, client } = own
  if (codeView(request, own, PURPOSE).tries_left === 0)
    request.recordEvents(
      [
        {
          name: 'payout-account.code-failed',
          ...ofCase(conveyance),
          changed: [],
          detail: { name: client.name },
        },
      ],
      staffOfCase(conveyance),
    )
  return false
}
