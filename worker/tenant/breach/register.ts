import type { BreachQuery } from '#domain/breach/api'
import type { Breach } from '#domain/breach/breach'
import { breachKinds, breachStatuses } from '#domain/breach/labels'
import { type ExportColumn, formatPoundsCell } from '#domain/list/export'
import { csvOf } from '#tenant/core/csv'
import { type StoredDocument, selectDocuments } from '#tenant/core/document'
import { parseReadable } from '#tenant/core/set-aside'
import type { RequestContext } from '#tenant/runtime/context'
import { breachDocument } from './document.ts'

type Context = Pick<RequestContext, 'store' | 'today'>

const views = {
  open: `status = 'open'`,
  overdue: `status = 'open' AND due_on < ?1`,
  closed: `status = 'closed'`,
  dismissed: `status = 'dismissed'`,
  all: `1`,
} as const

/** The breaches of a view and kind, the earliest due first, then the newest. */
export const breachRegister = (
  { store, today }: Context,
  { view = 'open', kind }: BreachQuery,
): Breach[] => {
  const where = views[view]
  return parseReadable(
    store,
    breachDocument,
    store.rows<StoredDocument>(
      `${selectDocuments(breachDocument)} WHERE ${where} AND (?2 = '' OR kind = ?2) AND ?1 <> ''
       ORDER BY due_on IS NULL, due_on, id DESC`,
      today,
      kind ?? '',
    ),
  )
}

const yes = (is: boolean | undefined) => (is === undefined ? '' : is ? 'Yes' : 'No')

const columns: readonly ExportColumn<Breach>[] = [
  { key: 'number', head: 'Number', of: ({ number }) => number },
  { key: 'kind', head: 'Kind', of: ({ kind }) => breachKinds[kind] },
  { key: 'rule', head: 'Rule', of: ({ rule }) => rule },
  { key: 'what', head: 'What happened', of: ({ what }) => what },
  { key: 'ref', head: 'Case', of: ({ conveyance }) => conveyance?.ref ?? '' },
  {
    key: 'client_money',
    head: 'Client money',
    of: ({ client_money }) => formatPoundsCell(client_money),
  },
  { key: 'occurred_on', head: 'Happened', of: ({ occurred_on }) => occurred_on },
  { key: 'found_on', head: 'Found', of: ({ found_on }) => found_on },
  { key: 'found_by', head: 'Found by', of: ({ found_by }) => found_by },
  { key: 'put_right', head: 'Put right', of: ({ put_right }) => put_right?.on ?? '' },
  { key: 'how', head: 'How', of: ({ put_right }) => put_right?.how ?? '' },
  { key: 'material', head: 'Material', of: (it) => yes(it.decisions.at(-1)?.is_material) },
  { key: 'reported', head: 'Reported', of: (it) => yes(it.decisions.at(-1)?.is_reported) },
  { key: 'on', head: 'Reported on', of: (it) => it.decisions.at(-1)?.reported_on ?? '' },
  {
    key: 'reason',
    head: 'Reason',
    of: (it) => it.decisions.at(-1)?.reason ?? it.dismissed?.reason ?? '',
  },
  { key: 'status', head: 'Status', of: ({ status }) => breachStatuses[status] },
]

export const breachesCsv = (context: Context, query: BreachQuery): string =>
  csvOf(columns, breachRegister(context, query))
