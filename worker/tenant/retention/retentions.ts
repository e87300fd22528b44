import type { Conveyance } from '#domain/conveyance/conveyance'
import { newRetention } from '#domain/retention/changing'
import type { CaseRetention, RetentionView } from '#domain/retention/retention'
import type { Store } from '#tenant/core/store'
import { tableOf } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { retentionDocument } from './document.ts'
import { caseFilesOf } from './files.ts'

/** What was decided about the files of cases. */
export const retentionsOf = (store: Store) => {
  const table = tableOf(store, retentionDocument)
  /** The ids of cases whose destruction has this status. */
  const withStatus = (status: string): string[] =>
    store
      .rows<{ id: string }>('SELECT id FROM retentions WHERE status = ? ORDER BY id', status)
      .map(({ id }) => id)
  return {
    of: (id: string): CaseRetention => table.find(id) ?? newRetention(id),
    save: (retention: CaseRetention) =>
      retention.version === 1
        ? table.insert(retention)
        : table.replace(retention, retention.version - 1),
    destroyed: (): CaseRetention[] => table.all(withStatus('destroyed')),
    withStatus,
  }
}

/** Whether a case is closed, and until when its files are kept. */
export const retentionFacts = ({ status, key_dates }: Conveyance) => ({
  is_closed: status === 'closed' || status === 'archived',
  retained_until: key_dates.retained_until,
})

export const toRetentionView = (
  { store }: Pick<RequestContext, 'store'>,
  conveyance: Conveyance,
  retention: CaseRetention,
): RetentionView => {
  const { ref, address, matter_type, fee_earner } = conveyance
  return {
    ...retention,
    ...{ ref, address: address.line, matter_type },
    fee_earner: { id: fee_earner.id, name: fee_earner.name },
    ...retentionFacts(conveyance),
    file_count: retention.destruction?.files.length || caseFilesOf(store).count(conveyance.id),
  }
}

/** What was decided about the files of a case; throws 404 out of scope. */
export const retentionOfCase = (context: RequestContext, id: string): RetentionView =>
  toRetentionView(context, context.conveyances.get(id), retentionsOf(context.store).of(id))
