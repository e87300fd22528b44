import { allFindings } from '#domain/conveyance/workflow/checking'
import { type FirmKeys, firmFindings } from '#domain/conveyance/workflow/firm-findings'
import type { Workflow } from '#domain/conveyance/workflow/workflow'

/** What the check finds in a workflow; what it finds in the firm too, once that is known. */
export const findingsIn = (workflow: Workflow, firm: FirmKeys | null) => [
  ...allFindings(workflow),
  ...(firm ? firmFindings(workflow, firm) : []),
]
