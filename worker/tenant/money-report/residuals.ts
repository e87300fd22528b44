import { shortClients } from '#domain/conveyance/clients'
import { type DateOnly, daysBetween } from '#domain/dates'
import type { Period } from '#domain/money-report/balances'
import type { GiftRow, ResidualRow } from '#domain/money-report/view'
import type { Store } from '#tenant/core/store'

type Row = {
  conveyance_id: string
  ref: string
  clients: string
  completed_on: string
  held: number
  attempts: number
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
         json_extract(c.doc, '$.key_dates.completed_on') AS completed_on, h.held,
         coalesce(json_array_length(r.doc, '$.attempts'), 0) AS attempts
       FROM (SELECT conveyance_id, sum(amount) AS held FROM ledger_entries
             WHERE account IN ('client', 'stakeholder', 'lender') AND date <= ?
             GROUP BY conveyance_id HAVING sum(amount) <> 0) h
       JOIN conveyances c ON c.id = h.conveyance_id
       LEFT JOIN residuals r ON r.id = h.conveyance_id
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

type Gift = Omit<GiftRow, 'approved_by'> & { readonly approved_by: string | null }

/** What was given to charities in a period, with the permission it rests on and the receipt for it. */
export const giftsOf = (store: Store, { from, to }: Period): GiftRow[] =>
  store
    .rows<Gift>(
      `SELECT p.conveyance_id, c.ref, json_extract(p.doc, '$.sent.on') AS "on",
         json_extract(p.doc, '$.payee.name') AS charity, json_extract(p.doc, '$.charity') AS number,
         json_extract(p.doc, '$.amount') AS amount, json_extract(p.doc, '$.authority') AS authority,
         json_extract(p.doc, '$.approved.by.name') AS approved_by,
         json_extract(r.doc, '$.receipt.name') AS receipt
       FROM payments p JOIN conveyances c ON c.id = p.conveyance_id
       LEFT JOIN residuals r ON r.id = p.conveyance_id
       WHERE p.status = 'sent' AND json_extract(p.doc, '$.charity') IS NOT NULL
         AND json_extract(p.doc, '$.sent.on') BETWEEN ? AND ? ORDER BY "on", p.id`,
      from,
      to,
    )
    .map((gift) => ({ ...gift, approved_by: gift.approved_by ?? '' }))
