import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TelephoneEvent } from '#domain/call/telephone'
import { type CallEventLog, callFromEvents, withEvent } from '#domain/call/telephone-events'

const event = (
  type: TelephoneEvent['type'],
  second: number,
  given: object = {},
): TelephoneEvent => ({
  event: `${type}-${second}`,
  call: 'c-1',
  type,
  at: new Date(Date.UTC(2026, 0, 5, 9, 0, second)).toISOString(),
  direction: 'in',
  from: '07700 900482',
  to: '0117 496 0123',
  ...given,
})

const heard = (events: readonly TelephoneEvent[]) => events.reduce<CallEventLog>(withEvent, {})

describe('a call that was heard of', () => {
  test('rings, is answered and ends with its length', () => {
    const told = [event('started', 0), event('answered', 7), event('ended', 67)]
    expect(callFromEvents(heard(told.slice(0, 1)))).toMatchObject({
      status: 'ringing',
      number: '+447700900482',
      disposition: null,
    })
    expect(callFromEvents(heard(told))).toMatchObject({
      status: 'ended',
      disposition: 'answered',
      duration_s: 60,
      answered_at: '2026-01-05T09:00:07.000Z',
    })
  })

  test('that nobody answered is none, whatever is not said', () => {
    expect(callFromEvents(heard([event('started', 0), event('ended', 20)]))).toMatchObject({
      disposition: 'no_answer',
      duration_s: 0,
    })
  })

  test('is the same in every order and however often it is told', () => {
    const told = [
      event('started', 0),
      event('answered', 7, { extension: '201' }),
      event('ended', 60, { disposition: 'busy' }),
      event('ended', 67, { recording_url: 'https://pbx.firm.co.uk/r/1' }),
      event('started', 1, { from: '07700 900483' }),
    ]
    const oracle = callFromEvents(heard(told.toSorted((a, b) => a.at.localeCompare(b.at))))
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...told, ...told], { minLength: 10, maxLength: 10 }),
        (mixed) => {
          expect(callFromEvents(heard(mixed))).toEqual(oracle)
        },
      ),
    )
    expect(oracle).toMatchObject({ disposition: 'answered', duration_s: 60, has_recording: true })
  })
})
