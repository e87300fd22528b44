import type { Communication } from './communication/communication.ts'

/** Every subject of events, with the area whose channel receives its broadcasts; null for none. */
export const areaBySubject = {
  conveyance: 'conveyances',
  'quote-case': 'quotes',
  'sale-memo': 'quotes',
  'sale-ready-pack': 'quotes',
  lead: 'leads',
  message: 'messages',
  'tracked-email': 'messages',
  'whatsapp-thread': 'messages',
  'received-text': 'messages',
  communication: 'messages',
  'communication-matrix': 'messages',
  'message-provider': 'admin',
  mailbox: 'admin',
  'single-sign-on': 'admin',
  user: 'admin',
  workflow: 'admin',
  template: 'templates',
  'library-enquiry': 'templates',
  'enquiry-classification': 'templates',
  'fee-scale': 'quotes',
  session: null,
  firm: 'admin',
  'saved-view': null,
  call: 'quotes',
  contact: 'contacts',
  desk: 'leads',
  visit: null,
  target: null,
  agency: 'agencies',
  branch: 'agencies',
  negotiator: 'agencies',
  list: null,
  'lead-import': 'leads',
  'quote-import': 'quotes',
  read: null,
} as const

export type EventSubject = keyof typeof areaBySubject

export type EventType<
  Subject extends EventSubject = EventSubject,
  Detail extends object = object,
  Value extends string = never,
> = { readonly subject: Subject; readonly detail: Readonly<Detail>; readonly value: Value }

type EventTypes = Readonly<Record<string, EventType<EventSubject, object, string>>>

/** An event as a rule returns it; the tenant adds the actor, the time and the request. */
export type EventOf<Types extends EventTypes, Name extends keyof Types> = {
  readonly name: Name
  readonly subject: Types[Name]['subject']
  readonly id: string
  readonly version: number
  /** Names of the fields that changed, never their contents: broadcasts carry them. */
  readonly changed: readonly string[]
  /** What the history shows; stays in the firm's own database. */
  readonly detail: Types[Name]['detail']
}

export type AnyEventOf<Types extends EventTypes> = {
  [Name in keyof Types]: EventOf<Types, Name>
}[keyof Types]

/** Who receives the broadcast: the area's channel, the record's, and the people that the record concerns. */
export type Receiver = 'area' | 'record' | 'clients' | 'users' | 'agencies'

/** What a client's text may depend on besides the detail. */
export type ClientCase = {
  /** 'sale', for use in a sentence. */
  readonly matter: string
  readonly milestones: readonly {
    readonly key: string
    readonly client_name: string
    readonly status: string
    readonly visibility: readonly string[]
  }[]
}

export type ClientLine = {
  readonly kind: 'step' | 'case' | 'document' | 'payment'
  readonly text: string
  /** The document that it is about, where the client may open it. */
  readonly document_id?: string
}

type EventRowFields<Detail> = {
  /** 'Quote accepted', as notices, filters and communication types show it. */
  readonly title: string
  text?(detail: Detail): string
  client?(detail: Detail, of: ClientCase): ClientLine | null
  group?(detail: Detail): string
  readonly broadcast: readonly Receiver[]
  readonly notice?: 'users'
}

type WithCommunications<Detail, Value> = {
  readonly values: readonly Value[]
  readonly communications: readonly Communication<Detail>[]
}

type WithoutCommunications = { readonly values?: never; readonly communications?: never }

export type EventRow<Type extends EventType<EventSubject, object, string>> = EventRowFields<
  Type['detail']
> & {
  readonly subjects: readonly Type['subject'][]
} & ([Type['value']] extends [never]
    ? WithoutCommunications
    : WithCommunications<Type['detail'], Type['value']>)

export type EventRows<Types extends EventTypes> = {
  readonly [Name in keyof Types]: EventRow<Types[Name]>
}

type TypedRow = {
  readonly subjects: readonly EventSubject[]
  readonly values?: readonly string[]
  text?(detail: never): string
}

/** The types that a table of rows is declared with. */
export type EventTypesOf<Rows extends Readonly<Record<string, TypedRow>>> = {
  readonly [Name in keyof Rows]: EventType<
    Rows[Name]['subjects'][number],
    Parameters<NonNullable<Rows[Name]['text']>>[0],
    NonNullable<Rows[Name]['values']>[number]
  >
}

export type StoredDetail = Readonly<Record<string, unknown>>

export type StoredRow = EventRowFields<StoredDetail> & {
  readonly values?: readonly string[]
  readonly communications?: readonly Communication<StoredDetail>[]
}

/** The sentence of a stored event; its name when it is not in the table. */
export const rowText = (
  rows: Readonly<Record<string, StoredRow>>,
  name: string,
  detail: StoredDetail,
): string => {
  const row = Object.hasOwn(rows, name) ? rows[name] : undefined
  return row?.text?.(detail) ?? row?.title ?? name
}
