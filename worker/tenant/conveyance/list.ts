import type { z } from 'zod/mini'
import type {
  ConveyanceFilters,
  ConveyanceListQuery,
  ConveyanceSort,
  ConveyanceTotals,
} from '#domain/conveyance/api'
import { ConveyanceView } from '#domain/conveyance/api'
import type { ConveyanceRow } from '#domain/conveyance/conveyance'
import { rowOf } from '#domain/conveyance/row'
import type { Sort } from '#tenant/core/cursor'
import { listQueryOf, sortAmong } from '#tenant/core/list-query'
import type { Store } from '#tenant/core/store'
import type { Person } from '#tenant/user/people'
import { conveyanceDocument } from './document.ts'
import { conveyanceClauses, KEYS } from './filters.ts'

type Totals = z.infer<typeof ConveyanceTotals>
type Parts = { readonly store: Store; readonly person: Person; readonly today: string }

const sorts: Readonly<Record<ConveyanceSort, Omit<Sort, 'name' | 'direction'>>> = {
  due: { column: 'due_on', index: 'conveyance_keys_due', empty: '9999' },
  next_on: { column: 'next_on', index: 'conveyance_keys_next_on', empty: '9999' },
  ref: { column: 'ref', index: 'conveyance_keys_ref' },
  client: { column: 'client', index: 'conveyance_keys_client' },
  stage: { column: 'stage_n', index: 'conveyance_keys_stage_n' },
  target: { column: 'target_on', index: 'conveyance_keys_target', empty: '9999' },
  contact: { column: 'contact_on', index: 'conveyance_keys_contact' },
  holder: { column: 'holder_since', index: 'conveyance_keys_holder', empty: '9999' },
}

const sortOf = sortAmong(sorts, 'due')

export const conveyanceListOf = ({ store, person, today }: Parts) => {
  const list = listQueryOf({
    store,
    table: KEYS,
    records: 'conveyances',
    document: conveyanceDocument,
    clauses: conveyanceClauses({ person, today }),
    sort: (query: ConveyanceListQuery) => sortOf(query),
    rowsOf: (records) => records.map((it): ConveyanceRow => rowOf(it, today)),
  })
  return {
    ...list,
    totals: (filters: ConveyanceFilters): Totals => {
      const views = ConveyanceView.options.map((view) => [
        view,
        list.count({ ...filters, view }).count,
      ])
      return { ...list.totals(filters, sums), views: Object.fromEntries(views) }
    },
  }
}

const sums = { price: 't.price', fees: 't.fees' }
