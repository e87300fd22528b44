import type { ConveyanceRow } from '#domain/conveyance/conveyance'
import { refreshConveyances } from './conveyances.ts'

export type BulkProgress = {
  /** The idempotency key of a case; the same for each attempt. */
  readonly keyOf: (id: string) => string
  readonly onProgress: (done: number) => void
}

const reasonOf = (error: unknown) =>
  error instanceof Error && error.message ? error.message : 'Couldn’t save. Try again.'

type CaseName = Pick<ConveyanceRow, 'id' | 'ref'>

/** Changes cases one after the other; returns how many changed, and which failed and why. `act` may return a remark. */
export const changeEachCase = async (
  rows: readonly CaseName[],
  act: (row: CaseName, key: string) => Promise<string | null>,
  { keyOf, onProgress }: BulkProgress,
) => {
  const failed: CaseName[] = []
  const refused: { name: string; why: string }[] = []
  const remarks: { name: string; why: string }[] = []
  for (const [at, row] of rows.entries()) {
    try {
      const why = await act(row, keyOf(row.id))
      if (why !== null) remarks.push({ name: row.ref, why })
    } catch (error) {
      failed.push(row)
      refused.push({ name: row.ref, why: reasonOf(error) })
    }
    onProgress(at + 1)
  }
  refreshConveyances()
  return { done: rows.length - failed.length, refused: [...refused, ...remarks], failed }
}
