import { type Cell, cellKey } from './cell.ts'

const stopped = 'Clients must be told when work on their case stops or starts again.'

const lockedCells: Readonly<Partial<Record<string, string>>> = {
  'quote.sent/client/email': 'Clients must have the price in writing before they instruct you.',
  'quote.accepted/client/email': 'It tells clients that they have 14 days to change their mind.',
  'conveyance.opened/client/email': 'Clients must be told in writing who deals with their case.',
  'conveyance.exchanged/client/email': 'Clients must be told that they are bound to complete.',
  'conveyance.completed/client/email': 'Clients must be told that their case has completed.',
  'conveyance.held/client/email': stopped,
  'conveyance.resumed/client/email': stopped,
  'conveyance.aborted/client/email': stopped,
  'conveyance.reinstated/client/email': stopped,
}

const BUSINESS = /^(?:quote|quotecase|conveyance|automation|case|note|task|order|title)\./

/** Whether a firm decides about the messages of an event: those of quotes and cases, not those of accounts. */
export const isFirmsOwn = ({ type }: Pick<Cell, 'type'>) => BUSINESS.test(type)

/** Why a cell cannot be switched off; null when it can. */
export const lockReason = (cell: Cell): string | null =>
  isFirmsOwn(cell)
    ? (lockedCells[cellKey(cell)] ?? null)
    : 'It keeps accounts and the product safe.'
