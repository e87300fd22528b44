import { confirmed, withNewDetails } from '#domain/client-account/changing'
import { noPolicy, withTerm } from '#domain/interest/terms'
import { clientAccountOf, clientAccountSetting } from '#tenant/client-account/setting'
import { saveInterestPolicy } from '#tenant/interest/policy'
import type { RequestContext } from '#tenant/runtime/context'
import { reportingOfficersSetting } from '#tenant/suspicion/document'
import { namedOf } from './cast/staff.ts'
import { idAt } from './ids.ts'
import type { World } from './world.ts'

const ENTERED_DAYS_AGO = 200
const MINUTE = 600
const RATE = 150
const LEAST = 20_00

/** An account that no bank has. */
const digits = { sort_code: '00-00-01', account_number: '00004178' }

/** Names who receives reports of suspicion. */
export const saveReportingOfficers = ({ settings }: RequestContext, { staff }: World) =>
  settings.put(reportingOfficersSetting, {
    version: 1,
    mlro: namedOf(staff.compliance),
    deputy: namedOf(staff.supervisor),
  })

/** Saves the firm’s own client account, entered by the cashier and confirmed by the owner. */
export const saveClientAccount = (context: RequestContext, { calendar, random, staff }: World) => {
  const now = calendar.at(calendar.past(ENTERED_DAYS_AGO), MINUTE)
  const id = idAt(random.fork('client account'), now)
  const entered = withNewDetails(
    clientAccountOf(context),
    {
      id,
      holder: `${context.firm.brand.name} Client Account`,
      bank: 'Severn Bank',
      ending: digits.account_number.slice(-2),
      sealed: context.payeeSecrets.seal(id, digits),
      reason: 'Letter of the bank at opening',
    },
    { by: namedOf(staff.cashier), now },
  )
  if (entered.change === null) return
  context.settings.put(
    clientAccountSetting,
    confirmed(entered, entered.change, { by: namedOf(staff.owner), now }),
  )
}

/** Saves what the firm pays its clients for the money that it holds. */
export const saveInterestTerms = (context: RequestContext, { calendar, staff }: World) => {
  const from = calendar.daysAgo(ENTERED_DAYS_AGO * 2)
  const at = calendar.at(from, MINUTE)
  const term = { from, basis_points: RATE, least: LEAST, by: namedOf(staff.owner), at }
  saveInterestPolicy(context, withTerm(noPolicy, term))
}
