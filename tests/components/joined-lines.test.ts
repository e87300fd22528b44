import { expect, test } from 'vitest'
import type { FeedLine } from '#components/Feed.tsx'
import { joinLines } from '#components/joined-lines.ts'

const line = (text: string, act: string): FeedLine => ({
  key: text,
  icon: 'flag',
  who: 'Tom Birkett',
  text,
  time: '16:17',
  exact: 'Wed 4 Nov 2026, 16:17',
  act,
})

test('one act is one line: what was done first leads, what followed stands below', () => {
  const lines = [line('With the buyer', 'a'), line('Send replies', 'a'), line('Note', 'b')]
  const [day] = joinLines([{ day: 'Wed 4 Nov', lines }])
  expect(day?.lines.map(({ text }) => text)).toEqual(['Send replies', 'Note'])
  expect(day?.lines[0]?.also).toEqual(['With the buyer'])
})

test('lines of no act stay apart', () => {
  const { act: _, ...alone } = line('Called', 'a')
  const [day] = joinLines([{ day: 'Wed 4 Nov', lines: [alone, { ...alone, key: 'other' }] }])
  expect(day?.lines).toHaveLength(2)
})
