import type { OpeningBody } from '#domain/conveyance/bodies'
import type { StepRole } from '#domain/conveyance/workflow/step-role'
import { shareOf } from '#domain/money'
import type { Named } from '#domain/party'
import type { QuoteFacts } from '#domain/quote/facts'
import { namedOf } from '../cast/staff.ts'
import { confirmedTaxFacts } from '../ledger/tax-facts.ts'
import type { World } from '../world.ts'
import type { CaseScene } from './act.ts'
import type { CasePlot } from './plot.ts'

type SceneInput = {
  readonly world: World
  readonly plot: CasePlot
  readonly body: OpeningBody
  readonly opener: Named
  readonly quoted: QuoteFacts
}

const TEN_PER_CENT = 1_000

/** The people and dates of a case. */
export const sceneOf = ({ world, plot, body, opener, quoted }: SceneInput): CaseScene => {
  const { calendar, staff } = world
  const { story, schedule, random } = plot
  const workers: Readonly<Record<StepRole, Named>> = {
    fee_earner: body.fee_earner,
    assistant: body.assistant ?? body.fee_earner,
    post_completion: namedOf(staff.postcompletion),
    cashier: namedOf(staff.cashier),
    supervisor: namedOf(staff.supervisor),
    compliance: namedOf(staff.compliance),
  }
  return {
    story,
    random,
    staffFor: (role) => workers[role],
    opener,
    otherHandler: body.other_side?.handler ?? body.lender?.name ?? body.fee_earner.name,
    today: schedule.today,
    dateOf: (day) => calendar.past(Math.max(1, schedule.today - day)),
    daysAhead: calendar.daysAhead,
    completion_on: body.completion_on ?? null,
    deposit: shareOf(body.price, TEN_PER_CENT),
    taxFacts: confirmedTaxFacts(quoted, body.tenure),
  }
}
