import type { Conveyance, ConveyanceRow } from '#domain/conveyance'
import { demoFirms } from '../../worker/edge/demo-firms.ts'
import type { DirectoryEntry } from '../../worker/edge/directory-entry.ts'
import { signedIn, visitor } from './caller.ts'
import { type Asker, compareAll, type Query, type Question } from './comparing.ts'
import type { Benchmark } from './run.ts'

const SMALL = 1_000
const AT_ONCE = 500
const BUDGET = 1.3

/** What one firm's own values are where a filter names somebody. */
type Known = { readonly earner: string; readonly agency: string; readonly ref: string }

const question = (
  group: string,
  path: string,
  ...asked: readonly (Query | ((of: Known) => Query))[]
) =>
  asked.map((it): Question<Known> => {
    const isList = path !== search
    const ask = typeof it === 'function' ? it : () => it
    return { group, path, ask, isList, budget: isList ? BUDGET : null }
  })

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

const questions: readonly Question<Known>[] = [
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

/** A list of fifty in a large firm, against the same number of rows in a firm of a thousand cases. */
const benchmark: Benchmark = async ({ base: started, cases }) => {
  const base = await started()
  const [first, second] = demoFirms
  if (!first || !second) return []
  await fill(base, second, SMALL)
  await fill(base, first, cases)
  const large = await firmOf(base, first)
  const small = await firmOf(base, second)
  const sizes = { large: cases, small: SMALL, of: 'cases' }
  const figures = await compareAll(questions, large, small, sizes)
  large.staff.hangUp()
  small.staff.hangUp()
  return figures
}

export default benchmark

const fill = async (base: string, firm: DirectoryEntry, wanted: number) => {
  const anybody = visitor(base, firm)
  let total = 0
  for (let count = 0; total < wanted; count = Math.min(AT_ONCE, wanted - total))
    total = (await anybody.post<{ total: number }>('/__local/bulk', { count })).total
  anybody.hangUp()
}

const firmOf = async (base: string, firm: DirectoryEntry): Promise<Asker<Known>> => {
  const staff = await signedIn(base, firm, 'owner')
  const { rows } = await staff.get<{ rows: ConveyanceRow[] }>(`${conveyances}?status=archived`)
  const [row] = rows.filter(({ agency }) => agency !== null)
  if (!row) throw new Error(`${firm.tenant} has no case of years past.`)
  const file = await staff.get<{ conveyance: Conveyance }>(`${conveyances}/${row.id}`)
  const agency = file.conveyance.agency?.agency.id ?? ''
  return { staff, known: { earner: row.fee_earner.id, agency, ref: row.ref } }
}
