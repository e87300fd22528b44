import { bankDetailsWarning, letter } from '#domain/communication/communication'
import { type CaseValue, caseValues } from '#domain/conveyance/merge-values'
import type { EventRows, EventType } from '#domain/event'

type Reassigned = { from: string; to: string; notify: boolean }

export type ReassignmentEvents = {
  'conveyance.fee-earner-changed': EventType<'conveyance', Reassigned, CaseValue>
}

export const reassignmentEvents: EventRows<ReassignmentEvents> = {
  'conveyance.fee-earner-changed': {
    subjects: ['conveyance'],
    broadcast: ['area', 'record', 'clients', 'users', 'agencies'],
    title: 'Fee earner changed',
    text: ({ from, to }) => `Handed over from ${from} to ${to}`,
    client: ({ to, notify }) =>
      notify ? { kind: 'case', text: `${to} is now dealing with your case` } : null,
    values: caseValues,
    communications: [
      {
        audience: 'client',
        channel: 'email',
        when: ({ notify }: Reassigned) => notify,
        subject: 'Who is dealing with your case: {ref}',
        body: letter(
          '{fee_earner} is now dealing with your case. {kind} {address} has the reference {ref}, as before.',
          'You do not need to do anything. Sign in to see progress:',
          '{link}',
          bankDetailsWarning,
        ),
      },
    ],
  },
}
