import { type BankFile, BankFileFault, type BankLine } from '#domain/bank-file/bank-file'
import { bankFileOf } from '#domain/bank-file/parse'
import { sum } from '#domain/money'
import { matchOf } from '#domain/reconciliation/matching'
import type { BankView, ImportedFile } from '#domain/reconciliation/view'
import { invalid, wrongState } from '#domain/refusal'
import type { Store } from '#tenant/core/store'
import { settleLines } from '#tenant/payment-request/bank/settling'
import type { RequestContext } from '#tenant/runtime/context'
import { sha256Of } from '#worker/directory/file-store'
import { bankLinesOf, openPostings } from './lines.ts'
import { bankView, lastBalance } from './position.ts'
import { filesOf, fileTable } from './records.ts'

// 'line 2: …' names the place first.
const asSentence = (said: string) => said.charAt(0).toUpperCase() + said.slice(1)

const parsed = (text: string): BankFile => {
  try {
    return bankFileOf(text)
  } catch (error) {
    if (error instanceof BankFileFault) throw invalid({ text: [asSentence(error.message)] })
    throw error
  }
}

const assertAccount = (store: Store, { account }: BankFile) => {
  const known = filesOf(store).find((it) => it.account !== null)?.account ?? null
  if (known !== null && account !== null && known !== account)
    throw invalid({
      text: [
        `This statement is of the account ending ${account.slice(-4)}; ours ends ${known.slice(-4)}.`,
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

/** Imports the new lines of a statement, or refuses it whole: 422 for what is no statement of ours, 409 for one without a new line. */
export const importFile = (
  context: RequestContext,
  { name, text }: { readonly name: string; readonly text: string },
): BankView => {
  const { store } = context
  const id = sha256Of(new TextEncoder().encode(text))
  const rows = bankLinesOf(store)
  const file = parsed(text)
  const added = file.lines.filter((line) => !rows.has(line.id))
  const [first, last] = [file.lines[0], file.lines.at(-1)]
  if (fileTable(store).find(id) !== null || !first || !last || added.length === 0)
    throw wrongState('bank_file.already_imported', 'This statement has been imported already.')
  assertAccount(store, file)
  assertFollows(store, file, added)
  const record = recordOf(context, { id, name, file, added: added.length, first, last })
  const table = fileTable(store)
  table.insert(record)
  for (const line of added) rows.insert(id, line)
  // A receipt that a cashier recorded is the money already.
  const left = matchLines(context, added)
  const matched = added.length - settleLines(context, left).length
  if (matched > 0) table.replace({ ...record, version: 2, matched }, 1)
  const detail = { name, added: added.length, matched, sha256: id }
  context.recordEvents([{ name: 'bank-file.imported', ...ofFirm(context), detail }])
  return bankView(context)
}

export const ofFirm = ({ tenant }: Pick<RequestContext, 'tenant'>) =>
  ({ subject: 'firm', id: tenant, version: 1, changed: ['bank'] }) as const
