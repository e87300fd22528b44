import type { RequestContext } from '#tenant/runtime/context'
import { holdersOf } from '#tenant/user/role/holders'
import type { OpenLine } from './lines.ts'

export const ofFirm = ({ tenant }: Pick<RequestContext, 'tenant'>) =>
  ({ subject: 'firm', id: tenant, version: 1, changed: ['bank'] }) as const

/** Whoever answers for the client account. */
export const accountHolders = (context: RequestContext) => ({
  users: [
    ...new Set([
      ...holdersOf(context, 'payments.create'),
      ...holdersOf(context, 'payments.update'),
    ]),
  ],
})

type Line = Pick<OpenLine, 'id' | 'on' | 'amount' | 'text'>

const detailOf = ({ id, on, amount, text }: Line) => ({ line: id, on, amount, text })

/** Tells whoever answers for the client account of lines by which money left without a payment of ours. */
export const tellOfUnknown = (
  context: RequestContext,
  name: 'bank-line.unknown-out' | 'bank-line.still-unknown',
  lines: readonly Line[],
) =>
  context.recordEvents(
    lines.map((line) => ({ name, ...ofFirm(context), detail: detailOf(line) })),
    accountHolders(context),
  )
