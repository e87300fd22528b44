/** Everything that can happen, in the past tense: audit row, broadcast and communication trigger alike. */
export const eventNames = [
  'session.opened',
  'session.refused',
  'session.ended',
  'access.refused',
  'lead.created',
  'lead.assigned',
  'lead.updated',
  'quote.created',
  'quote.sent',
  'quote.viewed',
  'quote.accepted',
  'quotecase.updated',
  'quotecase.stage-changed',
  'quotecase.dying',
  'quotecase.died',
  'quotecase.revived',
  'quotecase.instructed',
  'conveyance.opened',
  'conveyance.updated',
  'conveyance.status-changed',
  'conveyance.holder-changed',
  'conveyance.exchanged',
  'conveyance.completed',
  'milestone.changed',
  'task.created',
  'task.updated',
  'task.completed',
  'task.reopened',
  'task.overdue',
  'fact.recorded',
  'ae.changed',
  'document.added',
  'message.inbound',
  'message.status',
  'payment.requested',
  'payment.paid',
  'user.updated',
  'permissions.changed',
  'route-rules.changed',
  'workflow.updated',
  'workflow.published',
  'fee-scale.changed',
  'fee-scale.published',
  'saved-view.created',
  'saved-view.changed',
  'saved-view.deleted',
  'list.exported',
  'import.begun',
  'import.finished',
  'call.started',
  'call.logged',
  'call.updated',
  'callback.due',
  'desk.updated',
  'visit.logged',
  'target.set',
  'contact.created',
  'contact.updated',
  'contact.merged',
] as const

export type EventName = (typeof eventNames)[number]

export type EventSubject =
  | 'conveyance'
  | 'quote-case'
  | 'lead'
  | 'message'
  | 'user'
  | 'workflow'
  | 'fee-scale'
  | 'session'
  | 'firm'
  | 'saved-view'
  | 'call'
  | 'desk'
  | 'visit'
  | 'target'
  | 'contact'
  | 'list'
  | 'lead-import'
  | 'quote-import'

/** What a rule says happened; the tenant adds who, when and where, and chains it to the one before. */
export type DomainEvent = {
  readonly name: EventName
  readonly subject: EventSubject
  readonly id: string
  /** The version of the record that the event made. */
  readonly version: number
  /** Names of the fields that changed, never their contents: this is what leaves the building. */
  readonly changed: readonly string[]
  /** What the history shows; stays in the firm's own database. */
  readonly detail?: Readonly<Record<string, unknown>>
}
