import { type Call, isAnswered } from '#domain/call/call'
import { parsePhone } from '#domain/contact'
import { type DateOnly, type Instant, later, londonDate } from '#domain/dates'
import { communicationsOf } from '#domain/events'
import type { Conveyance } from './conveyance.ts'
import type { CaseChange } from './settling.ts'

/** The case with the day of the last contact with a client, which never moves back. */
const withContactOn = (conveyance: Conveyance, day: DateOnly): Conveyance => {
  const before = conveyance.last_client_contact_on
  return { ...conveyance, last_client_contact_on: before ? later(before, day) : day }
}

/** A change whose messages to a client, if it sends any, are contact with them on the day of `now`. */
export const withMessageContact = <Change extends CaseChange>(
  change: Change,
  now: Instant,
): Change => {
  const { conveyance, events } = change
  const isToClient = events.some(({ name, detail }) =>
    communicationsOf(name, { ...detail }).some(
      ({ audience, channel }) =>
        audience === 'client' && conveyance.clients.some((it) => it[channelAddress(channel)]),
    ),
  )
  return isToClient ? { ...change, conveyance: withContactOn(conveyance, londonDate(now)) } : change
}

const channelAddress = (channel: string) => (channel === 'email' ? 'email' : 'phone')

type ClientCall = Pick<Call, 'direction' | 'disposition' | 'number' | 'started_at'>

const isOfClient = ({ clients }: Conveyance, { direction, number }: ClientCall) => {
  const phone = parsePhone(number)
  if (phone === null) return number === '' && direction === 'out'
  return clients.some((it) => parsePhone(it.phone ?? '') === phone)
}

/** The case after an answered call by or to a client; null after any other call. */
export const withCallContact = (conveyance: Conveyance, call: ClientCall): Conveyance | null =>
  isAnswered(call) && isOfClient(conveyance, call)
    ? withContactOn(conveyance, londonDate(call.started_at))
    : null
