import * as z from 'zod/mini'
import { KeptWorkflow } from '#domain/conveyance/workflow/listing'
import type { DocumentShape } from '#tenant/core/document'
import type { Kept } from '#tenant/core/table'

/** A version of a workflow that the firm made itself. */
export type FirmWorkflow = Kept & Omit<KeptWorkflow, 'is_default'>

export const workflowDocument: DocumentShape<FirmWorkflow> = {
  name: 'workflows',
  isVersioned: true,
  shape: 1,
  schema: z.omit(KeptWorkflow, { is_default: true }),
  upgrades: [],
}
