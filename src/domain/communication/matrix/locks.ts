import { communicationGroupOf } from '#domain/communication/group'
import { type Cell, cellKey } from './cell.ts'

const stopped = 'Clients must be told when work on their case stops or starts again.'

const lockedCells: Readonly<Partial<Record<string, string>>> = {
  'quote.sent/client/email': 'Clients must have the price in writing before they instruct you.',
  'quote.accepted/client/email': 'It tells clients that they have 14 days to change their mind.',
  'conveyance.opened/client/email': 'Clients must be told in writing who deals with their case.',
  'conveyance.exchanged/client/email': 'Clients must be told that they are bound to complete.',
  'conveyance.completed/client/email': 'Clients must be told that their case has completed.',
  'progress.report-ready/client/email': 'Clients must be able to read the report before they sign.',
  'progress.statement-ready/client/email': 'Clients must be told what they pay and receive.',
  'complaint.logged/client/email': 'Clients must be told how we deal with their complaint.',
  'complaint.closed/client/email':
    'Clients must have our final answer, with the Ombudsman’s limits.',
  'conveyance.held/client/email': stopped,
  'conveyance.resumed/client/email': stopped,
  'conveyance.aborted/client/email': stopped,
  'conveyance.reinstated/client/email': stopped,
}

const BUSINESS =
  /^(?:complaint|quote|quotecase|conveyance|automation|case|note|task|order|title|progress)\./

/** Whether a firm decides about the messages of an event: those of quotes and cases, not those of accounts. */
export const isFirmsOwn = ({ type }: Pick<Cell, 'type'>) => BUSINESS.test(type)

/** What is sent by itself beside quotes and cases; what somebody asks for by an act is always sent. */
const SWITCHABLE: ReadonlySet<string> = new Set([
  'callback.soon',
  'client-question.reminded',
  'funds.reminded',
  'identity.passed',
  'identity.reminded',
  'lead.created',
  'pack.ready',
  'pack.stale',
  'sale-memo.confirmed',
  'sale-memo.received',
  'signature.completed',
])

/** Whether a firm may switch off what an event sends, though its texts are not the firm's own. */
export const isSwitchable = ({ type }: Pick<Cell, 'type'>) =>
  isFirmsOwn({ type }) || SWITCHABLE.has(type)

/** Why a cell cannot be switched off; null when it can. */
export const lockReason = (cell: Cell): string | null => lockReasonOf(cellKey(cell))

const typeOf = (key: string) => key.slice(0, key.indexOf('/'))

const lockReasonOf = (key: string): string | null =>
  isSwitchable({ type: typeOf(key) })
    ? (lockedCells[key] ?? null)
    : communicationGroupOf(typeOf(key)) === 'Accounts and the product'
      ? 'It keeps accounts and the product safe.'
      : 'It follows what somebody does, and is always sent.'

/** What staff send by an act of their own, to those and by the channels that they see before. */
const BY_HAND: ReadonlySet<string> = new Set(['quote.sent', 'conveyance.bulk-message-sent'])

/** Whether clients have a say in a cell: what is sent to them by itself, and not because the law asks for it. */
export const isClientsChoice = (key: string) =>
  key.startsWith(`${typeOf(key)}/client/`) &&
  lockReasonOf(key) === null &&
  !BY_HAND.has(typeOf(key))
