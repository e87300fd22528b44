import type { OpeningBody } from '#domain/conveyance/bodies'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { openConveyance } from '#domain/conveyance/opening'
import { summarise } from '#domain/conveyance/summary'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import type { Calendar } from '../calendar.ts'
import type { Diary } from '../diary.ts'
import type { CaseAct, CaseScene } from './act.ts'
import { actsOf } from './acts.ts'
import type { Schedule } from './schedule.ts'
import { sideActsOf } from './side-acts.ts'

/** Minutes after midnight. */
const OPENED_AT = 548
const DAY_BEGINS = 562
const DAY_ENDS = 1_046
const MOST_BETWEEN = 44

export type Opened = {
  readonly id: string
  readonly ref: string
  readonly body: OpeningBody
  readonly workflow: Workflow
}

type Drive = {
  readonly opened: Opened
  readonly schedule: Schedule
  readonly scene: CaseScene
  readonly calendar: Calendar
  readonly diary: Diary
}

const inOrder = (a: CaseAct, b: CaseAct) => a.day - b.day || a.order - b.order

/** The last working day with acts: the day on which the case was held or aborted, else yesterday. */
const endOf = ({ held, aborted }: CaseScene['story'], today: number) =>
  today - (held?.since ?? aborted?.since ?? 1)

const allActs = ({ schedule, scene }: Drive): CaseAct[] => {
  const last = endOf(scene.story, schedule.today)
  return [...schedule.slots.flatMap((slot, row) => actsOf(slot, row, scene)), ...sideActsOf(scene)]
    .filter((act) => act.day >= 0 && act.day <= last)
    .toSorted(inOrder)
}

/** Minutes after midnight for the acts of a day, spread over it. */
const minutesOf = (count: number, { random }: CaseScene, day: number) => {
  const dayRandom = random.fork(`day ${day}`)
  const between = Math.min(MOST_BETWEEN, Math.floor((DAY_ENDS - DAY_BEGINS) / Math.max(1, count)))
  const start = dayRandom.between(0, Math.max(0, DAY_ENDS - DAY_BEGINS - between * count))
  return Array.from(
    { length: count },
    (_, nth) => DAY_BEGINS + start + nth * between + dayRandom.between(0, Math.max(0, between - 2)),
  )
}

const opening = (drive: Drive): CaseRecords => {
  const { opened, scene, calendar, diary } = drive
  const by = scene.opener
  const at = calendar.at(scene.dateOf(0), OPENED_AT)
  const change = openConveyance(opened.body, opened.workflow, opened, at)
  diary.recordCase(change, by, at)
  return change
}

/** Runs the acts of a case through the domain rules, from its opening to today. */
export const driveCase = (drive: Drive): CaseRecords => {
  const { scene, calendar, diary } = drive
  let records = opening(drive)
  for (const [day, acts] of Map.groupBy(allActs(drive), (act) => act.day)) {
    const minutes = minutesOf(acts.length, scene, day)
    for (const [nth, act] of acts.entries()) {
      const at = calendar.at(scene.dateOf(day), minutes[nth] ?? DAY_BEGINS)
      const change = act.apply(records, at)
      diary.recordCase(change, act.by, at)
      records = { conveyance: change.conveyance, plan: change.plan }
    }
  }
  const { conveyance, plan } = records
  return {
    conveyance: { ...conveyance, summary: summarise(conveyance, plan, calendar.today) },
    plan,
  }
}
