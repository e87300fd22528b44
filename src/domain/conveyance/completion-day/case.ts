import { reasonAgainst } from '#domain/act'
import type { KeyHandover } from '#domain/agent/keys/handover'
import { shortClients } from '#domain/conveyance/clients'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { evidenceActs, pendingEvidenceOf } from '#domain/conveyance/evidence/acts'
import { requirementOf } from '#domain/conveyance/evidence/requirements'
import { completionMissing } from '#domain/conveyance/guards'
import { tasksOf } from '#domain/conveyance/plan/plan'
import type { ActingPerson } from '#domain/user/acting-person'
import type { CompletionCase, MoneyRelease } from './completion-day.ts'
import { moneyIn, moneyOut } from './money.ts'

/** The payments of a case that wait for a second person. */
export const releasesOf = (records: CaseRecords, person: ActingPerson): MoneyRelease[] =>
  tasksOf(records.plan).flatMap((task) => {
    const pending = pendingEvidenceOf(records, task)
    const fact = task.evidence
    if (!pending || fact === null || !requirementOf(fact, records.conveyance)?.amount) return []
    const acts = evidenceActs(records, task, person)
    return [
      {
        task: task.key,
        fact,
        ...pending,
        approve_blocked: reasonAgainst(acts.approve) ?? null,
        reject_blocked: reasonAgainst(acts.reject) ?? null,
      },
    ]
  })

/** A case as the completion day shows it to somebody. */
export const completionCaseOf = (
  records: CaseRecords,
  person: ActingPerson,
  handover: KeyHandover | null = null,
): CompletionCase => {
  const { conveyance: it } = records
  const { id, version, ref, matter_type, flags, status, address, fee_earner, price } = it
  return {
    ...{ id, version, ref, matter_type, flags, status, address, fee_earner, price },
    client: shortClients(it.clients.map(({ name }) => name)),
    other_side: it.other_side?.firm ?? null,
    linked_id: it.linked?.id ?? null,
    money_in: moneyIn(it),
    money_out: moneyOut(it),
    releases: releasesOf(records, person),
    keys_at: it.facts.keys_released?.at ?? null,
    handover: handover && { at: handover.at, to: handover.to, by: handover.by.name },
    completed_at: it.key_dates.completed_at,
    confirmed_by: it.completion?.confirmed_by ?? null,
    blockers: completionMissing(records),
  }
}
