import { describe, expect, test } from 'vitest'
import { exchange } from '#domain/conveyance/exchange'
import { historyText } from '#domain/conveyance/history'
import { refusalOf } from '../refusal-of.ts'
import { aCase, at, eleanor, exchangeInput, tom, workedUntil } from './fixture.ts'

const NOW = at('2026-11-27')
const ready = (change = {}) => workedUntil(aCase('sale', change), 'exchanged', NOW)
const exchangedWith = (change: object, of = ready()) =>
  exchange(of, { ...exchangeInput, ...change }, eleanor, NOW)
const faultsOf = (change: object, of = ready()) =>
  refusalOf(() => exchangedWith(change, of)).detail.fields

const partOne = {
  formula: 'C',
  released_by: 'Sunita Rao',
  released_at: '09:00',
  released_until: '12:00',
}

describe('the call by which contracts are exchanged', () => {
  test('has a speaker of ours: whoever is named, or else whoever records it', () => {
    expect(exchangedWith({}).conveyance.exchange?.speaker).toEqual(eleanor)
    expect(exchangedWith({ speaker: tom }).conveyance.exchange?.speaker).toEqual(tom)
  })

  test('confirms the price and the deposit of the case, and no others', () => {
    expect(faultsOf({ price: 410_000_00, deposit: 41_000_00 })).toEqual({
      price: [
        'The case has a price of £412,500.00. Check the contract, and change the case first if that is wrong.',
      ],
      deposit: [
        'The case has a deposit of £41,250.00. Check the contract, and change the case first if that is wrong.',
      ],
    })
    expect(exchangedWith({}).conveyance.exchange?.price).toBe(412_500_00)
  })

  test('brings the deposit to a case that has none yet', () => {
    const { conveyance } = exchangedWith({ deposit: 20_000_00 }, ready({ deposit: 0 }))
    expect(conveyance.deposit).toBe(20_000_00)
  })
})

describe('formula C', () => {
  test('needs part 1: who released it, when, and until when', () => {
    expect(faultsOf({ formula: 'C' })).toEqual({
      released_by: ['Enter who released part 1.'],
      released_at: ['Enter the time of the release.'],
      released_until: ['Enter the final time for exchange.'],
    })
  })

  test.each([
    [{ released_until: '08:59' }, 'released_until', 'The final time is before the release.'],
    [{ released_at: '09:31' }, 'at', 'Part 1 was released at 09:31, after this.'],
    [{ released_until: '09:29' }, 'at', 'The release ended at 09:29. Agree a new release first.'],
  ])('with %o is refused', (change, field, message) => {
    expect(faultsOf({ ...partOne, ...change })).toEqual({ [field]: [message] })
  })

  test('keeps its release on the case and in the history', () => {
    const { conveyance, events } = exchangedWith({ ...partOne, speaker: tom })
    expect(conveyance.exchange?.release).toEqual({
      by: 'Sunita Rao',
      at: '2026-11-27T09:00:00.000Z',
      until: '2026-11-27T12:00:00.000Z',
    })
    const [event] = events
    expect(event && historyText({ name: event.name, fields: { ...event.detail } })).toBe(
      'Tom Birkett exchanged contracts with Sunita Rao by formula C at 09:30. Part 1 released by Sunita Rao at 09:00, until 12:00. Price £412,500.00 and deposit £41,250.00 confirmed. Deposit held by Ashgrove Pym.',
    )
  })

  test('alone has a release', () => {
    expect(exchangedWith({ ...partOne, formula: 'B' }).conveyance.exchange?.release).toBeNull()
  })
})
