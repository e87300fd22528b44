import type { Conveyance } from '#domain/conveyance/conveyance'
import type { FundsEvents } from '#domain/funds/events'
import type { FundsStatement } from '#domain/funds/funds'
import { ofCase } from '#tenant/conveyance/changing-case'
import { about, askingClient, concernedBy } from '#tenant/conveyance/of-person/recording'
import type { RequestContext } from '#tenant/runtime/context'

type Name = Exclude<keyof FundsEvents, 'funds.asked'>
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
      link: `${context.origins.clients}/funds/${conveyance.id}`,
      reason: reason === null ? FIRST : `We still need: ${reason}`,
    }),
  )
}
