import type { QueryOf } from '#domain/endpoint'
import type { LeadSort, LeadView, leadApi } from '#domain/lead/api'
import { LeadStatus } from '#domain/lead/lead'
import { type Clause, clausesOf, equalIn } from '#tenant/core/clauses'
import type { Batches, Sort } from '#tenant/core/cursor'
import { NAMELESS } from '#tenant/core/sort-name'

type Query = Pick<QueryOf<typeof leadApi.list>, 'view' | 'status' | 'sort' | 'direction'>

const OPEN = ['new', 'contacted', 'qualified', 'quoted'] as const

/** Sorts leads without a price last, in pence. */
export const UNPRICED = Number.MAX_SAFE_INTEGER
/** Sorts after every instant. */
export const NEVER = '9999'

/** The statuses of the leads in a view; a view that is not listed has all. */
const viewStatuses: Readonly<Partial<Record<LeadView, readonly LeadStatus[]>>> = {
  open: OPEN,
  new: ['new'],
  mine: OPEN,
  'call-backs': OPEN,
  presold: OPEN,
  sold: OPEN,
  converted: ['converted'],
  lost: ['lost'],
  duplicate: ['duplicate'],
  spam: ['spam'],
}

const open: Clause = {
  where: `t.status IN ('new', 'contacted', 'qualified', 'quoted')`,
  ids: `SELECT id FROM lead_keys WHERE status IN ('new', 'contacted', 'qualified', 'quoted')`,
  bindings: [],
}

/** The leads with this value in a column; null when the value is undefined. */
export const equal = equalIn('lead_keys')

export const statusClauses = ({ view = 'open', status }: Query): Clause[] => {
  const statuses = viewStatuses[view]
  return clausesOf(
    statuses === OPEN ? open : equal('status', statuses?.[0]),
    equal('status', status),
  )
}

type Columns = Pick<Sort, 'column' | 'empty'> & { readonly index: string }

// Columns that follow a lead’s age also follow its status: all open ones lie at one end of such an order.
const columns: Readonly<Record<LeadSort, Columns>> = {
  received: { column: 'received_at', index: 'status_received' },
  person: { column: 'name', index: 'name', empty: NAMELESS },
  price: { column: 'price', index: 'price', empty: UNPRICED },
  next: { column: 'next_at', index: 'status_next', empty: NEVER },
  due: { column: 'due_at', index: 'status_due', empty: NEVER },
  waiting: { column: 'urgent_at', index: 'status_urgent' },
}

const batchesOf = (query: Query): Batches => {
  const among = viewStatuses[query.view ?? 'open'] ?? LeadStatus.options
  const statuses = among.filter((it) => query.status === undefined || it === query.status)
  return {
    of: statusClauses(query),
    each: statuses.flatMap((it) => equal('status', it) ?? []),
  }
}

const by = (name: string, column: string, direction: 'asc' | 'desc'): Sort => ({
  name,
  column,
  direction,
  index: `lead_keys_${name}`,
})

const newest = by('received', 'received_at', 'desc')
const usual: Readonly<Partial<Record<LeadView, Sort>>> = {
  unanswered: by('due', 'due_at', 'asc'),
  'call-backs': by('next', 'next_at', 'asc'),
  presold: by('next', 'next_at', 'asc'),
  sold: by('urgent', 'urgent_at', 'asc'),
}

export const sortOf = ({ sort, direction = 'asc', ...asked }: Query): Sort => {
  if (sort === undefined) return usual[asked.view ?? 'open'] ?? newest
  const { index, ...column } = columns[sort]
  const batches = index.startsWith('status') ? { batches: batchesOf(asked) } : {}
  return { name: sort, direction, ...column, index: `lead_keys_${index}`, ...batches }
}
