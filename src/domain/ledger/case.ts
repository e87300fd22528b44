import * as z from 'zod/mini'
import { type Balances, balanceOf } from './account.ts'
import { LedgerAct, type LedgerSetup } from './act.ts'
import { type Books, openBooks } from './books.ts'
import { setupIn } from './case-setup.ts'
import { clearedBalance } from './funds.ts'
import { type PostOutcome, postAct } from './post.ts'

const Expected = z.object({
  balances: z.record(z.string(), z.number()),
  refused: z._default(z.array(z.object({ n: z.number(), reason: z.string() })), []),
  replayed: z._default(z.array(z.number()), []),
  parked: z._default(z.array(z.number()), []),
  breaches: z.optional(z.array(z.object({ case: z.string(), amount: z.number() }))),
  cleared: z.optional(z.record(z.string(), z.number())),
})

const PostingsCase = z.object({
  id: z.string(),
  setup: z.unknown(),
  acts: z.array(LedgerAct),
  expected: Expected,
})

type Result = {
  readonly books: Books
  readonly refused: PostOutcome['refused']
  readonly replayed: readonly number[]
}

const run = (setup: LedgerSetup, acts: readonly LedgerAct[]): Result => {
  let result: Result = { books: openBooks(setup), refused: [], replayed: [] }
  for (const act of acts) {
    const { books, outcome, refused } = postAct(result.books, act)
    result = {
      books,
      refused: [...result.refused, ...refused],
      replayed: outcome === 'replayed' ? [...result.replayed, act.n] : result.replayed,
    }
  }
  return result
}

const differingBalances = (actual: Balances, expected: Balances): string[] =>
  [...new Set([...Object.keys(actual), ...Object.keys(expected)])].flatMap((account) => {
    const [got, wanted] = [balanceOf(actual, account), balanceOf(expected, account)]
    return got === wanted ? [] : [`${account} expected ${wanted}, got ${got}`]
  })

const differing = (name: string, got: unknown, wanted: unknown): string[] => {
  const [actual, expected] = [JSON.stringify(got), JSON.stringify(wanted)]
  return actual === expected ? [] : [`${name} expected ${expected}, got ${actual}`]
}

const byNumber = <T extends { readonly n: number }>(rows: readonly T[]) =>
  rows.toSorted((a, b) => a.n - b.n).map(({ n, ...row }) => ({ n, ...row }))

const parkedOf = ({ postings }: Books) => postings.flatMap((it) => (it.parked ? [it.n] : []))

const clearedOf = (books: Books, refs: readonly string[]) =>
  Object.fromEntries(
    refs.map((ref) => [ref, clearedBalance(books, `client:${ref}`, books.setup.today)]),
  )

/** What the books make of a published example that differs from what it expects; empty where they agree. */
export const differencesInPostings = (source: unknown): readonly string[] => {
  const { acts, expected, setup } = PostingsCase.parse(source)
  const { books, refused, replayed } = run(setupIn(setup), acts)
  const { breaches, cleared } = expected
  const breached = books.postings.flatMap(({ breach }) => breach ?? [])
  return [
    ...differingBalances(books.balances, expected.balances),
    ...differing('refused', byNumber(refused), byNumber(expected.refused)),
    ...differing('replayed', replayed, expected.replayed),
    ...differing('parked', parkedOf(books), expected.parked),
    ...(breaches ? differing('breaches', breached, breaches) : []),
    ...(cleared ? differing('cleared', clearedOf(books, Object.keys(cleared)), cleared) : []),
  ]
}
