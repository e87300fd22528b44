import { type Instant, londonDate, londonTime, shortDate } from '#domain/dates'
import type { EventRows, EventType } from '#domain/event'

type HandedOver = { at: Instant; to: string; is_correction: boolean }

export type KeyEvents = { 'keys.handed-over': EventType<'conveyance', HandedOver> }

export const keyEvents: EventRows<KeyEvents> = {
  'keys.handed-over': {
    subjects: ['conveyance'],
    broadcast: ['area', 'record', 'clients', 'users', 'agencies'],
    title: 'Agent handed over the keys',
    text: ({ at, to, is_correction }) =>
      `${is_correction ? 'Handover of the keys corrected' : 'The agent handed over the keys'}: to ${to}, ${shortDate(londonDate(at))} at ${londonTime(at)}`,
    client: (detail) =>
      detail.is_correction ? null : { kind: 'case', text: 'The estate agent handed over the keys' },
    notice: 'users',
  },
}
