import * as z from 'zod/mini'
import { StoredWorkflow } from '#domain/conveyance/workflow/listing'
import type { DocumentShape } from '#tenant/core/document'
import type { StoredRecord } from '#tenant/core/table'
import { withoutApprovals, withoutParts, withSelectionAndNote, withTypedRules } from './upgrades.ts'

export type FirmWorkflow = StoredRecord & Omit<StoredWorkflow, 'is_default'>

export const workflowDocument: DocumentShape<FirmWorkflow> = {
  name: 'workflows',
  isVersioned: true,
  shape: 5,
  schema: z.omit(StoredWorkflow, { is_default: true }),
  upgrades: [withTypedRules, withSelectionAndNote, withoutApprovals, withoutParts],
}
