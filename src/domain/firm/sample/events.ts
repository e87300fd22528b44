import type { EventRows, EventType } from '#domain/event'
import type { SampleCounts } from './api.ts'

type Added = Pick<SampleCounts, 'leads' | 'quotes' | 'cases'>

export type SampleEvents = {
  'sample-data.added': EventType<'firm', Added>
  'sample-data.removed': EventType<'firm', Added & { kept: number }>
}

const firm = { subjects: ['firm'], broadcast: ['area', 'record'] } as const

const listed = ({ leads, quotes, cases }: Added) =>
  `${leads} leads, ${quotes} quotes and ${cases} cases`

export const sampleEvents: EventRows<SampleEvents> = {
  'sample-data.added': {
    ...firm,
    title: 'Sample data added',
    text: (added) => `Sample data was added: ${listed(added)}`,
  },
  'sample-data.removed': {
    ...firm,
    title: 'Sample data removed',
    text: (removed) =>
      `Sample data was removed: ${listed(removed)}${removed.kept > 0 ? `; ${removed.kept} sample records were kept` : ''}`,
  },
}
