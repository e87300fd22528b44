import type { EventRows, EventType } from '#domain/event'
import { formatPence, type Pence } from '#domain/money'

type Posted = { n: number; title: string; amount: Pence; narrative: string }

export type LedgerEvents = {
  'ledger.posted': EventType<'conveyance', Posted>
  'ledger.corrected': EventType<'conveyance', Posted & { of: number }>
}

const common = { subjects: ['conveyance'], broadcast: ['area', 'record', 'users'] } as const

export const ledgerEvents: EventRows<LedgerEvents> = {
  'ledger.posted': {
    ...common,
    title: 'Posted to the ledger',
    text: ({ n, title, amount, narrative }) =>
      `Ledger ${n}: ${title}, ${formatPence(amount)}, ${narrative}`,
  },
  'ledger.corrected': {
    ...common,
    title: 'Ledger corrected',
    text: ({ n, of, title, narrative }) => `Ledger ${n}: ${title} of ${of}, ${narrative}`,
  },
}
