import type { EventRows, EventType } from '#domain/event'
import { formatPence, type Pence } from '#domain/money'
import { DUE_DAYS } from './due-days.ts'
import { type ExplanationReason, explanationReasons } from './explanation.ts'

type UnknownOut = { line: string; on: string; amount: Pence; text: string }

export type ReconciliationEvents = {
  'bank-file.imported': EventType<
    'firm',
    { name: string; added: number; matched: number; sha256: string }
  >
  'bank-line.matched': EventType<'firm', { line: string; posting: number }>
  'bank-line.suspended': EventType<'firm', { line: string; posting: number }>
  'bank-line.received': EventType<'firm', { line: string; reference: string }>
  'bank-line.unmatched': EventType<'firm', { posting: number }>
  'bank-line.unknown-out': EventType<'firm', UnknownOut>
  'bank-line.still-unknown': EventType<'firm', UnknownOut>
  'bank-line.explained': EventType<
    'firm',
    { line: string; amount: Pence; reason: ExplanationReason; text: string }
  >
  'bank-line.cancelled-out': EventType<'firm', { line: string; by: string }>
  'bank-line.reopened': EventType<'firm', { line: string }>
  'reconciliation.prepared': EventType<'firm', { on: string }>
  'reconciliation.due-soon': EventType<'firm', { since: string; days: number }>
  'reconciliation.overdue': EventType<'firm', { since: string; days: number }>
  'reconciliation.signed': EventType<'firm', { on: string; prepared_by: string }>
}

const whatLeft = ({ amount, text }: UnknownOut) =>
  `${formatPence(-amount)}${text ? `, “${text}”` : ''}`

const firm = { subjects: ['firm'], broadcast: ['area'] } as const

export const reconciliationEvents: EventRows<ReconciliationEvents> = {
  'bank-file.imported': {
    ...firm,
    title: 'Bank statement imported',
    text: ({ name, added, matched }) =>
      `Bank statement ${name} imported: ${added} new lines, ${matched} matched`,
  },
  'bank-line.matched': {
    ...firm,
    title: 'Bank line matched',
    text: ({ posting }) => `A bank line was matched to posting ${posting}`,
  },
  'bank-line.suspended': {
    ...firm,
    title: 'Bank line put in suspense',
    text: ({ posting }) => `A bank line was put in suspense as posting ${posting}`,
  },
  'bank-line.received': {
    ...firm,
    title: 'Bank payment received',
    text: ({ reference }) => `A bank line was taken as the payment ${reference}`,
  },
  'bank-line.unmatched': {
    ...firm,
    title: 'Bank line unmatched',
    text: ({ posting }) => `The bank line was unmatched from posting ${posting}`,
  },
  'bank-line.unknown-out': {
    ...firm,
    broadcast: ['area', 'users'],
    title: 'Money left the client account without a payment',
    text: (detail) =>
      `Money left the client account without a payment of ours: ${whatLeft(detail)}. Explain it on the client account`,
    notice: 'users',
  },
  'bank-line.still-unknown': {
    ...firm,
    broadcast: ['area', 'users'],
    title: 'Money that left the client account is not explained',
    text: (detail) =>
      `Still not explained: ${whatLeft(detail)} left the client account without a payment of ours`,
    notice: 'users',
  },
  'bank-line.explained': {
    ...firm,
    broadcast: ['area', 'users'],
    title: 'Money that left the client account explained',
    text: ({ amount, reason, text }) =>
      `${formatPence(-amount)} that left the client account explained: ${explanationReasons[reason].toLowerCase()}. ${text}`,
    notice: 'users',
  },
  'bank-line.cancelled-out': {
    ...firm,
    title: 'Bank line cancelled by another',
    text: () => 'A bank line was matched to the line that gave its money back',
  },
  'bank-line.reopened': {
    ...firm,
    title: 'Bank line opened again',
    text: () => 'Two bank lines that cancelled each other were opened again',
  },
  'reconciliation.prepared': {
    ...firm,
    title: 'Reconciliation prepared',
    text: ({ on }) => `Client account reconciled as at ${on}`,
  },
  'reconciliation.due-soon': {
    ...firm,
    broadcast: ['area', 'users'],
    title: 'Reconciliation due within a week',
    text: ({ days }) =>
      `The client account was last reconciled ${days} days ago and has to be within ${DUE_DAYS.red}`,
    notice: 'users',
  },
  'reconciliation.overdue': {
    ...firm,
    broadcast: ['area', 'users'],
    title: 'Reconciliation overdue',
    text: ({ days }) =>
      `The client account was last reconciled ${days} days ago: the limit of ${DUE_DAYS.red} is reached`,
    notice: 'users',
  },
  'reconciliation.signed': {
    ...firm,
    title: 'Reconciliation signed',
    text: ({ on, prepared_by }) =>
      `Reconciliation as at ${on}, prepared by ${prepared_by}, signed by a second person`,
  },
}
