import type { Workflow } from '#domain/conveyance/workflow/workflow'
import { runAct } from '#islands/admin/run-act.ts'
import { go } from '#lib/navigate'
import { href } from '#routes'
import { importWorkflow } from '#stores/conveyance/workflow/workflow'
import { $workflows } from '#stores/conveyance/workflow/workflows'

/** Saves a workflow as a new draft and opens it. */
export const saveAsDraft = (workflow: Workflow) =>
  runAct(async () => {
    const draft = await importWorkflow(workflow, crypto.randomUUID())
    $workflows.revalidate()
    go(href('admin-workflows-id', { id: draft.id }))
  }, 'Saved as a draft')
