import type { Conveyance } from '#domain/conveyance/conveyance'
import type { FundsEvents, FundsValue } from '#domain/funds/events'
import type { FundsStatement } from '#domain/funds/funds'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import type { Correspondence } from '#tenant/events/messages'
import type { RequestContext } from '#tenant/runtime/context'

type Name = Exclude<keyof FundsEvents, 'funds.asked' | 'funds.reminded'>
type Draft = {
  readonly [N in Name]: { readonly name: N; readonly detail: FundsEvents[N]['detail'] }
}[Name]

export const about = ({ contact_id, name }: FundsStatement) => ({ person: contact_id, name })

export const recordFundsEvent = (
  context: RequestContext,
  conveyance: Conveyance,
  { contact_id }: FundsStatement,
  draft: Draft,
) =>
  context.recordEvents([{ ...draft, ...ofCase(conveyance), changed: ['funds'] }], {
    ...staffOfCase(conveyance),
    clients: [contact_id],
  })

const FIRST = 'Tell us here, one question at a time; what you enter is saved as you go.'

const correspondenceOf = (
  context: RequestContext,
  { id, ref, address, clients }: Conveyance,
  { contact_id }: FundsStatement,
  reason: string,
): Correspondence<FundsValue> => ({
  about: { kind: 'conveyance', id, ref },
  values: {
    ref,
    address: [address.line, address.town].filter(Boolean).join(', '),
    link: `${context.origins.clients}/funds/${id}`,
    reason,
  },
  clients: clients
    .filter((it) => it.contact_id === contact_id)
    .map(({ name, email, phone }) => ({ name, email, phone, contact_id })),
})

/** Asks the client where the money comes from, by email. */
export const recordFundsAsked = (
  context: RequestContext,
  conveyance: Conveyance,
  statement: FundsStatement,
  reason: string | null,
) => {
  const text = reason === null ? FIRST : `We still need: ${reason}`
  const detail = { ...about(statement), is_again: reason !== null }
  context.recordEvents(
    [{ name: 'funds.asked', ...ofCase(conveyance), changed: ['funds'], detail }],
    {
      ...staffOfCase(conveyance),
      clients: [statement.contact_id],
      correspondence: () => correspondenceOf(context, conveyance, statement, text),
    },
  )
}

/** Reminds the client by email; the clock does it, and nothing of the statement changes. */
export const recordFundsReminded = (
  context: RequestContext,
  conveyance: Conveyance,
  statement: FundsStatement,
) =>
  context.recordEvents(
    [{ name: 'funds.reminded', ...ofCase(conveyance), changed: [], detail: about(statement) }],
    {
      ...staffOfCase(conveyance),
      clients: [statement.contact_id],
      correspondence: () => correspondenceOf(context, conveyance, statement, ''),
    },
  )
