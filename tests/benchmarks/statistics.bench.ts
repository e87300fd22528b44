import { LeadSort } from '#domain/lead/api'
import { QuoteCaseSort } from '#domain/quote/case/api'
import type { QuoteStatistics } from '#domain/quote/figures/api'
import type { DirectoryEntry } from '#worker/directory/entry'
import type { Caller } from './caller.ts'
import type { Query, Question } from './comparing.ts'
import { inTwoFirms } from './two-firms.ts'

const LIST_BUDGET = 1.3
const FIGURE_BUDGET = 3

/** A firm's own values for filters. */
type Known = {
  readonly agency: string
  readonly giver: string
  readonly slug: string
  readonly months: readonly [string, string]
}

const asking =
  (budget: number, isList: boolean) =>
  (
    group: string,
    path: Question<Known>['path'],
    ...asked: readonly (Query | ((of: Known) => Query))[]
  ) =>
    asked.map(
      (it): Question<Known> => ({
        group,
        path,
        ask: typeof it === 'function' ? it : () => it,
        isList,
        budget,
      }),
    )
const list = asking(LIST_BUDGET, true)
const total = asking(LIST_BUDGET, false)
const figure = asking(FIGURE_BUDGET, false)

const quotes = '/api/quote-cases'
const leads = '/api/leads'
const statistics = '/api/quote-cases/statistics'

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
const leadViews = ['open', 'new', 'mine', 'unanswered', 'presold', 'sold', 'converted', 'all']

const bothWays = (sorts: readonly string[], view: string) =>
  sorts.flatMap((sort) => ['asc', 'desc'].map((direction) => ({ view, sort, direction })))

const behind = (known: Known, more: Query): Query => ({
  view: 'all',
  priced_from: known.months[0],
  priced_until: known.months[1],
  ...more,
})

const questions: readonly Question<Known>[] = [
  ...list('quotes in every view', quotes, ...quoteViews.map((view) => ({ view }))),
  ...list(
    'quotes by every order, both ways',
    quotes,
    ...['all', 'open', 'presold'].flatMap((view) => bothWays(QuoteCaseSort.options, view)),
  ),
  ...list(
    'quotes by filters',
    quotes,
    { view: 'all', status: 'dead' },
    { view: 'all', stage: 'presold' },
    ({ agency }) => ({ view: 'all', agency_id: agency }),
    ({ giver }) => ({ view: 'all', owner_id: giver }),
    ({ agency }) => ({ view: 'dead', agency_id: agency }),
  ),
  ...list(
    'quotes behind a figure',
    quotes,
    (it) => behind(it, {}),
    (it) => behind(it, { came: 'instructed' }),
    (it) => behind(it, { source: 'web' }),
    (it) => behind(it, { agency: it.agency, came: 'dead' }),
    (it) => behind(it, { credit: it.giver }),
    (it) => behind(it, { dead_reason: 'price' }),
    (it) => behind(it, { speed: '240', came: 'instructed' }),
    (it) => behind(it, { speed: '240', came: 'instructed', stage: 'sold', source: 'web' }),
    (it) => behind(it, { band: '300', came: 'instructed' }),
    (it) => behind(it, { band: '600', source: 'agent', stage: 'presold' }),
    (it) => behind(it, { tenure: 'leasehold', came: 'dead' }),
    (it) => behind(it, { fee: '1000', came: 'accepted', agency: it.agency }),
    (it) => behind(it, { credit: it.giver, came: 'fell_through' }),
    (it) => behind(it, { credit: it.giver, agency: it.agency, came: 'revived' }),
    (it) => behind(it, { speed: '240', band: '300' }),
  ),
  ...list('quotes by what was typed', quotes, { view: 'all', q: 'street' }, { q: 'ba' }),
  ...list('leads in every view', leads, ...leadViews.map((view) => ({ view }))),
  ...list(
    'leads by every order, both ways',
    leads,
    ...['all', 'open', 'sold'].flatMap((view) => bothWays(LeadSort.options, view)),
  ),
  ...list('leads by filters', leads, { view: 'all', source: 'web' }, { view: 'all', q: 'asker' }),
  ...list('slim lists', `${quotes}/queue`, { stage: 'presold' }, { stage: 'sold' }),
  ...list('calls', '/api/calls', {}),
  ...list('the record of quotes', `${quotes}/activity`, {}, { calls: 'yes' }, { mine: 'yes' }),
  ...total('the call board', '/api/calls/board', {}),
  ...total('the desk at a glance', `${quotes}/overview`, {}),
  ...figure(
    'statistics over every period',
    statistics,
    { months: '1' },
    { months: '3' },
    { months: '12' },
    ({ months }) => ({ months: '1', until: months[0] }),
  ),
  ...figure(
    'statistics with filters',
    statistics,
    { months: '12', source: 'web' },
    { months: '12', stage: 'sold' },
    ({ agency }) => ({ months: '12', agency }),
    ({ agency }) => ({ months: '12', agency, source: 'agent', stage: 'sold' }),
    { months: '12', whose: 'mine' },
    { months: '12', whose: 'team' },
  ),
  ...figure(
    'breakdowns',
    ({ slug }) => `${quotes}/breakdown/${slug}`,
    { by: 'giver', months: '12' },
    { by: 'giver', months: '1', stage: 'sold' },
    { by: 'bdm', months: '12' },
  ),
]

const knownIn = async (staff: Caller, firm: DirectoryEntry): Promise<Known> => {
  const found = await staff.get<QuoteStatistics>(`${statistics}?months=12`)
  const giver = found.givers.toSorted((a, b) => b.quotes - a.quotes)[0]
  const agency = found.cuts.agency.find(({ key }) => key !== 'none')?.key
  const [before, last] = found.months.slice(-2).map(({ month }) => month)
  if (!giver?.slug || !giver.id || !agency || !before || !last)
    throw new Error(`${firm.tenant} has no figures.`)
  return { agency, giver: giver.id, slug: giver.slug, months: [before, last] }
}

/** Lists and figures of the new-business desk, in a firm of many quotes against one of a thousand. */
export default inTwoFirms({ of: 'quotes', questions, knownIn })
