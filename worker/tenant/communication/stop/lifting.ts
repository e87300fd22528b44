import type { StoppedAddress, stopApi } from '#domain/communication/stop/api'
import type { BodyOf, QueryOf } from '#domain/endpoint'
import { quoteOnOffer } from '#domain/quote/case/quote-case'
import { notFound } from '#domain/refusal'
import { accessibleContact } from '#tenant/contact/access'
import type { RequestContext } from '#tenant/runtime/context'
import { recordOnContacts } from './stopping.ts'

type About = QueryOf<typeof stopApi.list>

/** The stopped addresses of the people that a record names; throws 404 when it is out of scope. */
export const stoppedAddresses = (context: RequestContext, about: About): StoppedAddress[] =>
  context.stops.among(addressesOf(context, about))

/** Sends mail to an address again; throws 404 when it is not stopped, or not of the record. */
export const liftStop = (
  context: RequestContext,
  { address, reason, ...about }: BodyOf<typeof stopApi.lift>,
): StoppedAddress[] => {
  const stop = stoppedAddresses(context, about).find((it) => it.address === address.toLowerCase())
  if (stop === undefined) throw notFound()
  context.stops.lift(stop.address)
  recordOnContacts(context, false, { address: stop.address, kind: stop.kind, reason })
  context.recordEvents([
    {
      name: 'messages.address-resumed',
      subject: 'firm',
      id: context.tenant,
      version: 0,
      changed: [],
      detail: { address: stop.address, message_id: stop.message_id, reason },
    },
  ])
  return stoppedAddresses(context, about)
}

const addressesOf = (context: RequestContext, { kind, id }: About): string[] => {
  const emails = {
    contact: () => accessibleContact(context, id).emails.map(({ address }) => address),
    conveyance: () => {
      const { clients, other_side } = context.conveyances.get(id)
      return [...clients.map(({ email }) => email), other_side?.email ?? null]
    },
    'quote-case': () =>
      quoteOnOffer(context.quoteCases.get(id))?.facts.clients.map(({ email }) => email) ?? [],
  }
  return emails[kind]().filter((it) => it !== null)
}
