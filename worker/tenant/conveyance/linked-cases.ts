import type { CaseRecords, Conveyance } from '#domain/conveyance/conveyance'
import { followLinkedSale } from '#domain/conveyance/evidence/linked-sale'
import { linkBack, unlinkFrom } from '#domain/conveyance/linked/linking'
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
type Link = Conveyance['linked']

/**
 * Returns a function that keeps both cases of a link alike after either has changed, and lets a purchase follow its
 * sale. It takes the changed case and its link of before, and returns the changed case as it then is.
 */
export const linkedCaseFollowerOf = ({ store, now, plans }: Parts, save: Save) => {
  const table = tableOf(store, conveyanceDocument)
  const recordsOf = (link: Link): CaseRecords | null => {
    const conveyance = link && table.find(link.id)
    return conveyance && { conveyance, plan: plans.of(conveyance.id) }
  }
  const saved = (records: CaseRecords, change: CaseChange | null) =>
    change ? save(change, records.conveyance.version) : records

  const unlink = (link: Link, from: Conveyance) => {
    const records = recordsOf(link)
    if (records) saved(records, unlinkFrom(records, from, now))
  }
  const link = (records: CaseRecords, to: Conveyance) => {
    const before = records.conveyance.linked
    if (before && before.id !== to.id) unlink(before, records.conveyance)
    return saved(records, linkBack(records, to, now))
  }
  const followSale = (purchase: CaseRecords, sale: CaseRecords) =>
    saved(purchase, followLinkedSale(purchase, sale.conveyance, system, now))

  return (changed: CaseRecords, before: Link): CaseRecords => {
    const { conveyance } = changed
    const { linked } = conveyance
    if (before && before.id !== linked?.id) unlink(before, conveyance)
    const found = recordsOf(linked)
    if (!found) return changed
    const other = before?.id === linked?.id ? found : link(found, conveyance)
    if (conveyance.matter_type === 'purchase') return followSale(changed, other)
    followSale(other, changed)
    return changed
  }
}
