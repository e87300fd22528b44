import type { EventRows, EventType } from '#domain/event'

export type ReconciliationEvents = {
  'bank-file.imported': EventType<
    'firm',
    { name: string; added: number; matched: number; sha256: string }
  >
  'bank-line.matched': EventType<'firm', { line: string; posting: number }>
  'bank-line.suspended': EventType<'firm', { line: string; posting: number }>
  'bank-line.received': EventType<'firm', { line: string; reference: string }>
  'bank-line.unmatched': EventType<'firm', { posting: number }>
  'reconciliation.prepared': EventType<'firm', { on: string }>
  'reconciliation.signed': EventType<'firm', { on: string; prepared_by: string }>
}

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
  'reconciliation.prepared': {
    ...firm,
    title: 'Reconciliation prepared',
    text: ({ on }) => `Client account reconciled as at ${on}`,
  },
  'reconciliation.signed': {
    ...firm,
    title: 'Reconciliation signed',
    text: ({ on, prepared_by }) =>
      `Reconciliation as at ${on}, prepared by ${prepared_by}, signed by a second person`,
  },
}
