import { expect } from 'vitest'
import type { Answer, FirmUnderTest } from './firm.ts'
import { stateOf } from './state.ts'

type Refusal = {
  readonly status?: number
  readonly code?: string
  /** Where the words stand beside a field; otherwise they are the message. */
  readonly field?: string
  readonly says: RegExp
}

const tablesOf = async (firm: FirmUnderTest): Promise<[name: string, rows: unknown][]> =>
  JSON.parse(await stateOf(firm))

/** Asks something of a firm, and expects to be refused with these words and to have changed no table. */
export const refusingOf =
  (firm: FirmUnderTest) =>
  async (
    ask: () => Promise<Answer>,
    { field, status = field ? 422 : 409, code = 'invalid', says }: Refusal,
  ) => {
    await firm.settled()
    const before = new Map(await tablesOf(firm))
    const answer = await ask()
    const { error } = answer.body
    expect([answer.status, error?.code], answer.text).toEqual([status, code])
    const words = field === undefined ? error.message : Object(error.fields)[field]?.join(' ')
    expect(words, answer.text).toMatch(says)
    const changed = (await tablesOf(firm)).filter(
      ([name, rows]) => JSON.stringify(rows) !== JSON.stringify(before.get(name)),
    )
    expect(changed.map(([name]) => name)).toEqual([])
  }
