import type { Workflow } from '#domain/conveyance/workflow/workflow'
import { blankWorkflow } from './blank.ts'
import { leaseExtensionWorkflow } from './lease-extension.ts'
import { isStarterKey, starterNames } from './names.ts'
import { newLeaseWorkflow } from './new-lease.ts'
import { probateWorkflow } from './probate.ts'
import { sharedOwnershipWorkflow } from './shared-ownership.ts'

const workflows: Readonly<Record<string, Workflow>> = {
  'new-lease': newLeaseWorkflow,
  'shared-ownership': sharedOwnershipWorkflow,
  probate: probateWorkflow,
  'lease-extension': leaseExtensionWorkflow,
}

/** The workflow of a starter; null when there is none of this key. */
export const starterOf = (key: string): Workflow | null =>
  isStarterKey(key) ? (workflows[key] ?? blankWorkflow(starterNames[key].matter_type)) : null
