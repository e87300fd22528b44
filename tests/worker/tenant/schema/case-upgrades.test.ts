import { expect, test } from 'vitest'
import { conveyanceDocument } from '#tenant/conveyance/document'
import { parseDocument } from '#tenant/core/document'
import older from './fixtures/step-17.json'

const at = '2026-10-01T09:00:00.000Z'
const by = { id: 'u-1', name: 'Eleanor Shaw' }
const evidence = {
  who: 'Margaret Ellison',
  seen: 'Passport',
  on: '2026-10-01',
  how: 'in_person',
  amount: null,
  reference: null,
  gift: null,
}

test('a stored case keeps its exchange and its evidence, of which nobody knows when it expires', () => {
  const [row] = older.rows.conveyances
  if (row === undefined) throw new Error('the older database has no case')
  const stored = {
    ...JSON.parse(row.doc),
    facts: { identity_checked: { at, by, evidence }, enquiries_raised: { at, by } },
    pending_evidence: { funds_sent: { evidence, by, at } },
    exchange: { formula: 'B', spoke_to: 'Sunita Rao', deposit_held_by: 'Us', waivers: [] },
  }
  const doc = JSON.stringify({ ...stored, hold: null })
  const { facts, exchange } = parseDocument(conveyanceDocument, { id: row.id, shape: 1, doc })
  expect(facts.identity_checked?.evidence).toEqual({ ...evidence, expires_on: null })
  expect(facts.enquiries_raised).toEqual({ at, by })
  expect(exchange).toEqual({
    formula: 'B',
    speaker: null,
    spoke_to: 'Sunita Rao',
    price: null,
    deposit: null,
    deposit_held_by: 'Us',
    release: null,
    waivers: [],
    warnings: [],
  })
})

test('the other parties of a stored case have no telephone number, and no lead opened it', () => {
  const [row] = older.rows.conveyances
  if (row === undefined) throw new Error('the older database has no case')
  const parties = {
    other_side: { firm: 'Brookes Tanner', handler: null, email: 'sunita@brookes.test' },
    lender: { name: 'Calder Mutual', ref: 'C-1', amount: 120_000_00 },
  }
  const doc = JSON.stringify({ ...JSON.parse(row.doc), ...parties, exchange: null, hold: null })
  const { other_side, lender, lead_id } = parseDocument(conveyanceDocument, {
    id: row.id,
    shape: 1,
    doc,
  })
  expect(other_side).toEqual({ ...parties.other_side, phone: null })
  expect(lender).toEqual({ ...parties.lender, email: null, phone: null })
  expect(lead_id).toBe(null)
})
