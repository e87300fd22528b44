import { demoFirms } from '#worker/demo/firms'
import type { DirectoryEntry } from '#worker/directory/entry'
import { type Caller, signedIn, visitor } from './caller.ts'
import { compareAll, type Question } from './comparing.ts'
import type { Benchmark } from './run.ts'

const SMALL = 1_000
const AT_ONCE = 1_400

type Asked<Known> = {
  /** The records that both firms are filled with. */
  readonly of: 'cases' | 'quotes' | 'messages'
  readonly questions: readonly Question<Known>[]
  /** A firm's own values for filters. */
  readonly knownIn: (staff: Caller, firm: DirectoryEntry) => Promise<Known>
}

/** The same requests in a large firm and in one of a thousand records, by their owners. */
export const inTwoFirms =
  <Known>({ of, questions, knownIn }: Asked<Known>): Benchmark =>
  async ({ base: started, cases }) => {
    const base = await started()
    const [first, second] = demoFirms
    if (!first || !second) return []
    await fill(base, second, of, SMALL)
    await fill(base, first, of, cases)
    const asker = async (firm: DirectoryEntry) => {
      const staff = await signedIn(base, firm, 'owner')
      return { staff, known: await knownIn(staff, firm) }
    }
    const large = await asker(first)
    const small = await asker(second)
    const figures = await compareAll(questions, large, small, { large: cases, small: SMALL, of })
    large.staff.hangUp()
    small.staff.hangUp()
    return figures
  }

/** Fills a firm with records until it has as many as wanted. */
export const fill = async (
  base: string,
  firm: DirectoryEntry,
  of: Asked<unknown>['of'],
  wanted: number,
) => {
  const anybody = visitor(base, firm)
  let there = 0
  for (let count = 0; there < wanted; count = Math.min(AT_ONCE, wanted - there))
    there = (await anybody.post<{ total: number }>('/__local/bulk', { count, of })).total
  anybody.hangUp()
}
