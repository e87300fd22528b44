import type { DateOnly } from '#domain/dates'
import type { EventRows, EventType } from '#domain/event'

type FeeScaleDetail = {
  act: 'begun' | 'changed' | 'published' | 'withdrawn' | 'ended' | 'discarded' | 'moved'
  name: string
  agency: string | null
  valid_from: DateOnly
}

export type FeeScaleEvents = {
  'fee-scale.changed': EventType<'fee-scale', FeeScaleDetail>
  'fee-scale.published': EventType<'fee-scale', FeeScaleDetail>
}

const common = { subjects: ['fee-scale'], broadcast: ['area', 'record'] } as const

export const feeScaleEvents: EventRows<FeeScaleEvents> = {
  'fee-scale.changed': { ...common, title: 'Fee scale changed' },
  'fee-scale.published': { ...common, title: 'Fee scale published' },
}
