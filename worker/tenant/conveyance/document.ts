import { Conveyance } from '#domain/conveyance/conveyance'
import { Plan } from '#domain/conveyance/plan/plan'
import type { DocumentShape } from '#tenant/core/document'
import { withoutClientActs } from './plan/client-parts.ts'
import { toSecondShape } from './upgrades.ts'

export const conveyanceDocument: DocumentShape<Conveyance> = {
  name: 'conveyances',
  isVersioned: true,
  shape: 2,
  schema: Conveyance,
  upgrades: [toSecondShape],
}

export const planDocument: DocumentShape<Plan> = {
  name: 'plans',
  key: ['conveyance_id'],
  shape: 2,
  schema: Plan,
  upgrades: [withoutClientActs],
}
