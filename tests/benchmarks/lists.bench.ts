import type { Conveyance, ConveyanceRow } from '#domain/conveyance/conveyance'
import { addDays, londonDate } from '#domain/dates'
import type { DirectoryEntry } from '#worker/directory/entry'
import type { Caller } from './caller.ts'
import type { Query, Question } from './comparing.ts'
import { inTwoFirms } from './two-firms.ts'

const BUDGET = 1.3

/** A firm's own values for filters. */
type Known = {
  readonly earner: string
  readonly agency: string
  readonly ref: string
  /** The weeks around today. */
  readonly month: { readonly from: string; readonly until: string }
}

const question = (
  group: string,
  path: string,
  ...asked: readonly (Query | ((of: Known) => Query))[]
) =>
  asked.map((it): Question<Known> => {
    const isList = path !== search && path !== myDay
    const ask = typeof it === 'function' ? it : () => it
    return { group, path, ask, isList, budget: path === search ? null : BUDGET }
  })

/** Requests whose answer is no list: the budget is of the whole. */
const board = (...asked: Parameters<typeof question>) =>
  question(...asked).map((it) => ({ ...it, isList: false }))

const conveyances = '/api/conveyances'
const quotes = '/api/quote-cases'
const search = '/api/search'
const myDay = '/api/my-day'

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
  ...question('my day', myDay, {}),
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
  ...board(
    'the board of cases',
    `${conveyances}/board`,
    {},
    { view: 'mine' },
    { matter_type: 'sale' },
  ),
  ...question(
    'the calendar of cases',
    `${conveyances}/calendar`,
    ({ month }) => month,
    ({ month }) => ({ ...month, view: 'mine' }),
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

const knownIn = async (staff: Caller, firm: DirectoryEntry): Promise<Known> => {
  const { rows } = await staff.get<{ rows: ConveyanceRow[] }>(`${conveyances}?status=archived`)
  const [row] = rows.filter(({ agency }) => agency !== null)
  if (!row) throw new Error(`${firm.tenant} has no case of years past.`)
  const file = await staff.get<{ conveyance: Conveyance }>(`${conveyances}/${row.id}`)
  const agency = file.conveyance.agency?.agency.id ?? ''
  const today = londonDate(new Date().toISOString())
  const month = { from: addDays(today, -20), until: addDays(today, 20) }
  return { earner: row.fee_earner.id, agency, ref: row.ref, month }
}

/** A list of fifty in a large firm, against the same number of rows in a firm of a thousand cases. */
export default inTwoFirms({ of: 'cases', questions, knownIn })
