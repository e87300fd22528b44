import type { BulkOutcome } from '#domain/conveyance/api'
import { workflowApi } from '#domain/conveyance/workflow/api'
import type { CaseMigration } from '#domain/conveyance/workflow/migration-row'
import { call } from '#lib/api'

/** Cases of one request. */
const SLICE = 10

export const fetchMigrations = (id: string, after: string | null) =>
  call(workflowApi.migration, { params: { id }, query: after === null ? {} : { after } })

/** Moves cases to a version in slices, with the number done after each. Throws ApiError. */
export const migrateCases = async (
  id: string,
  cases: readonly CaseMigration[],
  onProgress: (done: number) => void,
): Promise<BulkOutcome> => {
  const outcome: BulkOutcome = { done: [], refused: [] }
  for (let at = 0; at < cases.length; at += SLICE) {
    const slice = cases.slice(at, at + SLICE).map(({ id, version }) => ({ id, version }))
    const { done, refused } = await call(workflowApi.migrate, {
      params: { id },
      body: { cases: slice },
      key: crypto.randomUUID(),
    })
    outcome.done.push(...done)
    outcome.refused.push(...refused)
    onProgress(at + slice.length)
  }
  return outcome
}

/** The JSON Schema of an exported workflow. */
export const fetchWorkflowSchema = () => call(workflowApi.schema)
