import fc from 'fast-check'
import { expect, test } from 'vitest'
import { caseOfAccount } from '#domain/ledger/account'
import { type Books, openBooks } from '#domain/ledger/books'
import { balancesAfter } from '#domain/ledger/entry'
import { postAct } from '#domain/ledger/post'
import { PostingRecord } from '#domain/ledger/posting-record'
import '../../support/property-runs.ts'
import { repeats } from '../../support/repeats.ts'
import { actOf, emptyBooks } from './support/books.ts'
import { randomAct } from './support/random-acts.ts'

const ACTS = repeats(30, 100)
const STORED: ReadonlySet<string> = new Set([
  'receive_client',
  'stakeholder_deposit',
  'receive_lender',
  'receive_unidentified',
  'allocate_suspense',
  'receive_office',
  'bill',
  'transfer_costs',
  'abate',
  'pay_office',
  'pay_client',
  'return_to_client',
  'inter_case_transfer',
  'release_stakeholder',
  'release_lender',
  'reverse',
  'dishonour',
])

const numberedBill = (act: { readonly act: string }, n: number) =>
  act.act === 'bill' ? { ...act, bill: `B-${n}`, key: undefined } : { ...act, key: undefined }

/** The books of the cases of one act alone, as the database reads them. */
const booksOf = (books: Books, refs: readonly (string | undefined)[]): Books => {
  const isOwn = ({ act, entries }: Books['postings'][number]) =>
    refs.includes(act.case) ||
    entries.some(
      ({ account }) => account === 'suspense' || refs.includes(caseOfAccount(account) ?? ''),
    )
  const postings = books.postings.filter(isOwn)
  const balances = balancesAfter(
    {},
    postings.flatMap(({ entries }) => entries),
  )
  return { ...openBooks(books.setup), postings, balances }
}

test('the postings of a case alone decide about it as the whole books do', () => {
  const acts = fc.array(
    randomAct.filter(({ act }) => STORED.has(act)),
    { minLength: ACTS, maxLength: ACTS },
  )
  fc.assert(
    fc.property(acts, (given) => {
      let books = emptyBooks()
      for (const [index, it] of given.entries()) {
        const act = actOf(numberedBill(it, index), index + 1)
        const of = books.postings.find(({ n }) => n === act.of)
        // A correction is asked for on the case of its posting.
        const own = act.of === undefined ? act : { ...act, case: of?.act.case ?? act.case }
        const whole = postAct(books, own)
        const part = postAct(booksOf(books, [own.case, own.to, of?.act.to]), own)
        const isForeignBill = whole.refused[0]?.reason === 'bill_of_another_case'
        expect(part.outcome).toBe(whole.outcome)
        if (!isForeignBill) expect(part.refused).toEqual(whole.refused)
        books = whole.books
      }
    }),
  )
})

test('a posting is stored and read as it was', () => {
  const { books } = postAct(emptyBooks(), actOf({ act: 'receive_client', amount: 25_000 }))
  const words = {
    narrative: 'On account',
    other_party: 'M Ellison',
    by: { id: 'u', name: 'Mair Bevan' },
    approved_by: null,
    at: '2026-11-02T09:00:00.000Z',
  }
  const [posting] = books.postings
  const text = JSON.stringify({ ...posting, ...words })
  expect(JSON.parse(JSON.stringify(PostingRecord.parse(JSON.parse(text))))).toEqual(
    JSON.parse(text),
  )
})
