import type { Conveyance } from '#domain/conveyance/conveyance'
import type { IdentityEvents } from '#domain/identity/events'
import type { IdentityCheck } from '#domain/identity/identity'
import { ofCase } from '#tenant/conveyance/changing-case'
import { about, askingClient, concernedBy } from '#tenant/conveyance/of-person/recording'
import type { RequestContext } from '#tenant/runtime/context'

type Name = Exclude<
  keyof IdentityEvents,
  'identity.asked' | 'identity.reminded' | 'identity.passed'
>
type Draft = {
  readonly [N in Name]: { readonly name: N; readonly detail: IdentityEvents[N]['detail'] }
}[Name]

const changed = ['identity']

/** Records what happened to a check, for the staff of the case and, where they are told of it, its person. */
export const recordIdentityEvent = (
  context: RequestContext,
  conveyance: Conveyance,
  check: IdentityCheck,
  draft: Draft,
) =>
  context.recordEvents(
    [{ ...draft, ...ofCase(conveyance), changed }],
    concernedBy(conveyance, check),
  )

const FIRST =
  'It takes about five minutes on your phone: have your passport or driving licence and a recent bill with you.'

const linkOf = ({ origins }: RequestContext, { id }: Conveyance) =>
  `${origins.clients}/identity/${id}`

/** Asks the person for pictures, by email. */
export const recordAsked = (
  context: RequestContext,
  conveyance: Conveyance,
  check: IdentityCheck,
  reason: string | null,
) => {
  const detail = { ...about(check), is_again: reason !== null }
  context.recordEvents(
    [{ name: 'identity.asked', ...ofCase(conveyance), changed, detail }],
    askingClient(conveyance, check, {
      link: linkOf(context, conveyance),
      reason: reason === null ? FIRST : `We cannot use your last pictures: ${reason}`,
    }),
  )
}

/** Reminds the person by email; the clock does it, and nothing of the check changes. */
export const recordReminded = (
  context: RequestContext,
  conveyance: Conveyance,
  check: IdentityCheck,
) =>
  context.recordEvents(
    [{ name: 'identity.reminded', ...ofCase(conveyance), changed: [], detail: about(check) }],
    askingClient(conveyance, check, { link: linkOf(context, conveyance), reason: '' }),
  )

/** Tells the person that nothing more is needed of them; of a check that failed they are told nothing. */
export const recordPassed = (
  context: RequestContext,
  conveyance: Conveyance,
  check: IdentityCheck,
) =>
  context.recordEvents(
    [{ name: 'identity.passed', ...ofCase(conveyance), changed, detail: about(check) }],
    askingClient(conveyance, check, { link: linkOf(context, conveyance), reason: '' }),
  )
