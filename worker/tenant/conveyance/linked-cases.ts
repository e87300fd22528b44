import type { CaseRecords } from '#domain/conveyance/conveyance'
import { followLinkedSale } from '#domain/conveyance/evidence/linked-sale'
import type { CaseChange } from '#domain/conveyance/settling'
import type { plansOf } from '#tenant/conveyance/plan/plans'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'
import { system } from '#tenant/user/people'
import { conveyanceDocument } from './document.ts'

type Parts = {
  readonly store: Store
  readonly now: string
  readonly plans: Pick<ReturnType<typeof plansOf>, 'of'>
}
type Save = (change: CaseChange, from: number) => CaseRecords

/** Returns a function that lets a purchase follow its linked sale after either has changed, and returns the changed case as it then is. */
export const linkedCaseFollowerOf = ({ store, now, plans }: Parts, save: Save) => {
  const table = tableOf(store, conveyanceDocument)
  const follow = (purchase: CaseRecords, sale: CaseRecords): CaseRecords | null => {
    const change = followLinkedSale(purchase, sale.conveyance, system, now)
    return change && save(change, purchase.conveyance.version)
  }
  return (changed: CaseRecords): CaseRecords => {
    const { linked, matter_type } = changed.conveyance
    const conveyance = linked && table.find(linked.id)
    if (!conveyance) return changed
    const other = { conveyance, plan: plans.of(conveyance.id) }
    if (matter_type === 'purchase') return follow(changed, other) ?? changed
    follow(other, changed)
    return changed
  }
}
