import type { QueryOf } from '#domain/endpoint'
import type { QuoteCaseSort, QuoteCaseView, quoteCaseApi } from '#domain/quote/case/api'
import { QuoteCaseStatus } from '#domain/quote/case/quote-case'
import { type Clause, clausesOf, equalIn } from '#tenant/core/clauses'
import type { Batches, Sort } from '#tenant/core/cursor'
import { NAMELESS } from '#tenant/core/sort-name'

type Query = Pick<
  QueryOf<typeof quoteCaseApi.list>,
  'view' | 'status' | 'owner_id' | 'agency_id' | 'sort' | 'direction'
>

const OPEN = ['sent', 'following_up'] as const

const viewStatuses: Readonly<Record<QuoteCaseView, readonly QuoteCaseStatus[] | null>> = {
  open: OPEN,
  presold: OPEN,
  sold: OPEN,
  'call-board': OPEN,
  'dead-tomorrow': OPEN,
  drafts: ['draft'],
  accepted: ['accepted'],
  'on-hold': ['on_hold'],
  dead: ['dead'],
  all: null,
}

const inStatus = (statuses: readonly string[]): Clause => ({
  where: 't.status IN (SELECT value FROM json_each(?))',
  ids: 'SELECT id FROM quote_case_keys WHERE status IN (SELECT value FROM json_each(?))',
  bindings: [JSON.stringify(statuses)],
})

/** The cases with this value in a column; null when the value is undefined. */
export const equal = equalIn('quote_case_keys')

export const statusClauses = ({ view = 'open', status }: Query): Clause[] => {
  const statuses = viewStatuses[view]
  const [only] = statuses?.length === 1 ? statuses : []
  return clausesOf(
    only ? equal('status', only) : statuses && inStatus(statuses),
    equal('status', status),
  )
}

type Columns = Omit<Sort, 'name' | 'direction'> & { readonly isByStatus?: true }

const columns: Readonly<Record<QuoteCaseSort, Columns>> = {
  number: { column: 'number_n', index: 'quote_case_keys_number', isByStatus: true },
  person: { column: 'person', index: 'quote_case_keys_person', empty: NAMELESS },
  fee: { column: 'fee_ex_vat', index: 'quote_case_keys_fee' },
  total: { column: 'total_inc_vat', index: 'quote_case_keys_total' },
  until: {
    column: 'valid_until',
    index: 'quote_case_keys_status_valid_until',
    empty: '9999',
    isByStatus: true,
  },
  changed: { column: 'updated_at', index: 'quote_case_keys_recent', isByStatus: true },
}

// Columns that follow a case’s age also follow its status: all open ones lie at one end of such an order.
const batchesOf = (asked: Query): Batches => {
  const among = viewStatuses[asked.view ?? 'open'] ?? QuoteCaseStatus.options
  const statuses = among.filter((it) => asked.status === undefined || it === asked.status)
  return {
    of: statusClauses(asked),
    each: statuses.flatMap((it) => equal('status', it) ?? []),
  }
}

const newest: Sort = {
  name: 'updated',
  column: 'updated_at',
  direction: 'desc',
  index: 'quote_case_keys_updated',
}
const soonest: Sort = {
  name: 'valid_until',
  column: 'valid_until',
  direction: 'asc',
  index: 'quote_case_keys_valid_until',
}

type Among = 'owner_id' | 'agency_id' | 'status'

const newestOf = (name: string, values: Readonly<Partial<Record<Among, string | undefined>>>) => {
  const among = Object.entries(values).map(([column, value]) => equal(column, value))
  if (among.includes(null)) return null
  return { ...newest, index: `quote_case_keys_${name}`, among: clausesOf(...among) }
}

// An index that begins with a common value has these rows in order, with no others between.
const usualOf = ({ view = 'open', owner_id, agency_id, ...asked }: Query): Sort => {
  const statuses = viewStatuses[view]
  if (statuses === OPEN) return soonest
  const status = statuses?.[0] ?? asked.status
  return (
    newestOf('owner_status', { owner_id, status }) ??
    newestOf('agency_status', { agency_id, status }) ??
    newestOf('owner_recent', { owner_id }) ??
    newestOf('agency_recent', { agency_id }) ??
    newestOf('recent', { status }) ??
    newest
  )
}

/** The requested order of a list of quote cases, or the default of its view. */
export const sortOf = ({ sort, direction = 'asc', ...asked }: Query): Sort => {
  if (sort === undefined) return usualOf(asked)
  const { isByStatus, ...by } = columns[sort]
  return { name: sort, direction, ...by, ...(isByStatus ? { batches: batchesOf(asked) } : {}) }
}
