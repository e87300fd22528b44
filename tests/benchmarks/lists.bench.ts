import type { Conveyance, ConveyanceRow } from '#domain/conveyance'
import type { QuoteCaseRow } from '#domain/quote-case'
import { demoFirms } from '../../worker/edge/demo-firms.ts'
import type { DirectoryEntry } from '../../worker/edge/directory-entry.ts'
import { type Caller, signedIn, visitor } from './caller.ts'
import { atMost, type Figure, median, milliseconds, timed, undisturbed, whole } from './figures.ts'
import type { Benchmark } from './run.ts'

const SMALL = 1_000
const AT_ONCE = 500
const USUAL = 50
const WARM = 2
const ROUNDS = 13
const MOST_ROUNDS = 60
const BUDGET = 1.3

/** What one firm's own values are where a filter names somebody. */
type Known = { readonly earner: string; readonly agency: string; readonly ref: string }
type Query = Readonly<Record<string, string>>
type Question = {
  readonly group: string
  readonly path: string
  readonly ask: (of: Known) => Query
}

const question = (
  group: string,
  path: string,
  ...asked: readonly (Query | ((of: Known) => Query))[]
) => asked.map((it): Question => ({ group, path, ask: typeof it === 'function' ? it : () => it }))

const conveyances = '/api/conveyances'
const quotes = '/api/quote-cases'
const search = '/api/search'

const sorts = ['due', 'ref', 'client', 'stage', 'target', 'contact', 'holder']
const views = ['mine', 'stuck', 'ready', 'completing', 'after-completion', 'expiring', 'not-told']
const quoteViews = [
  'open',
  'presold',
  'sold',
  'drafts',
  'dead-tomorrow',
  'accepted',
  'on-hold',
  'dead',
  'all',
]

const questions: readonly Question[] = [
  ...question(
    'conveyances by every order, both ways',
    conveyances,
    ...sorts.flatMap((sort) => [
      { sort, direction: 'asc' },
      { sort, direction: 'desc' },
    ]),
  ),
  ...question(
    'conveyances in every view, by two orders',
    conveyances,
    ...views.flatMap((view) => [{ view }, { view, sort: 'client' }]),
  ),
  ...question(
    'conveyances by filters',
    conveyances,
    { matter_type: 'purchase', sort: 'contact' },
    { status: 'archived', sort: 'client' },
    { status: 'aborted' },
    { matter_type: 'sale', status: 'closed', sort: 'target' },
    ({ earner }) => ({ fee_earner: earner, sort: 'client' }),
    ({ earner }) => ({ fee_earner: earner, view: 'stuck' }),
    ({ agency }) => ({ agency, sort: 'holder' }),
    ({ agency }) => ({ agency, matter_type: 'sale' }),
  ),
  ...question(
    'quote cases in every view',
    quotes,
    ...quoteViews.map((view) => ({ view })),
    { view: 'all', status: 'dead' },
    ({ agency }) => ({ view: 'all', agency_id: agency }),
  ),
  ...question(
    'lists by what was typed',
    conveyances,
    ({ ref }) => ({ q: ref }),
    { q: 'road' },
    { q: 'ba', sort: 'client' },
  ),
  ...question('lists by what was typed', quotes, { view: 'all', q: 'street' }),
  ...question(
    'search over everything',
    search,
    ({ ref }) => ({ q: ref }),
    { q: 'road' },
    { q: 'pa' },
  ),
]

type Firm = { readonly staff: Caller; readonly known: Known }
type Page = { readonly rows: readonly (ConveyanceRow | QuoteCaseRow)[] }

/** A list of fifty in a large firm, against the same number of rows in a firm of a thousand cases. */
const benchmark: Benchmark = async ({ base: started, cases }) => {
  const base = await started()
  const [first, second] = demoFirms
  if (!first || !second) return []
  await fill(base, second, SMALL)
  await fill(base, first, cases)
  const large = await firmOf(base, first)
  const small = await firmOf(base, second)
  const found: Compared[] = []
  for (const it of questions) found.push(await compared(it, large, small))
  large.staff.hangUp()
  small.staff.hangUp()
  return [...new Set(questions.map(({ group }) => group))].map((group) =>
    slowest(
      group,
      found.filter(({ of }) => of.group === group),
      cases,
    ),
  )
}

