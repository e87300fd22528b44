import type { MatterType } from '#domain/matter'
import { purchaseWorkflow } from './purchase-default.ts'
import { remortgageWorkflow } from './remortgage-default.ts'
import { saleWorkflow } from './sale-default.ts'
import { transferWorkflow } from './transfer-of-equity-default.ts'
import type { Workflow } from './workflow.ts'

/** The standard workflows; a case stays on the version with which it was opened. */
export const defaultWorkflows: Readonly<Record<MatterType, Workflow>> = {
  sale: saleWorkflow,
  purchase: purchaseWorkflow,
  remortgage: remortgageWorkflow,
  'transfer-of-equity': transferWorkflow,
}
