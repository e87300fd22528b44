import { confirmed, withNewDetails } from '#domain/client-account/changing'
import { clientAccountOf, clientAccountSetting } from '#tenant/client-account/setting'
import type { RequestContext } from '#tenant/runtime/context'
import { namedOf } from './cast/staff.ts'
import { idAt } from './ids.ts'
import type { World } from './world.ts'

const ENTERED_DAYS_AGO = 200
const MINUTE = 600

/** An account that no bank has. */
const digits = { sort_code: '00-00-01', account_number: '00004178' }

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
