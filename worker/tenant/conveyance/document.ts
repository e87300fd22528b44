import { Conveyance } from '#domain/conveyance/conveyance'
import { Plan } from '#domain/conveyance/plan/plan'
import type { DocumentShape } from '#tenant/core/document'
import { withApprovals } from './plan/approvals.ts'
import { withoutClientActs } from './plan/client-parts.ts'
import { toFourthShape, toSecondShape, toThirdShape } from './upgrades.ts'

export const conveyanceDocument: DocumentShape<Conveyance> = {
  name: 'conveyances',
  isVersioned: true,
  shape: 4,
  schema: Conveyance,
  upgrades: [toSecondShape, toThirdShape, toFourthShape],
}

export const planDocument: DocumentShape<Plan> = {
  name: 'plans',
  key: ['conveyance_id'],
  shape: 3,
  schema: Plan,
  upgrades: [withoutClientActs, withApprovals],
}
