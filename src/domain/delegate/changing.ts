import { type DateOnly, fullDate, type Instant, londonDate } from '#domain/dates'
import type { Named } from '#domain/party'
import { assertValid } from '#domain/refusal'
import { DelegateAccess, type Helping } from './access.ts'
import type { DelegateEntry, StaffDelegateEntry } from './bodies.ts'
import { type Delegate, type Ending, standingOf } from './delegate.ts'

type Moment = { readonly by: Named; readonly now: Instant; readonly today: DateOnly }
type Place = Pick<Delegate, 'id' | 'conveyance_id' | 'client' | 'user_id'>

const MOST_OPEN = 5
/** Each one sends an email to an address that the client chose. */
const MOST_EVER = 20

/** Throws 422 for a last day that is over, and for more people than one client may name. */
export const assertNameable = (
  { until, email }: Pick<DelegateEntry, 'until' | 'email'>,
  others: readonly Delegate[],
  today: DateOnly,
) => {
  const open = others.filter((it) => standingOf(it, today) !== 'ended')
  assertValid({
    ...(until !== null && until < today ? { until: ['Enter today or a later day.'] } : {}),
    ...(open.some((it) => it.email === email)
      ? { email: ['They are named already. End that first to change what they may do.'] }
      : {}),
    ...(open.length >= MOST_OPEN || others.length >= MOST_EVER
      ? { email: ['No more people can be named here. Call us if you need one more.'] }
      : {}),
  })
}

export const newDelegate = (
  place: Place,
  { first_name, last_name, email, phone, relation, access, until, power }: DelegateEntry,
  authority: StaffDelegateEntry['authority'] | null,
  { by, now }: Moment,
): Delegate => ({
  ...place,
  version: 1,
  name: `${first_name} ${last_name}`,
  email,
  phone,
  relation,
  access: DelegateAccess.options.filter((it) => it === 'progress' || access.includes(it)),
  until,
  power:
    power === null ? null : { kind: power, document_id: null, recorded: null, confirmed: null },
  authority,
  named: { by: { id: by.id, name: by.name }, at: now },
  accepted_at: null,
  status: 'open',
  ended: null,
})

const next = (delegate: Delegate, changed: Partial<Delegate>): Delegate => ({
  ...delegate,
  ...changed,
  version: delegate.version + 1,
})

const stampOf = ({ by, now }: Moment) => ({ by: { id: by.id, name: by.name }, at: now })

/** Another document takes back that somebody saw the one of before. */
export const withPower = (delegate: Delegate, document_id: string, moment: Moment): Delegate =>
  delegate.power === null
    ? delegate
    : next(delegate, {
        power: { ...delegate.power, document_id, recorded: stampOf(moment), confirmed: null },
      })

export const withPowerSeen = (delegate: Delegate, moment: Moment): Delegate =>
  delegate.power === null
    ? delegate
    : next(delegate, { power: { ...delegate.power, confirmed: stampOf(moment) } })

export const accepted = (delegate: Delegate, { now }: Pick<Moment, 'now'>): Delegate =>
  next(delegate, { accepted_at: now })

export const endedDelegate = (delegate: Delegate, how: Ending, moment: Moment): Delegate =>
  next(delegate, { status: 'ended', ended: { ...stampOf(moment), how } })

const whoEnded: Readonly<Record<Ending, (delegate: Delegate) => string>> = {
  client: ({ client }) => `${client.name} ended it`,
  firm: () => 'we ended it',
  self: () => 'you ended it',
  day: () => 'its last day has passed',
}

const endText = (delegate: Delegate): string => {
  const { client, ended } = delegate
  const who = whoEnded[ended?.how ?? 'day'](delegate)
  const on = ended ? ` on ${fullDate(londonDate(ended.at))}` : ''
  return `You no longer help ${client.name}: ${who}${on}. Ask ${client.name} if you think that this is a mistake.`
}

/** For whom somebody acts who helps a client. */
export const helpingOf = (delegate: Delegate, today: DateOnly): Helping => {
  const { id, conveyance_id, client, access, power } = delegate
  const standing = standingOf(delegate, today)
  return {
    id,
    conveyance_id,
    client: client.name,
    access,
    is_attorney: power !== null,
    ended: standing === 'active' ? null : endText(delegate),
  }
}
