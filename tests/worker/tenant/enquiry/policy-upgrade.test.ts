import { expect, test } from 'vitest'
import { newEnquiry } from '#domain/enquiry/creation'
import { parseDocument } from '#tenant/core/document'
import { caseEnquiryDocument } from '#tenant/enquiry/document'

const by = { id: 'u', name: 'Sam' }
const policy = {
  ...{ insurer: 'Larch Mutual', policy_number: 'L1', limit: 40_000_000, premium: 9_000 },
  payer: 'seller',
}

test('a policy of before has no terms noted', () => {
  const enquiry = newEnquiry(
    {
      ...{ id: 'q1', conveyance_id: 'c', number: 1, round: 1, raised_on: '2026-11-20' },
      direction: 'we_answer',
    },
    {
      ...{ label: '1', section: null, parent: null, text: 'Please supply the consent.' },
      ...{ classification: 'COV', reply: 'None.', comment: null, library_id: null, reason: null },
    },
    { by, now: '2026-11-20T10:00:00.000Z' },
  )
  const stored = { ...enquiry, status: 'covered_by_indemnity', indemnity: policy }
  const read = (doc: object) =>
    parseDocument(caseEnquiryDocument, {
      ...{ id: 'q1', shape: 4, version: 1, doc: JSON.stringify(doc) },
    })
  expect(read(stored).indemnity).toEqual({
    ...policy,
    conditions: null,
    disclosure: null,
    expires_on: null,
  })
  expect(read({ ...enquiry }).indemnity).toBeNull()
})
