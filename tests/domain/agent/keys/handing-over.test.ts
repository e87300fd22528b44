import { describe, expect, test } from 'vitest'
import { handedOver } from '#domain/agent/keys/handing-over'
import { agentKeys } from '#domain/agent/keys/view'
import { complete } from '#domain/conveyance/completion'
import { recordEvidence } from '#domain/conveyance/evidence/recording'
import { aCase, at, eleanor, workedUntil } from '../../conveyance/fixture.ts'
import { refusalOf } from '../../refusal-of.ts'

const DAY = at('2026-12-11')
const LATER = '2026-12-11T18:00:00.000Z'
const by = { id: 'gemma', name: 'Gemma Holt' }
const confirmation = { id: 'k1', by, now: LATER }
const entry = { version: 0, on: '2026-12-11', at: '13:10', to: 'Priya Shaw' }

const ready = () => workedUntil(aCase(), 'completed', DAY)
const completed = () => complete(ready(), { at: '09:40', spoke_to: 'Sunita Rao' }, eleanor, DAY)

describe('the keys of a sale', () => {
  test('are held until completion is recorded, however near it is', () => {
    const { conveyance } = ready()
    expect(agentKeys(conveyance, null)).toEqual({ released_at: null, handover: null })
    const refusal = refusalOf(() => handedOver(conveyance, entry, confirmation))
    expect([refusal.status, refusal.code]).toEqual([409, 'keys.held'])
  })

  test('may be released from the time of completion, and name who took them', () => {
    const { conveyance } = completed()
    expect(agentKeys(conveyance, null)?.released_at).toBe('2026-12-11T09:40:00.000Z')
    const handover = handedOver(conveyance, entry, confirmation)
    expect(handover).toMatchObject({ version: 1, to: 'Priya Shaw', by })
    expect(handover.at).toBe('2026-12-11T13:10:00.000Z')
    expect(agentKeys(conveyance, handover)?.handover?.by).toBe('Gemma Holt')
  })

  test.each([
    ['before completion', '09:39', 'Completion was at 09:40. Enter a time after it.'],
    ['in the future', '18:01', 'Enter a time that is not in the future.'],
  ])('are not handed over %s', (_, time, text) => {
    const { conveyance } = completed()
    const wrong = () => handedOver(conveyance, { ...entry, at: time }, confirmation)
    expect(refusalOf(wrong).detail.fields).toEqual({ at: [text] })
  })
})

describe('the keys of a purchase', () => {
  test('are held while a payment waits for the second person', () => {
    const before = workedUntil(aCase('purchase'), 'funds_sent', DAY)
    const asked = recordEvidence(
      before,
      {
        task: 'funds-sent',
        who: 'Brookes Tanner',
        seen: 'Account verified by telephone',
        on: '2026-12-11',
        how: 'bank',
        amount: 371_250_00,
      },
      eleanor,
      DAY,
    )
    const wrong = () => complete(asked, { at: '09:40', spoke_to: 'Sunita Rao' }, eleanor, DAY)
    expect(refusalOf(wrong).code).toBe('conveyance.not_ready_to_complete')
    expect(agentKeys(asked.conveyance, null)?.released_at).toBeNull()
  })
})

test('no keys change hands in a remortgage', () => {
  const { conveyance } = completed()
  const remortgage = { ...conveyance, matter_type: 'remortgage' as const }
  expect(agentKeys(remortgage, null)).toBeNull()
  expect(refusalOf(() => handedOver(remortgage, entry, confirmation)).code).toBe('keys.none')
})
