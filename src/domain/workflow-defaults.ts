import type { MatterType } from './matter.ts'
import type { Workflow } from './workflow.ts'
import { purchaseWorkflow } from './workflow-purchase-default.ts'
import { remortgageWorkflow } from './workflow-remortgage-default.ts'
import { saleWorkflow } from './workflow-sale-default.ts'
import { transferWorkflow } from './workflow-transfer-of-equity-default.ts'

/** What a firm starts with; a case stays on the version with which it was opened. */
export const defaultWorkflows: Readonly<Record<MatterType, Workflow>> = {
  sale: saleWorkflow,
  purchase: purchaseWorkflow,
  remortgage: remortgageWorkflow,
  'transfer-of-equity': transferWorkflow,
}
