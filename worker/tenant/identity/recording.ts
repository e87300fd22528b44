import type { Conveyance } from '#domain/conveyance/conveyance'
import type { IdentityEvents, IdentityValue } from '#domain/identity/events'
import type { IdentityCheck } from '#domain/identity/identity'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import type { Correspondence } from '#tenant/events/messages'
import type { RequestContext } from '#tenant/runtime/context'

type Name = Exclude<
  keyof IdentityEvents,
  'identity.asked' | 'identity.reminded' | 'identity.passed'
>
type Draft = {
  readonly [N in Name]: { readonly name: N; readonly detail: IdentityEvents[N]['detail'] }
}[Name]

/** Whom a check is of, as its events say. */
export const about = ({ contact_id, name }: IdentityCheck) => ({ person: contact_id, name })

/** Records what happened to a check, for the staff of the case and, where they are told of it, its person. */
export const recordIdentityEvent = (
  context: RequestContext,
  conveyance: Conveyance,
  { contact_id }: IdentityCheck,
  draft: Draft,
) =>
  context.recordEvents([{ ...draft, ...ofCase(conveyance), changed: ['identity'] }], {
    ...staffOfCase(conveyance),
    clients: [contact_id],
  })

const FIRST =
  'It takes about five minutes on your phone: have your passport or driving licence and a recent bill with you.'

const correspondenceOf = (
  context: RequestContext,
  { id, ref, address, clients }: Conveyance,
  { contact_id }: IdentityCheck,
  reason: string,
): Correspondence<IdentityValue> => ({
  about: { kind: 'conveyance', id, ref },
  values: {
    ref,
    address: [address.line, address.town].filter(Boolean).join(', '),
    link: `${context.origins.clients}/identity/${id}`,
    reason,
  },
  clients: clients
    .filter((it) => it.contact_id === contact_id)
    .map(({ name, email, phone }) => ({ name, email, phone, contact_id })),
})

const concerned = (conveyance: Conveyance, { contact_id }: IdentityCheck) => ({
  ...staffOfCase(conveyance),
  clients: [contact_id],
})

/** Asks the person for pictures, by email. */
export const recordAsked = (
  context: RequestContext,
  conveyance: Conveyance,
  check: IdentityCheck,
  reason: string | null,
) => {
  const text = reason === null ? FIRST : `We cannot use your last pictures: ${reason}`
  const detail = { ...about(check), is_again: reason !== null }
  context.recordEvents(
    [{ name: 'identity.asked', ...ofCase(conveyance), changed: ['identity'], detail }],
    {
      ...concerned(conveyance, check),
      correspondence: () => correspondenceOf(context, conveyance, check, text),
    },
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
    {
      ...concerned(conveyance, check),
      correspondence: () => correspondenceOf(context, conveyance, check, ''),
    },
  )

/** Tells the person that nothing more is needed of them; of a check that failed they are told nothing. */
export const recordPassed = (
  context: RequestContext,
  conveyance: Conveyance,
  check: IdentityCheck,
) =>
  context.recordEvents(
    [
      {
        name: 'identity.passed',
        ...ofCase(conveyance),
        changed: ['identity'],
        detail: about(check),
      },
    ],
    {
      ...concerned(conveyance, check),
      correspondence: () => correspondenceOf(context, conveyance, check, ''),
    },
  )
