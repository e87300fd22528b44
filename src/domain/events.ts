import { keysOf } from '#domain/entries'
import { type AgentEvents, agentEvents } from './agent/events.ts'
import { type CallEvents, callEvents } from './call/events.ts'
import type { Communication } from './communication/communication.ts'
import { type MessageEvents, messageEvents } from './communication/events.ts'
import { type ProviderEvents, providerEvents } from './communication/provider/events.ts'
import { type ContactEvents, contactEvents } from './contact/events.ts'
import { type ConveyanceEvents, conveyanceEvents } from './conveyance/events.ts'
import { type PlanEvents, planEvents } from './conveyance/plan/events.ts'
import { type WorkflowEvents, workflowEvents } from './conveyance/workflow/events.ts'
import {
  type AnyEventOf,
  type ClientCase,
  type ClientLine,
  type EventRows,
  type Receiver,
  rowText,
  type StoredDetail,
  type StoredRow,
} from './event.ts'
import { type ImportEvents, importEvents } from './import/events.ts'
import { type DeskEvents, deskEvents } from './lead/desk/events.ts'
import { type LeadEvents, leadEvents } from './lead/events.ts'
import { type ListEvents, listEvents } from './list/events.ts'
import { type QuoteCaseEvents, quoteCaseEvents } from './quote/case/events.ts'
import { type FeeScaleEvents, feeScaleEvents } from './quote/scale/events.ts'
import { type SetAsideEvents, setAsideEvents } from './set-aside/events.ts'
import { type UserEvents, userEvents } from './user/events.ts'

type Events = AgentEvents &
  CallEvents &
  ContactEvents &
  ConveyanceEvents &
  DeskEvents &
  FeeScaleEvents &
  ImportEvents &
  LeadEvents &
  ListEvents &
  MessageEvents &
  PlanEvents &
  ProviderEvents &
  QuoteCaseEvents &
  SetAsideEvents &
  UserEvents &
  WorkflowEvents

export const events: EventRows<Events> = {
  ...agentEvents,
  ...callEvents,
  ...contactEvents,
  ...conveyanceEvents,
  ...deskEvents,
  ...feeScaleEvents,
  ...importEvents,
  ...leadEvents,
  ...listEvents,
  ...messageEvents,
  ...planEvents,
  ...providerEvents,
  ...quoteCaseEvents,
  ...setAsideEvents,
  ...userEvents,
  ...workflowEvents,
}

export type EventName = keyof Events
export type DomainEvent<Name extends EventName = EventName> = AnyEventOf<Pick<Events, Name>>

export type MergeValueOf<Name extends EventName> = Events[Name]['value']

export type SilentEventName = {
  [Name in EventName]: [Events[Name]['value']] extends [never] ? Name : never
}[EventName]

export const eventNames = keysOf(events)

const storedRows: Readonly<Record<EventName, StoredRow>> = events
const rowsByName: Readonly<Partial<Record<string, StoredRow>>> = storedRows
const rowOf = (name: string) => (Object.hasOwn(storedRows, name) ? rowsByName[name] : undefined)

export const eventText = (name: string, detail: StoredDetail) => rowText(storedRows, name, detail)

export const clientLine = (name: string, detail: StoredDetail, of: ClientCase): ClientLine | null =>
  rowOf(name)?.client?.(detail, of) ?? null

/** The timeline heading of an event; undefined when its noun has no headings. */
export const eventGroup = (name: string, detail: StoredDetail) => rowOf(name)?.group?.(detail)

export const clientEventNames = eventNames.filter((name) => storedRows[name].client !== undefined)

/** The events that create a notice for the staff they concern. */
export const noticeNames = eventNames.filter((name) => storedRows[name].notice !== undefined)

export const receiversOf = (name: EventName): readonly Receiver[] => storedRows[name].broadcast

export const communicationsOf = (name: EventName, detail: StoredDetail): readonly Communication[] =>
  (storedRows[name].communications ?? []).filter((it) => it.when?.(detail) ?? true)

export const communicationTypes = eventNames.flatMap((name) => {
  const { title, communications } = storedRows[name]
  return communications ? [{ name, title, communications }] : []
})
