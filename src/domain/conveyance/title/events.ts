import { type CaseValue, caseValues } from '#domain/conveyance/merge-values'
import { toBroker } from '#domain/conveyance/progress/text'
import type { EventRows, EventType } from '#domain/event'
import { changesText, type FieldChange } from '#domain/field-change'

type Changed = { changes: readonly FieldChange[] }

export type TitleEvents = {
  'title.changed': EventType<'conveyance', Changed>
  'chain.changed': EventType<'conveyance', Changed>
  'title.broker-named': EventType<'conveyance', { firm: string }, CaseValue>
}

const common = { subjects: ['conveyance'], broadcast: ['area', 'record', 'users'] } as const

export const titleEvents: EventRows<TitleEvents> = {
  'title.changed': {
    ...common,
    title: 'Title or mortgage changed',
    text: ({ changes }) => changesText(changes) || 'Title and mortgage saved',
  },
  'chain.changed': {
    ...common,
    broadcast: ['area', 'record', 'users', 'clients'],
    title: 'Chain changed',
    text: ({ changes }) => `Chain: ${changesText(changes) || 'saved'}`,
  },
  'title.broker-named': {
    ...common,
    title: 'Mortgage broker named',
    text: ({ firm }) => `Mortgage broker named: ${firm}`,
    values: caseValues,
    communications: [
      toBroker(
        'Case open',
        'We act for {people} about {address}. {fee_earner} is dealing with it, and our reference is {ref}.',
        'Please give the lender our reference, so that its offer and instructions reach us.',
      ),
    ],
  },
}
