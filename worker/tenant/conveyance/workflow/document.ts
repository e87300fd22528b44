import * as z from 'zod/mini'
import { KeptWorkflow } from '#domain/conveyance/workflow/listing'
import type { DocumentShape } from '#tenant/core/document'
import type { FirmWorkflow } from './firm-workflows.ts'

export const workflowDocument: DocumentShape<FirmWorkflow> = {
  name: 'workflows',
  isVersioned: true,
  shape: 1,
  schema: z.omit(KeptWorkflow, { is_default: true }),
  upgrades: [],
}
