import type { Migration } from '../migration.ts'

const saleOfQuote = `SELECT c.id FROM conveyances AS c WHERE json_extract(c.doc, '$.matter_type') = 'sale'
  AND json_extract(c.doc, '$.quote_case_id') = sale_ready_packs.quote_case_id LIMIT 1`

/** Finds the packs of a quote and of a case by an index; those of quotes that became a sale belong to it. */
export const packsOfCasesStep: Migration = {
  number: 93,
  name: 'sale-ready packs by quote and case',
  sql: `
    UPDATE sale_ready_packs SET doc = json_set(doc, '$.conveyance_id', (${saleOfQuote}))
      WHERE conveyance_id IS NULL AND quote_case_id IS NOT NULL;
    CREATE INDEX sale_ready_packs_quote ON sale_ready_packs (quote_case_id, id)
      WHERE quote_case_id IS NOT NULL;
    CREATE INDEX sale_ready_packs_case ON sale_ready_packs (conveyance_id, id)
      WHERE conveyance_id IS NOT NULL;
  `,
}
