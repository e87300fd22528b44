import type { Trigger } from '#domain/conveyance/automation/trigger'

/** What sets a rule off, as its form offers it. */
export const triggerKindNames = {
  event: 'Something happens in the case',
  field: 'A detail of the case changes',
  step: 'A step is completed or reopened',
  open: 'A step has been open for some days',
  late: 'A step is late by some days',
  date: 'A number of days before or after a date',
} as const
type TriggerKind = keyof typeof triggerKindNames

export type TriggerOf<Kind extends TriggerKind> = Extract<
  Trigger,
  {
    event: { event: string }
    field: { field: string }
    step: { is: string }
    open: { open_for_wd: number }
    late: { late_for_wd: number }
    date: { date: string }
  }[Kind]
>

export const triggerKindOf = (trigger: Trigger): TriggerKind => {
  if ('event' in trigger) return 'event'
  if ('field' in trigger) return 'field'
  if ('date' in trigger) return 'date'
  if ('is' in trigger) return 'step'
  return 'open_for_wd' in trigger ? 'open' : 'late'
}

/** The trigger that a form begins with; `step`: the key of a step of the workflow. */
export const firstTrigger = (kind: TriggerKind, step: string): Trigger => {
  switch (kind) {
    case 'event':
      return { event: 'conveyance.completed' }
    case 'field':
      return { field: 'price' }
    case 'step':
      return { step, is: 'done' }
    case 'open':
      return { step, open_for_wd: 5 }
    case 'late':
      return { step, late_for_wd: 1 }
    case 'date':
      return { date: 'completion_on', offset: -5, unit: 'wd' }
  }
}
