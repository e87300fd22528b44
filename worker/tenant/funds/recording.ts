import type { Conveyance } from '#domain/conveyance/conveyance'
import type { FundsEvents } from '#domain/funds/events'
import type { FundsStatement } from '#domain/funds/funds'
import { ofCase } from '#tenant/conveyance/changing-case'
import { about, askingClient, concernedBy } from '#tenant/conveyance/of-person/recording'
import type { RequestContext } from '#tenant/runtime/context'

type Name = Exclude<keyof FundsEvents, 'funds.asked' | 'funds.reminded'>
type Draft = {
  readonly [N in Name]: { readonly name: N; readonly detail: FundsEvents[N]['detail'] }
}[Name]

const changed = ['funds']

export const recordFundsEvent = (
  context: RequestContext,
  conveyance: Conveyance,
  statement: FundsStatement,
  draft: Draft,
) =>
  context.recordEvents(
    [{ ...draft, ...ofCase(conveyance), changed }],
    concernedBy(conveyance, statement),
  )

const FIRST = 'Tell us here, one question at a time; what you enter is saved as you go.'

const linkOf = ({ origins }: RequestContext, { id }: Conveyance) => `${origins.clients}/funds/${id}`

/** Asks the client where the money comes from, by email. */
export const recordFundsAsked = (
  context: RequestContext,
  conveyance: Conveyance,
  statement: FundsStatement,
  reason: string | null,
) => {
  const detail = { ...about(statement), is_again: reason !== null }
  context.recordEvents(
    [{ name: 'funds.asked', ...ofCase(conveyance), changed, detail }],
    askingClient(conveyance, statement, {
      link: linkOf(context, conveyance),
      reason: reason === null ? FIRST : `We still need: ${reason}`,
    }),
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
    askingClient(conveyance, statement, { link: linkOf(context, conveyance), reason: '' }),
  )
