import type { Lead } from '#domain/lead/lead'
import { viewerIdsOf } from '#domain/quote/case/access'
import { leadEntriesOf } from '#domain/quote/figures/cell'
import { measuresOf, subtractMeasures } from '#domain/quote/figures/measure'
import { inOrder } from '#tenant/core/in-order'
import type { settingsOf } from '#tenant/core/settings'
import type { Store } from '#tenant/core/store'
import { quoteCaseDocument, quoteCaseRowDocument } from '#tenant/quote/case/document'
import type { feeScalesOf } from '#tenant/quote/scale/fee-scales'
import { EVERYBODY, NOBODY, quoteGroupsOf } from './groups.ts'
import { currentOutcome } from './outcomes.ts'
import {
  type Counted,
  type CountedTable,
  countedOf,
  type StoredOutcome,
  saveOutcome,
  storedDocument,
} from './stored-outcomes.ts'
import { sharedLedgerOf } from './totals-ledger.ts'

type Parts = {
  readonly store: Store
  readonly settings: Pick<ReturnType<typeof settingsOf>, 'get'>
  readonly feeScales: Pick<ReturnType<typeof feeScalesOf>, 'on'>
}

/** The running totals of the sales desk, updated in the transaction of each change. */
export const quoteTotalsOf = (parts: Parts) => {
  const { store } = parts
  const groups = quoteGroupsOf(store)
  const { together, add } = sharedLedgerOf(store)
  const count = (before: Counted | null, after: Counted | null) =>
    together(() => {
      for (const { cells, measures } of before?.entries ?? [])
        add(
          [EVERYBODY, before?.group ?? EVERYBODY],
          cells,
          subtractMeasures(measuresOf(), measures),
        )
      for (const { cells, measures } of after?.entries ?? [])
        add([EVERYBODY, after?.group ?? EVERYBODY], cells, measures)
    })
  const countedOrNull = (table: CountedTable, doc: string | null) =>
    doc === null ? null : countedOf(table, doc)
  /** Counts a record as it is now; returns whether that changed anything. */
  const put = (
    table: CountedTable,
    id: string,
    doc: string,
    keep: (store: Store, id: string, doc: string) => void,
  ) => {
    const before = storedDocument(store, table, id)
    if (before === doc) return false
    count(countedOrNull(table, before), countedOf(table, doc))
    keep(store, id, doc)
    return true
  }
  const saveLead = (lead: Lead) => {
    const people = [lead.owner?.id ?? NOBODY, ...(lead.bdm ? [lead.bdm.id] : [])]
    const counted: Counted = { group: groups.of(people), entries: leadEntriesOf(lead) }
    return put('lead_outcomes', lead.id, JSON.stringify(counted), saveLeadDocument)
  }
  /** Recounts a case; returns whether that changed anything. */
  const refresh = (id: string) => {
    const [it] = inOrder(store, quoteCaseDocument, [id])
    const [line] = inOrder(store, quoteCaseRowDocument, [id])
    if (it === undefined || line === undefined) return false
    const people = viewerIdsOf(it)
    for (const userId of people)
      store.write('INSERT OR IGNORE INTO quote_case_people (user_id, id) VALUES (?, ?)', userId, id)
    const outcome = currentOutcome(parts, it, line.fee_ex_vat)
    const storedOutcome: StoredOutcome = { outcome, group: groups.of(people) }
    return put('quote_outcomes', id, JSON.stringify(storedOutcome), saveOutcome)
  }
  return {
    groups,
    /** Writes everything that `act` counts at once, after it. */
    together,
    refresh,
    saveLead: (lead: Lead) => {
      const isChanged = saveLead(lead)
      for (const { id } of lead.quote_cases) refresh(id)
      return isChanged
    },
    remove: (id: string, table: CountedTable = 'quote_outcomes') => {
      const before = countedOrNull(table, storedDocument(store, table, id))
      if (before === null) return
      count(before, null)
      store.write(`DELETE FROM ${table} WHERE id = ?`, id)
    },
  }
}

const saveLeadDocument = (store: Store, id: string, doc: string) =>
  store.write(
    `INSERT INTO lead_outcomes (id, doc) VALUES (?, ?)
     ON CONFLICT (id) DO UPDATE SET doc = excluded.doc`,
    id,
    doc,
  )
