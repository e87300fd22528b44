import { keyDateNames } from '#domain/conveyance/plan/key-date-labels'
import { fieldLabel } from '#domain/conveyance/workflow/condition-text'
import { eventTitle } from '#domain/events'
import type { Trigger } from './trigger.ts'
import { workingDays } from './words.ts'

const offsetText = (offset: number, unit: 'wd' | 'd') => {
  if (offset === 0) return 'On'
  const count = Math.abs(offset)
  const days = unit === 'wd' ? workingDays(count) : `${count} ${count === 1 ? 'day' : 'days'}`
  return `${days} ${offset < 0 ? 'before' : 'after'}`
}

/** What sets a rule off: 'When “Sign terms” is done'. `titles`: those of the steps, by key. */
export const triggerText = (trigger: Trigger, titles: ReadonlyMap<string, string>): string => {
  const step = (key: string) => `“${titles.get(key) ?? key}”`
  if ('event' in trigger) return `On “${eventTitle(trigger.event)}”`
  if ('field' in trigger) return `When the ${fieldLabel(trigger.field)} changes`
  if ('is' in trigger) return `When ${step(trigger.step)} is ${trigger.is}`
  if ('open_for_wd' in trigger)
    return `${workingDays(trigger.open_for_wd)} after ${step(trigger.step)} opened`
  if ('late_for_wd' in trigger)
    return `${workingDays(trigger.late_for_wd)} after ${step(trigger.step)} was due`
  return `${offsetText(trigger.offset, trigger.unit)} the date “${keyDateNames[trigger.date]}”`
}
