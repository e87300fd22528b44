import { type DateOnly, shortDate } from '#domain/dates'
import type { EventRows, EventType } from '#domain/event'
import { formatPence, type Pence } from '#domain/money'

type Of = { account: string; provider: string; reference: string }

export type ThirdPartyAccountEvents = {
  'third-party-account.proposed': EventType<'conveyance', Of>
  'third-party-account.agreed': EventType<'conveyance', Of>
  'third-party-account.rejected': EventType<'conveyance', Of & { reason: string }>
  'third-party-account.stated': EventType<
    'conveyance',
    Of & { on: DateOnly; balance: Pence; document: string }
  >
  'third-party-account.ended': EventType<'conveyance', Of & { on: DateOnly; reason: string }>
}

const common = { subjects: ['conveyance'], broadcast: ['area', 'record', 'users'] } as const

const at = ({ provider, reference }: Of) => `at ${provider}, ${reference}`

export const thirdPartyAccountEvents: EventRows<ThirdPartyAccountEvents> = {
  'third-party-account.proposed': {
    ...common,
    title: 'Third-party managed account proposed',
    text: (detail) => `Third-party managed account proposed ${at(detail)}`,
  },
  'third-party-account.agreed': {
    ...common,
    title: 'Third-party managed account agreed',
    text: (detail) => `Client money now goes through the third-party managed account ${at(detail)}`,
    notice: 'users',
  },
  'third-party-account.rejected': {
    ...common,
    title: 'Third-party managed account rejected',
    text: (detail) => `Third-party managed account ${at(detail)} rejected. ${detail.reason}`,
    notice: 'users',
  },
  'third-party-account.stated': {
    ...common,
    title: 'Statement of a third-party managed account recorded',
    text: ({ on, balance, document, ...detail }) =>
      `Statement of the third-party managed account ${at(detail)}: ${formatPence(balance)} on ${shortDate(on)}, “${document}”`,
  },
  'third-party-account.ended': {
    ...common,
    title: 'Third-party managed account ended',
    text: ({ on, reason, ...detail }) =>
      `Third-party managed account ${at(detail)} ended on ${shortDate(on)}. ${reason}`,
    notice: 'users',
  },
}
