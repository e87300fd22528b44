import type * as z from 'zod/mini'
import {
  BankDayFault,
  type BankFile,
  BankFileFault,
  type BankLine,
  type DaysByHand,
} from '#domain/bank-file/bank-file'
import { bankFileOf } from '#domain/bank-file/parse'
import { digitsIn } from '#domain/bank-file/values'
import { sum } from '#domain/money'
import type { BankFileEntry } from '#domain/reconciliation/api'
import { matchOf } from '#domain/reconciliation/matching'
import type { BankView, ImportedFile } from '#domain/reconciliation/view'
import { invalid, wrongState } from '#domain/refusal'
import { clientAccountOf } from '#tenant/client-account/setting'
import type { Store } from '#tenant/core/store'
import { settleLines } from '#tenant/payment-request/bank/settling'
import type { RequestContext } from '#tenant/runtime/context'
import { sha256Of } from '#worker/directory/file-store'
import { bankLinesOf, openPostings } from './lines.ts'
import { bankView, lastBalance } from './position.ts'
import { fileTable } from './records.ts'
import { ofFirm, tellOfUnknown } from './telling.ts'

// 'line 2: …' names the place first.
const asSentence = (said: string) => said.charAt(0).toUpperCase() + said.slice(1)

const parsed = (text: string, days: DaysByHand | undefined): BankFile => {
  try {
    return bankFileOf(text, days)
  } catch (error) {
    if (error instanceof BankDayFault)
      throw invalid({
        [`days.${error.place}`]: [
          `${asSentence(error.message)} Enter the day on which the bank booked it.`,
        ],
      })
    if (error instanceof BankFileFault) throw invalid({ text: [asSentence(error.message)] })
    throw error
  }
}

// The last fourteen digits of a British IBAN are sort code and account number; some files name the latter alone.
const LENGTH = 14
const LEAST = 8

/** Throws unless a file that names its account is of the client account that two people entered: 422, or 409 while there is none. */
const assertAccount = (context: RequestContext, { account }: BankFile) => {
  if (account === null) return
  const { current } = clientAccountOf(context)
  if (current === null)
    throw wrongState(
      'bank_file.no_account',
      'Enter the firm’s client account under “Bank details for clients” first, and let a second person confirm it. Statements are compared with it.',
    )
  const ours = digitsIn(
    Object.values(context.payeeSecrets.open(current.id, current.sealed)).join(''),
  )
  if (account.length < LEAST || !ours.endsWith(account.slice(-LENGTH)))
    throw invalid({
      text: [
        `This statement is of the account ending ${account.slice(-4)}; ours ends ${ours.slice(-4)}.`,
      ],
    })
}

/** Throws when lines are missing between the last statement and this one. */
const assertFollows = (store: Store, { closing }: BankFile, added: readonly BankLine[]) => {
  const before = lastBalance(store)
  if (before === null || closing === null) return
  const total = before.closing + sum(added.map(({ amount }) => amount))
  if (total !== closing)
    throw invalid({
      text: ['A statement is missing: this one does not follow the last closing balance.'],
    })
}

/** Matches lines to postings by case reference, sum and day; returns those that are left. */
const matchLines = (context: RequestContext, added: readonly BankLine[]): BankLine[] => {
  const rows = bankLinesOf(context.store)
  let postings = openPostings(context.store, context.today)
  return added.filter((line) => {
    const posting = matchOf(line, postings)
    if (posting === null) return true
    rows.match(line.id, posting.n)
    postings = postings.filter(({ n }) => n !== posting.n)
    return false
  })
}

type Imported = Pick<ImportedFile, 'id' | 'name' | 'added'> & {
  readonly file: BankFile
  readonly first: BankLine
  readonly last: BankLine
}

const recordOf = (
  { by, now }: RequestContext,
  { id, name, added, file, first, last }: Imported,
): ImportedFile => {
  const { form, account, closing } = file
  const stamp = { by: { id: by.id, name: by.name }, at: now }
  const days = { from: first.on, to: last.on }
  return { id, version: 1, name, form, account, closing, ...days, added, matched: 0, ...stamp }
}

/** The account that money came from, sealed for its line. */
const sealedSource = ({ payeeSecrets }: RequestContext, { id, source }: BankLine) =>
  source === undefined
    ? null
    : payeeSecrets.seal(id, { sort_code: source.slice(0, 6), account_number: source.slice(6) })

/** Records an import, and tells of each line by which money left without a payment of ours. */
const tellOfImport = (
  context: RequestContext,
  detail: { name: string; added: number; matched: number; sha256: string },
  unknown: readonly BankLine[],
) => {
  context.recordEvents([{ name: 'bank-file.imported', ...ofFirm(context), detail }])
  const out = unknown.filter(({ amount }) => amount < 0)
  tellOfUnknown(context, 'bank-line.unknown-out', out)
}

/** Imports the new lines of a statement, or refuses it whole: 422 for what is no statement of ours, 409 for one without a new line. */
export const importFile = (
  context: RequestContext,
  { name, text, days }: z.output<typeof BankFileEntry>,
): BankView => {
  const { store } = context
  const id = sha256Of(new TextEncoder().encode(text))
  const rows = bankLinesOf(store)
  const file = parsed(text, days)
  const added = file.lines.filter((line) => !rows.has(line.id))
  const [first, last] = [file.lines[0], file.lines.at(-1)]
  if (fileTable(store).find(id) !== null || !first || !last || added.length === 0)
    throw wrongState('bank_file.already_imported', 'This statement has been imported already.')
  assertAccount(context, file)
  assertFollows(store, file, added)
  const record = recordOf(context, { id, name, file, added: added.length, first, last })
  const table = fileTable(store)
  table.insert(record)
  for (const line of added) rows.insert(id, line, sealedSource(context, line))
  // A receipt that a cashier recorded is the money already.
  const left = matchLines(context, added)
  const unknown = settleLines(context, left)
  const matched = added.length - unknown.length
  if (matched > 0) table.replace({ ...record, version: 2, matched }, 1)
  tellOfImport(context, { name, added: added.length, matched, sha256: id }, unknown)
  return bankView(context)
}
