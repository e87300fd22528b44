import type { OpeningBody } from '#domain/conveyance/bodies'
import type { StepRole } from '#domain/conveyance/workflow/workflow'
import { shareOf } from '#domain/money'
import type { Named } from '#domain/party'
import type { User } from '#tenant/user/users'
import { namedOf } from '../cast/staff.ts'
import type { World } from '../world.ts'
import type { CaseScene } from './act.ts'
import type { CasePlot } from './plot.ts'

type SceneInput = {
  readonly world: World
  readonly plot: CasePlot
  readonly body: OpeningBody
  readonly opener: Named
  readonly client: User | undefined
}

const TEN_PER_CENT = 1_000

export const sceneOf = ({ world, plot, body, opener, client }: SceneInput): CaseScene => {
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
    client: client ? namedOf(client) : body.fee_earner,
    otherHandler: body.other_side?.handler ?? body.lender?.name ?? body.fee_earner.name,
    today: schedule.today,
    dateOf: (day) => calendar.past(Math.max(1, schedule.today - day)),
    daysAhead: calendar.daysAhead,
    completion_on: body.completion_on ?? null,
    deposit: shareOf(body.price, TEN_PER_CENT),
  }
}
