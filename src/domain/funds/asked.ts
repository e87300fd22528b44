import type { CaseRecords } from '#domain/conveyance/conveyance'
import { tasksOf } from '#domain/conveyance/plan/plan'

const FACT = 'source_of_funds_accepted'

/** Whether a case asks its clients where their money comes from. */
export const asksForFunds = ({ plan, conveyance }: CaseRecords) =>
  conveyance.facts[FACT] !== undefined ||
  tasksOf(plan).some(({ evidence, status }) => evidence === FACT && status !== 'not_applicable')
