import type { Conveyance, ConveyanceRow } from '#domain/conveyance/conveyance'
import type { DirectoryEntry } from '#worker/directory/entry'
import type { Caller } from './caller.ts'
import type { Query, Question } from './comparing.ts'
import { inTwoFirms } from './two-firms.ts'

const BUDGET = 1.3

/** A firm's own values for filters. */
type Known = {
  readonly agency: string
  readonly ref: string
}

const question = (
  group: string,
  path: string,
  ...asked: readonly (Query | ((of: Known) => Query))[]
) =>
  asked.map((it): Question<Known> => {
    const isList = path !== search
    const ask = typeof it === 'function' ? it : () => it
    return { group, path, ask, isList, budget: path === search ? null : BUDGET }
  })

const conveyances = '/api/conveyances'
const quotes = '/api/quote-cases'
const search = '/api/search'

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
  return { agency, ref: row.ref }
}

/** A list of fifty in a large firm, against the same number of rows in a firm of a thousand cases. */
export default inTwoFirms({ of: 'cases', questions, knownIn })
