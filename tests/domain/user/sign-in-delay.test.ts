import { expect, test } from 'vitest'
import { delayAfterAttempts, signInDelays } from '#domain/user/sign-in-delay'

const delays = (rule: keyof typeof signInDelays, ...attempts: number[]) =>
  attempts.map((count) => delayAfterAttempts(signInDelays[rule], count) / 1000)

test('a fifth failure costs 15 seconds and each further one twice as long, up to a quarter of an hour', () => {
  expect(delays('together', 0, 4, 5, 6, 7, 11, 100)).toEqual([0, 0, 15, 30, 60, 900, 900])
})

test('where somebody signed in before, no delay is above a minute', () => {
  expect(delays('usual', 4, 5, 7, 100)).toEqual([0, 15, 60, 60])
})
