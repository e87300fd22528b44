import { complete } from '#domain/conveyance/completion'
import { followLinkedSale } from '#domain/conveyance/evidence/linked-sale'
import { exchange } from '#domain/conveyance/exchange'
import { setKeyDates } from '#domain/conveyance/plan/key-date-setting'
import { isSettled, taskOf } from '#domain/conveyance/plan/plan'
import { completeTask } from '#domain/conveyance/plan/task-completion'
import { receiveTask, requestTask } from '#domain/conveyance/plan/task-waiting'
import { londonDate, londonTime } from '#domain/dates'
import type { Named } from '#domain/party'
import type { Random } from '../random.ts'
import { type ActEffect, type CaseAct, type CaseScene, unchanged } from './act.ts'
import { withSampleEvidence, withSampleRisk } from './evidence.ts'
import { noteFor } from './notes.ts'
import type { Slot } from './schedule.ts'

/** The product itself. */
export const deedbox: Named = { id: 'system', name: 'Deedbox' }

const requests =
  (key: string): ActEffect =>
  (records, at) =>
    requestTask(records, { task: key }, at)

const receives =
  (key: string): ActEffect =>
  (records, at) =>
    receiveTask(records, { task: key }, at)

/** Somebody who approves what a person recorded: the supervisor, or compliance for what the supervisor recorded. */
const secondBeside = (by: Named, { staffFor }: CaseScene): Named => {
  const supervisor = staffFor('supervisor')
  return supervisor.id === by.id ? staffFor('compliance') : supervisor
}

const completes =
  (slot: Slot, by: Named, scene: CaseScene, random: Random): ActEffect =>
  (records, at) => {
    const { key } = slot.step
    const task = taskOf(records.plan, key)
    if (!task || isSettled(task)) return unchanged(records)
    return (
      withSampleEvidence(
        records,
        task,
        { by, second: secondBeside(by, scene), taxFacts: scene.taxFacts },
        at,
      ) ?? completeTask(records, { task: key, note: noteFor(key, random) }, by, at)
    )
  }

// The story of a pair has its sale ready in time; the real status of the sale is followed at the end.
const followsSale: ActEffect = (records, at) => {
  const { linked } = records.conveyance
  const sale = linked && { ...linked, status: 'ready_to_exchange' as const }
  return (sale && followLinkedSale(records, sale, deedbox, at)) ?? unchanged(records)
}

const ownFormAct = (slot: Slot, by: Named, scene: CaseScene): ActEffect | null => {
  const { evidence } = slot.step
  const { story, completion_on, deposit, otherHandler: opposite } = scene
  if (evidence === 'linked_sale_ready') return followsSale
  if (evidence === 'risk_assessed')
    return (records, at) => withSampleRisk(records, story.risk ?? 'low', by, at)
  if (evidence === 'exchanged' && completion_on)
    return (records, at) =>
      exchange(
        records,
        {
          at: londonTime(at),
          formula: 'B',
          spoke_to: opposite,
          deposit_held_by: 'The seller’s conveyancer, as stakeholder',
          price: records.conveyance.price,
          deposit: records.conveyance.deposit || deposit,
          completion_on,
        },
        by,
        at,
      )
  if (evidence === 'completed')
    return (records, at) =>
      complete(
        records,
        { at: londonTime(at), spoke_to: opposite, reason: 'Both sides were ready' },
        by,
        at,
      )
  return null
}

// As long as lenders accept a search.
const SEARCH_DAYS = 180

/** The dates that are recorded just before a task is completed; null if none. */
const precedingAct = (slot: Slot, scene: CaseScene): ActEffect | null => {
  const { daysAhead, story, random } = scene
  const { evidence } = slot.step
  if (evidence === 'mortgage_offer_received') {
    const days = story.dates?.offer_expires_on ?? random.fork('offer').between(70, 150)
    return (records, at) => setKeyDates(records, { offer_expires_on: daysAhead(days) }, at)
  }
  if (evidence === 'searches_reviewed')
    return (records, at) =>
      records.conveyance.key_dates.searches_expire_on
        ? unchanged(records)
        : setKeyDates(records, { searches_expire_on: daysAhead(SEARCH_DAYS) }, at)
  if (evidence === 'certificates_collected') {
    const days = story.dates?.epc_expires_on ?? random.fork('epc').between(200, 3_000)
    return (records, at) => setKeyDates(records, { epc_expires_on: daysAhead(days) }, at)
  }
  if (evidence === 'requisitions_replied')
    return (records, at) => setKeyDates(records, { requisitions_received_on: londonDate(at) }, at)
  return null
}

/** All acts of one step. */
export const actsOf = (slot: Slot, order: number, scene: CaseScene): CaseAct[] => {
  const by = scene.staffFor(slot.step.assignee)
  const stepRandom = scene.random.fork(slot.step.key)
  const act = (day: number, offset: number, apply: ActEffect): CaseAct => ({
    day,
    order: order + offset,
    by,
    apply,
  })
  const acts: CaseAct[] = []
  if (slot.requested !== null) acts.push(act(slot.requested, 0.1, requests(slot.step.key)))
  if (slot.received !== null) acts.push(act(slot.received, 0.2, receives(slot.step.key)))
  // Closing the file is a separate act, after everything else.
  if (slot.done === null || slot.step.evidence === 'closed') return acts
  const first = precedingAct(slot, scene)
  if (first) acts.push(act(slot.done, 0.3, first))
  acts.push(
    act(slot.done, 0.5, ownFormAct(slot, by, scene) ?? completes(slot, by, scene, stepRandom)),
  )
  return acts
}
