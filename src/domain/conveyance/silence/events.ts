import { letter } from '#domain/communication/communication'
import { type CaseValue, caseValues } from '#domain/conveyance/merge-values'
import type { EventRows, EventType } from '#domain/event'

/** `standing`: whose turn it is, in the client’s words. */
const values = [...caseValues, 'standing'] as const
export type SilenceValue = CaseValue | 'standing'

export type SilenceEvents = {
  'conveyance.quiet': EventType<'conveyance', { standing: string }, SilenceValue>
}

export const silenceEvents: EventRows<SilenceEvents> = {
  'conveyance.quiet': {
    subjects: ['conveyance'],
    broadcast: ['record', 'users'],
    title: 'A week without a word to the client',
    text: ({ standing }) => `Nothing was said to the client for a week. ${standing}`,
    notice: 'users',
    values,
    communications: [
      {
        audience: 'client',
        channel: 'email',
        quiet_hours: true,
        subject: 'Your update on {address} ({ref})',
        body: letter(
          'There is no news of {address} this week, so here is an update.',
          '{standing}',
          'Sign in at any time to see the same:',
          '{link}',
        ),
      },
      {
        audience: 'agent',
        channel: 'email',
        quiet_hours: true,
        subject: 'Your update on {address} ({ref})',
        body: letter(
          'There is no news of {address} this week. Sign in to see who is acting, and since when:',
          '{link}',
          'Call us on {phone} with any question.',
        ),
      },
    ],
  },
}
