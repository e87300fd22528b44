import { assertAllowed, firstRefusal, refuseIf } from '#domain/act'
import type { BulkOutcome } from '#domain/conveyance/api'
import { openStatuses } from '#domain/conveyance/view'
import type { StoredWorkflow } from '#domain/conveyance/workflow/listing'
import { migrateCase } from '#domain/conveyance/workflow/migration'
import { previewMigration } from '#domain/conveyance/workflow/migration-preview'
import type { MigrationPage } from '#domain/conveyance/workflow/migration-row'
import { invalid, notFound, Refusal } from '#domain/refusal'
import type { RequestContext } from '#tenant/runtime/context'
import { casePage } from './case-pages.ts'
import { firmWorkflowsOf } from './firm-workflows.ts'
import { versionOf } from './recording.ts'

/** Cases of a page; each is worked out in full. */
const PAGE_SIZE = 25

/** The open cases on other versions, with what moving each to this one changes. */
export const listMigrations = (
  context: RequestContext,
  id: string,
  after: string | undefined,
): MigrationPage => {
  const { workflow } = requireWorkflow(context, id)
  if (workflow.is_part) return { rows: [], next: null }
  const { ids, next } = casePage(context, {
    matter: workflow.matter_type,
    statuses: openStatuses,
    without: versionOf(workflow),
    after,
    size: PAGE_SIZE,
  })
  const { conveyances, now } = context
  return { rows: ids.map((it) => previewMigration(conveyances.records(it), workflow, now)), next }
}

const requireWorkflow = ({ store }: RequestContext, id: string): StoredWorkflow => {
  const workflow = firmWorkflowsOf(store).show(id)
  if (workflow === null) throw notFound()
  return workflow
}

type Moved = { readonly id: string; readonly version: number }

/** Moves open cases to a version; throws 409 unless it is published and runs cases of its own. */
export const migrateCases = (
  context: RequestContext,
  id: string,
  cases: readonly Moved[],
): BulkOutcome => {
  const { workflow, status } = requireWorkflow(context, id)
  assertAllowed(
    firstRefusal(
      refuseIf(
        status !== 'published',
        'not_published',
        'Publish this version before you move cases to it.',
      ),
      refuseIf(
        workflow.is_part,
        'part_of_cases',
        'This workflow runs as a part of cases of other workflows. Their rules start it.',
      ),
    ),
  )
  const outcome: BulkOutcome = { done: [], refused: [] }
  for (const it of cases) {
    try {
      context.conveyances.change(it.id, it.version, (records) => {
        if (records.conveyance.matter_type !== workflow.matter_type)
          throw invalid({ cases: ['This case is of another type of matter.'] })
        return migrateCase(records, workflow, context.now)
      })
      outcome.done.push(it.id)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      outcome.refused.push({ id: it.id, name: refOf(context, it.id), why: error.message })
    }
  }
  return outcome
}

// A case outside the person's scope is not named.
const refOf = ({ conveyances }: RequestContext, id: string) => {
  try {
    return conveyances.get(id).ref
  } catch {
    return ''
  }
}
