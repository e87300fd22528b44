import { agenciesOf } from './agencies.ts'
import { auditOf } from './audit.ts'
import { callBacksOf } from './call-backs.ts'
import { contactsOf } from './contacts.ts'
import { feeScalesOf } from './fee-scales.ts'
import { filesOf } from './files.ts'
import { idempotencyOf } from './idempotency.ts'
import { linksOf } from './links.ts'
import { messagesOf } from './messages.ts'
import { numbersOf } from './numbers.ts'
import { openTasksOf } from './open-tasks.ts'
import { outboxOf } from './outbox.ts'
import { plansOf } from './plans.ts'
import { quoteTotalsOf } from './quote-totals.ts'
import { rolesOf } from './roles.ts'
import { searchOf } from './search.ts'
import { sessionsOf } from './sessions.ts'
import { settingsOf } from './settings.ts'
import { signInThrottleOf } from './sign-in-throttle.ts'
import type { Store } from './store.ts'
import { usersOf } from './users.ts'

/** A firm's database, noun by noun. */
export const partsOf = (store: Store, tenant: string) => {
  const users = usersOf(store)
  const feeScales = feeScalesOf(store)
  const settings = settingsOf(store)
  return {
    store,
    tenant,
    users,
    roles: rolesOf(store),
    sessions: sessionsOf(store),
    throttle: signInThrottleOf(store),
    links: linksOf(store),
    contacts: contactsOf(store),
    callBacks: callBacksOf(store),
    agencies: agenciesOf(store, users),
    plans: plansOf(store),
    openTasks: openTasksOf(store),
    feeScales,
    audit: auditOf(store),
    idempotency: idempotencyOf(store),
    outbox: outboxOf(store),
    messages: messagesOf(store),
    files: filesOf(store, tenant),
    numbers: numbersOf(store),
    search: searchOf(store),
    settings,
    quoteTotals: quoteTotalsOf({ store, settings, feeScales }),
  }
}

export type Parts = ReturnType<typeof partsOf>
