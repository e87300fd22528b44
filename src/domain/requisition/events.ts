import { type DateOnly, longDate } from '#domain/dates'
import type { EventRows, EventType } from '#domain/event'

type Of = { firm: string }

export type RequisitionEvents = {
  'requisition.received': EventType<'conveyance', Of & { due_on: DateOnly }>
  'requisition.drafted': EventType<'conveyance', Of>
  'requisition.flagged': EventType<'conveyance', Of & { question: string; note: string | null }>
  'requisition.sent': EventType<
    'conveyance',
    Of & { undertakings: number; document: string | null }
  >
  'requisition.amended': EventType<'conveyance', Of & { reason: string }>
  'requisition.extended': EventType<'conveyance', Of & { due_on: DateOnly; reason: string }>
  'requisition.ended': EventType<'conveyance', Of & { outcome: 'satisfied' | 'cancelled' }>
  'requisition.due': EventType<'conveyance', Of & { due_on: DateOnly }>
  'requisition.overdue': EventType<'conveyance', Of & { due_on: DateOnly }>
}

const common = { subjects: ['conveyance'], broadcast: ['area', 'record', 'users'] } as const

export const requisitionEvents: EventRows<RequisitionEvents> = {
  'requisition.received': {
    ...common,
    title: 'Requisitions received',
    text: ({ firm, due_on }) => `Requisitions from ${firm}, reply by ${longDate(due_on)}`,
    notice: 'users',
  },
  'requisition.drafted': {
    ...common,
    title: 'Replies to requisitions drafted',
    text: ({ firm }) => `Replies to ${firm} drafted`,
  },
  'requisition.flagged': {
    ...common,
    title: 'Reply to a requisition flagged',
    text: ({ firm, question, note }) =>
      note === null
        ? `Reply to ${firm} looked at: ${question}`
        : `Reply to ${firm} to be looked at, ${question}: ${note}`,
  },
  'requisition.sent': {
    ...common,
    title: 'Replies to requisitions sent',
    text: ({ firm, undertakings, document }) =>
      `Recorded as sent: replies to ${firm}${document ? ` in “${document}”` : ''}${undertakings > 0 ? `, with ${undertakings === 1 ? '1 undertaking' : `${undertakings} undertakings`}` : ''}`,
  },
  'requisition.amended': {
    ...common,
    title: 'Replies to requisitions amended',
    text: ({ firm, reason }) => `Replies to ${firm} opened again to amend: ${reason}`,
  },
  'requisition.extended': {
    ...common,
    title: 'Requisition extended',
    text: ({ firm, due_on, reason }) =>
      `${firm} gave more time, until ${longDate(due_on)}: ${reason}`,
  },
  'requisition.ended': {
    ...common,
    title: 'Requisition ended',
    text: ({ firm, outcome }) => `Requisition of ${firm} ${outcome}`,
  },
  'requisition.due': {
    ...common,
    title: 'Requisition due',
    text: ({ firm, due_on }) => `Reply to ${firm} by ${longDate(due_on)}`,
    notice: 'users',
  },
  'requisition.overdue': {
    ...common,
    title: 'Requisition overdue',
    text: ({ firm, due_on }) => `No reply to ${firm} yet, due by ${longDate(due_on)}`,
    notice: 'users',
  },
}
