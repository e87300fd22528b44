import { letter } from '#domain/communication/communication'
import type { EventRows, EventType } from '#domain/event'
import { type PackOrderEvents, packOrderEvents } from './order/events.ts'
import type { PackParty } from './record.ts'
import { staleMessages } from './stale-messages.ts'

const values = ['property', 'missing', 'link', 'changes'] as const
/** A merge value of what is sent about a pack. */
export type PackValue = (typeof values)[number]

type Title = { title: string }
type Release = Title & { party: PackParty; name: string }

export type PackEvents = {
  'pack.created': EventType<'sale-ready-pack', Title & { from: string }>
  'pack.case-opened': EventType<'sale-ready-pack', Title & { ref: string }>
  'pack.updated': EventType<'sale-ready-pack', Title & { items: readonly string[] }>
  'pack.invited': EventType<'sale-ready-pack', Title, PackValue>
  'pack.item-missing': EventType<
    'sale-ready-pack',
    Title & { missing: readonly string[] },
    PackValue
  >
  'pack.consented': EventType<'sale-ready-pack', Title & { name: string; how: 'portal' | 'paper' }>
  'pack.ready': EventType<'sale-ready-pack', Title, PackValue>
  'pack.stale': EventType<
    'sale-ready-pack',
    Title & { items: readonly string[]; is_for_client: boolean },
    PackValue
  >
  'pack.released': EventType<'sale-ready-pack', Release, PackValue>
  'pack.addendum': EventType<
    'sale-ready-pack',
    Title & { number: number; items: readonly string[] },
    PackValue
  >
  'pack.link-withdrawn': EventType<'sale-ready-pack', Release>
  'pack.withdrawn': EventType<'sale-ready-pack', Title & { reason: string }>
  'pack.viewed': EventType<'sale-ready-pack', Title & { name: string; what: string }>
} & PackOrderEvents

const common = {
  subjects: ['sale-ready-pack'],
  broadcast: ['area', 'record', 'users', 'clients'],
} as const

export const packEvents: EventRows<PackEvents> = {
  ...packOrderEvents,
  'pack.created': {
    ...common,
    title: 'Sale-ready pack started',
    text: ({ title, from }) => `Pack of ${title} started from ${from}`,
  },
  'pack.case-opened': {
    ...common,
    title: 'Case opened for a sale-ready pack',
    text: ({ title, ref }) => `Pack of ${title} belongs to ${ref} now`,
  },
  'pack.updated': {
    ...common,
    title: 'Sale-ready pack changed',
    text: ({ title, items }) => `${title}: ${items.join(', ')}`,
  },
  'pack.invited': {
    ...common,
    title: 'Sellers invited to a pack',
    text: ({ title }) => `Sellers of ${title} invited to answer`,
    values,
    communications: [
      {
        audience: 'client',
        channel: 'email',
        subject: 'Questions about {property}',
        body: letter(
          'To have everything ready when you find a buyer, we ask you some questions about {property}. Each is on a page of its own, and your answers are saved as you go. “I am not sure” is an answer.',
          '{link}',
        ),
      },
    ],
  },
  'pack.item-missing': {
    ...common,
    title: 'Sellers asked for what a pack lacks',
    text: ({ title, missing }) => `Asked about ${title}: ${missing.join(', ')}`,
    values,
    communications: [
      {
        audience: 'client',
        channel: 'email',
        subject: 'We still need a few answers: {property}',
        body: letter('For {property} we still need:', '{missing}', '{link}'),
      },
    ],
  },
  'pack.consented': {
    ...common,
    title: 'Seller agreed to share a pack',
    text: ({ name, how }) =>
      how === 'portal' ? `${name} agreed to share the pack` : `${name} agreed on paper to share it`,
  },
  'pack.ready': {
    ...common,
    title: 'Sale-ready pack ready',
    text: ({ title }) => `Pack of ${title} is ready`,
    notice: 'users',
    values,
    communications: [
      {
        audience: 'internal',
        channel: 'internal',
        subject: 'Pack ready: {property}',
        body: 'Everything is there for {property}. Check it and release it.',
      },
    ],
  },
  'pack.stale': {
    ...common,
    title: 'Sale-ready pack out of date',
    text: ({ title, items }) => `Out of date in the pack of ${title}: ${items.join(', ')}`,
    notice: 'users',
    values,
    communications: staleMessages,
  },
  'pack.released': {
    ...common,
    title: 'Sale-ready pack released',
    text: ({ title, name }) => `Pack of ${title} released to ${name}`,
    values,
    communications: [
      {
        audience: 'other_side',
        channel: 'email',
        subject: 'Sale-ready pack: {property}',
        body: letter(
          'Here is the sale-ready pack of {property}: the answers of the sellers, where each comes from, and the documents. The link is for you alone, and we see when it is opened.',
          '{link}',
        ),
        when: ({ party }) => party !== 'agent',
      },
      {
        audience: 'agent',
        channel: 'email',
        subject: 'Sale-ready pack: {property}',
        body: letter(
          'Here is the sale-ready pack of {property}. The link is for you alone, and we see when it is opened.',
          '{link}',
        ),
        when: ({ party }) => party === 'agent',
      },
    ],
  },
  'pack.addendum': {
    ...common,
    title: 'Addendum to a released pack',
    text: ({ number, items }) => `Addendum ${number}: ${items.join(', ')}`,
    values,
    communications: [
      {
        audience: 'other_side',
        channel: 'email',
        subject: 'Addendum to the pack of {property}',
        body: letter(
          'We have changed the sale-ready pack of {property} since we sent it to you:',
          '{changes}',
          'The link that you have shows the pack as it is now, with what has changed.',
        ),
      },
      {
        audience: 'agent',
        channel: 'email',
        subject: 'Addendum to the pack of {property}',
        body: letter(
          'We have changed the sale-ready pack of {property} since we sent it to you:',
          '{changes}',
          'The link that you have shows the pack as it is now.',
        ),
      },
    ],
  },
  'pack.link-withdrawn': {
    ...common,
    title: 'Link to a pack withdrawn',
    text: ({ name }) => `Link of ${name} withdrawn`,
  },
  'pack.withdrawn': {
    ...common,
    title: 'Sale-ready pack withdrawn',
    text: ({ title, reason }) => `Pack of ${title} withdrawn: ${reason}`,
  },
  'pack.viewed': {
    ...common,
    broadcast: ['area', 'record', 'users'],
    title: 'Sale-ready pack opened',
    text: ({ name, what }) => `${name} opened the ${what}`,
  },
}
