import { type AnyField, type CaseField, isCustomField } from '#domain/conveyance/workflow/condition'
import { keysOf } from '#domain/entries'
import type { Trigger } from './trigger.ts'

/** As much of an event as rules ask for. */
export type TriggerEvent = {
  readonly name: string
  readonly changed: readonly string[]
  readonly detail: object
}

const detailsByField: Readonly<Partial<Record<CaseField, string>>> = {
  tenure: 'tenure',
  nation: 'nation',
  price: 'price',
  lender: 'lender',
  linked: 'linked',
  agency: 'agency',
  client_count: 'clients',
  flags: 'flags',
  risk: 'risk',
}

/** The fields of every case whose change is an event. */
export const changingFields: readonly CaseField[] = keysOf(detailsByField)

/** The detail of a case whose change changes a field; undefined for one that changes otherwise. */
export const detailOfField = (field: AnyField): string | undefined =>
  isCustomField(field) ? field : detailsByField[field]

/** The key of the task that an event is about; null without one. */
export const taskOfEvent = ({ detail }: TriggerEvent) =>
  'task' in detail && typeof detail.task === 'string' ? detail.task : null

const hasValues = (event: TriggerEvent, where: Readonly<Record<string, unknown>>) => {
  const detail: Readonly<Record<string, unknown>> = { ...event.detail }
  return Object.entries(where).every(([key, value]) => detail[key] === value)
}

const stepEvents = { done: 'task.completed', reopened: 'task.reopened' } as const

/** Whether an event sets a trigger off; days that come by themselves never do. */
export const matches = (trigger: Trigger, event: TriggerEvent): boolean => {
  if (event.name.startsWith('automation.')) return false
  if ('event' in trigger)
    return event.name === trigger.event && hasValues(event, trigger.where ?? {})
  if ('field' in trigger) {
    const detail = detailOfField(trigger.field)
    return event.name === 'conveyance.updated' && !!detail && event.changed.includes(detail)
  }
  return (
    'is' in trigger && event.name === stepEvents[trigger.is] && taskOfEvent(event) === trigger.step
  )
}
