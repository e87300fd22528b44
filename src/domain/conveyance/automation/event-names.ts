import { type EventName, eventNames, events } from '#domain/events'

const isOfCase = (name: EventName) =>
  events[name].subjects.some((it) => it === 'conveyance') && !name.startsWith('automation.')

/** The events that may set a rule off: those of a case, but for those of rules themselves. */
export const triggerEventNames: readonly EventName[] = eventNames.filter(isOfCase)
