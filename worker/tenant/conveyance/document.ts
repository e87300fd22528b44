import { Conveyance } from '#domain/conveyance/conveyance'
import { Plan } from '#domain/conveyance/plan/plan'
import type { DocumentShape } from '#tenant/core/document'
import { withoutClientActs } from './plan/client-parts.ts'
import { toSecondShape, toThirdShape } from './upgrades.ts'

export const conveyanceDocument: DocumentShape<Conveyance> = {
  name: 'conveyances',
  isVersioned: true,
  shape: 3,
  schema: Conveyance,
  upgrades: [toSecondShape, toThirdShape],
}

export const planDocument: DocumentShape<Plan> = {
  name: 'plans',
  key: ['conveyance_id'],
  shape: 2,
  schema: Plan,
  upgrades: [withoutClientActs],
}
