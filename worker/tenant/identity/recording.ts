import type { Conveyance } from '#domain/conveyance/conveyance'
import type { IdentityEvents } from '#domain/identity/events'
import type { IdentityCheck } from '#domain/identity/identity'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import type { RequestContext } from '#tenant/runtime/context'

type Name = Exclude<keyof IdentityEvents, 'identity.asked'>
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

/** Asks the person for pictures, by email. */
export const recordAsked = (
  context: RequestContext,
  conveyance: Conveyance,
  check: IdentityCheck,
  reason: string | null,
) => {
  const { id, ref, address, clients } = conveyance
  const values = {
    ref,
    address: [address.line, address.town].filter(Boolean).join(', '),
    link: `${context.origins.clients}/identity/${id}`,
    reason: reason === null ? FIRST : `We cannot use your last pictures: ${reason}`,
  }
  const detail = { ...about(check), is_again: reason !== null }
  context.recordEvents(
    [{ name: 'identity.asked', ...ofCase(conveyance), changed: ['identity'], detail }],
    {
      ...staffOfCase(conveyance),
      clients: [check.contact_id],
      correspondence: () => ({
        about: { kind: 'conveyance', id, ref },
        values,
        clients: clients
          .filter(({ contact_id }) => contact_id === check.contact_id)
          .map(({ name, email, phone, contact_id }) => ({ name, email, phone, contact_id })),
      }),
    },
  )
}
