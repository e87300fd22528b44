import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { lineText } from '#domain/one-line'
import { parseWith } from '#domain/parse'
import { atMost } from '#domain/text/at-most'
import { issueText } from '#domain/text/issue-text'

const said = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(issueText)

test('a text that is too long is told its limit, whether or not its schema has words for it', () => {
  const limit = ['Use 2,000 characters or fewer.']
  expect(said(z.string().check(atMost(2000)), 'x'.repeat(2001))).toEqual(limit)
  expect(said(z.string().check(z.maxLength(2000)), 'x'.repeat(2001))).toEqual(limit)
  expect(said(lineText(2000), 'x'.repeat(2001))).toEqual(limit)
  expect(said(z.string().check(atMost(2000)), 'x'.repeat(2000))).toBeUndefined()
  expect(said(z.array(z.string()).check(z.maxLength(2)), ['a', 'b', 'c'])).toEqual([
    'Enter 2 or fewer.',
  ])
  expect(said(z.string(), 1)).toEqual(['Enter a valid value.'])
  expect(said(z.int().check(z.maximum(3)), 4)).toEqual(['Enter a valid value.'])
})

test('an answer of the server names the limit beside its field', () => {
  const Body = z.strictObject({ name: lineText(200) })
  expect(() => parseWith(Body, { name: 'x'.repeat(201) })).toThrow(
    expect.objectContaining({
      detail: { fields: { name: ['Use 200 characters or fewer.'] } },
    }),
  )
})
