import { describe, expect, test } from 'vitest'
import { reasonAgainst } from '#domain/act'
import { mayChangeCase } from '#domain/conveyance/acts'
import { assignmentBlock } from '#domain/conveyance/bulk'
import { ConveyanceStatus } from '#domain/conveyance/conveyance'
import { mayChangeLead } from '#domain/lead/acts'
import { leadBlock } from '#domain/lead/bulk'
import { LeadStatus } from '#domain/lead/lead'
import { bulkSummary } from '#domain/list/bulk'
import { mayCloseAsLost, mayExtend } from '#domain/quote/case/acts'
import { extensionBlock, lossBlock } from '#domain/quote/case/bulk'
import { QuoteCaseStatus } from '#domain/quote/case/quote-case'

describe('a summary of picked rows', () => {
  test('counts those that can be changed, and the others by state', () => {
    const blocks = ['archived', null, 'archived', null, 'aborted', null]
    expect(bulkSummary(blocks, 'reassigned')).toBe(
      '3 of 6 can be reassigned. 2 are archived. 1 is aborted.',
    )
    expect(bulkSummary(['lost'], 'extended')).toBe('None of 1 can be extended. 1 is lost.')
  })

  test('says nothing when all can, or none is picked', () => {
    expect(bulkSummary([null, null], 'reassigned')).toBeNull()
    expect(bulkSummary([], 'reassigned')).toBeNull()
  })
})

const TODAY = '2026-09-22'

describe('a row is ruled out exactly when the server refuses it:', () => {
  test.each(ConveyanceStatus.options)('a case that is %s', (status) => {
    const isRefused = reasonAgainst(mayChangeCase({ status })) !== undefined
    expect(assignmentBlock({ status }) !== null).toBe(isRefused)
  })

  test.each(LeadStatus.options)('a lead that is %s', (status) => {
    const lead = { number: 'L-1', status, sale_stage: 'presold', owner: null } as const
    expect(leadBlock(lead) !== null).toBe(reasonAgainst(mayChangeLead(lead)) !== undefined)
  })

  test.each(QuoteCaseStatus.options)('a quote that is %s, before and after its end', (status) => {
    for (const valid_until of ['2026-09-21', '2026-09-22']) {
      const quote = { id: 'q', number: 'Q-1', status, valid_until }
      const isExtensible = mayExtend(quote, TODAY) === true
      expect(extensionBlock(quote, TODAY) === null).toBe(isExtensible)
      expect(lossBlock(quote) === null).toBe(mayCloseAsLost(quote) === true)
    }
  })

  test('with the reason: expired before anything else of an open quote', () => {
    const quote = { id: 'q', number: 'Q-1', status: 'sent', valid_until: '2026-09-21' } as const
    expect(extensionBlock(quote, TODAY)).toBe('expired')
    expect(extensionBlock({ ...quote, status: 'accepted' }, TODAY)).toBe('accepted')
    expect(lossBlock({ ...quote, status: 'dead' })).toBe('lost')
    expect(assignmentBlock({ status: 'archived' })).toBe('archived')
  })
})
