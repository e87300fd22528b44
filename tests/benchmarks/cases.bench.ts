import type { Conveyance, ConveyanceRow } from '#domain/conveyance/conveyance'
import { addDays, londonDate } from '#domain/dates'
import type { DirectoryEntry } from '#worker/directory/entry'
import { sale } from '../support/sale.ts'
import type { Caller } from './caller.ts'
import { clockFigures } from './clock-rings.ts'
import type { Query, Question } from './comparing.ts'
import type { Benchmark } from './run.ts'
import { inTwoFirms } from './two-firms.ts'

const BUDGET = 1.3

/** A firm's own values for filters. */
type Known = {
  /** A past case, and one that the benchmark opened, which is the same in both firms. */
  readonly past: string
  readonly open: string
  readonly earner: string
  readonly agency: string
  /** The weeks around today. */
  readonly month: { readonly from: string; readonly until: string }
}

type Asked = Query | ((of: Known) => Query)

const asking =
  (isList: boolean) =>
  (group: string, path: Question<Known>['path'], ...asked: readonly Asked[]) =>
    asked.map(
      (it): Question<Known> => ({
        group,
        path,
        ask: typeof it === 'function' ? it : () => it,
        isList,
        budget: BUDGET,
      }),
    )
const list = asking(true)
/** Requests whose answer is no list: the budget is of the whole. */
const whole = asking(false)

const conveyances = '/api/conveyances'

const sorts = ['due', 'ref', 'client', 'stage', 'target', 'contact', 'holder']
const views = ['mine', 'stuck', 'ready', 'completing', 'after-completion', 'expiring', 'not-told']

const questions: readonly Question<Known>[] = [
  ...whole('the page of a case', ({ open }) => `${conveyances}/${open}`, {}),
  ...whole('the page of a case', ({ past }) => `${conveyances}/${past}`, {}),
  ...whole('my day', '/api/my-day', {}),
  ...whole('the day of the team', '/api/my-day/team', {}),
  ...whole('the week plan', '/api/my-day/week', {}),
  ...list(
    'conveyances by every order, both ways',
    conveyances,
    ...sorts.flatMap((sort) => [
      { sort, direction: 'asc' },
      { sort, direction: 'desc' },
    ]),
  ),
  ...list(
    'conveyances in every view, by two orders',
    conveyances,
    ...views.flatMap((view) => [{ view }, { view, sort: 'client' }]),
  ),
  ...list(
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
  ...whole(
    'the board of cases',
    `${conveyances}/board`,
    {},
    { view: 'mine' },
    { matter_type: 'sale' },
  ),
  ...whole(
    'the calendar of cases',
    `${conveyances}/calendar`,
    ({ month }) => month,
    ({ month }) => ({ ...month, view: 'mine' }),
  ),
]

const opened = async (staff: Caller, row: ConveyanceRow): Promise<string> => {
  const body = { ...sale, fee_earner: { id: row.fee_earner.id, name: '' } }
  const file = await staff.post<{ conveyance: Conveyance }>(conveyances, body)
  return file.conveyance.id
}

const knownIn = async (staff: Caller, firm: DirectoryEntry): Promise<Known> => {
  const { rows } = await staff.get<{ rows: ConveyanceRow[] }>(`${conveyances}?status=archived`)
  const [row] = rows.filter(({ agency }) => agency !== null)
  if (!row) throw new Error(`${firm.tenant} has no case of years past.`)
  const file = await staff.get<{ conveyance: Conveyance }>(`${conveyances}/${row.id}`)
  const agency = file.conveyance.agency?.agency.id ?? ''
  const today = londonDate(new Date().toISOString())
  const month = { from: addDays(today, -20), until: addDays(today, 20) }
  const open = await opened(staff, row)
  return { past: row.id, open, earner: row.fee_earner.id, agency, month }
}

/**
 * A case, the day of its people, the board, the calendar and the list in a large firm, against one of a thousand
 * cases; a case has ten tasks and more. Then one ring of the clock in both.
 */
const inCases = inTwoFirms({ of: 'cases', questions, knownIn })

const benchmark: Benchmark = async (setting) => [
  ...(await inCases(setting)),
  ...(await clockFigures(setting)),
]

export default benchmark