export default benchmark

const fill = async (base: string, firm: DirectoryEntry, wanted: number) => {
  const anybody = visitor(base, firm)
  let total = 0
  for (let count = 0; total < wanted; count = Math.min(AT_ONCE, wanted - total))
    total = (await anybody.post<{ total: number }>('/__local/bulk', { count })).total
  anybody.hangUp()
}

const firmOf = async (base: string, firm: DirectoryEntry): Promise<Firm> => {
  const staff = await signedIn(base, firm, 'owner')
  const { rows } = await staff.get<{ rows: ConveyanceRow[] }>(`${conveyances}?status=archived`)
  const [row] = rows.filter(({ agency }) => agency !== null)
  if (!row) throw new Error(`${firm.tenant} has no case of years past.`)
  const file = await staff.get<{ conveyance: Conveyance }>(`${conveyances}/${row.id}`)
  const agency = file.conveyance.agency?.agency.id ?? ''
  return { staff, known: { earner: row.fee_earner.id, agency, ref: row.ref } }
}

const addressOf = ({ path, ask }: Question, known: Known, more: Query = {}) =>
  `${path}?${new URLSearchParams({ ...ask(known), ...more })}`

const named = (it: Question, known: Known) => {
  const { q, ...asked } = it.ask(known)
  const words = Object.entries(asked).map(
    ([key, value]) => `${key} ${value.length > 30 ? 'one' : value}`,
  )
  return [...words, ...(q ? [`“${q}”`] : [])].join(', ')
}

type Compared = {
  readonly of: Question
  readonly words: string
  readonly large: number
  readonly small: number
  readonly ratio: number
}

/**
 * Both firms answer with as many rows, so that only what was passed over differs. What seems above the
 * budget is asked on, because a busy machine can look like that too.
 */
const compared = async (of: Question, large: Firm, small: Firm): Promise<Compared> => {
  const more = of.path === search ? {} : { limit: String(await rowsIn(of, small)) }
  const asked = [large, small].map(({ staff, known }) => {
    const address = addressOf(of, known, more)
    return { ask: () => timed(() => staff.get(address)), times: [] as number[] }
  })
  const found = () => {
    const [a = 0, b = 0] = asked.map(({ times }) => undisturbed(times.slice(WARM)))
    return { of, words: named(of, large.known), large: a, small: b, ratio: a / b }
  }
  do {
    for (let round = 0; round < WARM + ROUNDS; round += 1)
      for (const { ask, times } of asked) times.push(await ask())
  } while (found().ratio > BUDGET && (asked[0]?.times.length ?? 0) < MOST_ROUNDS)
  return found()
}

const rowsIn = async (of: Question, { staff, known }: Firm) => {
  const { rows } = await staff.get<Page>(addressOf(of, known))
  return Math.max(1, Math.min(USUAL, rows.length))
}

const slowest = (group: string, found: readonly Compared[], cases: number): Figure => {
  const [worst] = found.toSorted((a, b) => b.ratio - a.ratio)
  if (!worst) throw new Error(`Nothing was asked of ${group}.`)
  const middle = median(found.map(({ ratio }) => ratio))
  return {
    what: `${group}: slowest of ${found.length}`,
    measured: `${milliseconds(worst.large)} in ${whole(cases)} cases (${worst.words})`,
    against: `${milliseconds(worst.small)} in ${whole(SMALL)}; the usual ratio is ${middle.toFixed(2)}`,
    ratio: worst.ratio,
    ...(worst.of.path === search ? {} : { budget: atMost(worst.ratio, BUDGET) }),
    details: found.map(
      (it) =>
        `${it.ratio.toFixed(2)}  ${milliseconds(it.large)} / ${milliseconds(it.small)}  ${it.of.path}: ${it.words}`,
    ),
  }
}
