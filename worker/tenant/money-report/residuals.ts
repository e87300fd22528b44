import { shortClients } from '#domain/conveyance/clients'
import { type DateOnly, daysBetween } from '#domain/dates'
import type { ResidualRow } from '#domain/money-report/view'
import type { Store } from '#tenant/core/store'

type Row = {
  conveyance_id: string
  ref: string
  clients: string
  completed_on: string
  held: number
}

const namesIn = (text: string) => {
  const names: unknown = JSON.parse(text)
  return Array.isArray(names) ? names.map(String) : []
}

/** Client money that cases hold although they completed before a day (SRA Accounts Rule 2.5). */
export const residualsOf = (store: Store, on: DateOnly): ResidualRow[] =>
  store
    .rows<Row>(
      `SELECT c.id AS conveyance_id, json_extract(c.doc, '$.ref') AS ref,
         (SELECT json_group_array(json_extract(value, '$.name'))
          FROM json_each(c.doc, '$.clients')) AS clients,
         json_extract(c.doc, '$.key_dates.completed_on') AS completed_on, h.held
       FROM (SELECT conveyance_id, sum(amount) AS held FROM ledger_entries
             WHERE account IN ('client', 'stakeholder', 'lender') AND date <= ?
             GROUP BY conveyance_id HAVING sum(amount) <> 0) h
       JOIN conveyances c ON c.id = h.conveyance_id
       WHERE json_extract(c.doc, '$.key_dates.completed_on') < ?
       ORDER BY completed_on, ref`,
      on,
      on,
    )
    .map(({ clients, completed_on, ...row }) => ({
      ...row,
      completed_on,
      client: shortClients(namesIn(clients)),
      days: daysBetween(completed_on, on),
    }))
