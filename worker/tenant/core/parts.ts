import { agenciesOf } from '#tenant/agent/agencies'
import { callBacksOf } from '#tenant/call/call-backs'
import { communicationsOf } from '#tenant/communication/firm/communications'
import { communicationRulesOf } from '#tenant/communication/firm/rules'
import { matricesOf } from '#tenant/communication/matrix/matrices'
import { messagesOf } from '#tenant/communication/messages'
import { providerSecretsOf } from '#tenant/communication/provider/secrets'
import { stopsOf } from '#tenant/communication/stop/stops'
import { contactsOf } from '#tenant/contact/contacts'
import { caseClockOf } from '#tenant/conveyance/clock/timed-dates'
import { openTasksOf } from '#tenant/conveyance/plan/open-tasks'
import { plansOf } from '#tenant/conveyance/plan/plans'
import { auditOf } from '#tenant/events/audit'
import { outboxOf } from '#tenant/events/outbox'
import { sampleMarksOf } from '#tenant/firm/sample/marks'
import { payeeSecretsOf } from '#tenant/payee/secrets'
import { quoteTotalsOf } from '#tenant/quote/figures/totals'
import { feeScalesOf } from '#tenant/quote/scale/fee-scales'
import { limitsOf } from '#tenant/request/limits'
import { coversOf } from '#tenant/user/cover/covers'
import { handoversOf } from '#tenant/user/handovers'
import { departuresOf } from '#tenant/user/leave/departures'
import { linksOf } from '#tenant/user/links'
import { rolesOf } from '#tenant/user/role/roles'
import { authenticatorsOf } from '#tenant/user/security/authenticators'
import { devicesOf } from '#tenant/user/security/devices'
import { factorGracesOf } from '#tenant/user/security/factor-graces'
import { passkeyChallengesOf } from '#tenant/user/security/passkey-challenges'
import { passkeysOf } from '#tenant/user/security/passkeys'
import { pendingSignInsOf } from '#tenant/user/security/pending-sign-ins'
import { recoveryCodesOf } from '#tenant/user/security/recovery-codes'
import { sessionsOf } from '#tenant/user/sessions'
import { signInThrottleOf } from '#tenant/user/sign-in-throttle'
import { linksOf as singleSignOnLinksOf } from '#tenant/user/single-sign-on/links'
import { usedStatesOf } from '#tenant/user/single-sign-on/used-states'
import { usersOf } from '#tenant/user/users'
import { singleSignOnSecretsOf } from '#worker/directory/client-secret'
import type { DerivedKeys } from '#worker/directory/derived-key'
import { mailboxSecretsOf } from '#worker/directory/mailbox-secret'
import { paymentSecretsOf } from '#worker/directory/payment-secret'
import { filesOf } from './files.ts'
import { idempotencyOf } from './idempotency.ts'
import { numbersOf } from './numbers.ts'
import { searchOf } from './search.ts'
import { settingsOf } from './settings.ts'
import type { Store } from './store.ts'

/** The keys of a firm's database by purpose; the local environment's where one is absent. */
export type PartKeys = {
  readonly audit?: DerivedKeys
  readonly factors?: DerivedKeys
  readonly mailboxes?: DerivedKeys
  readonly payees?: DerivedKeys
  readonly payments?: DerivedKeys
  readonly providers?: DerivedKeys
  readonly singleSignOn?: DerivedKeys
}

export const partsOf = (store: Store, tenant: string, keys: PartKeys = {}) => {
  const users = usersOf(store)
  const feeScales = feeScalesOf(store)
  const settings = settingsOf(store)
  const search = searchOf(store)
  return {
    store,
    tenant,
    users,
    ...peopleOf(store),
    ...signInPartsOf(store, keys),
    contacts: contactsOf(store, search),
    callBacks: callBacksOf(store),
    agencies: agenciesOf(store, users),
    ...caseworkOf(store),
    feeScales,
    audit: auditOf(store, keys.audit),
    idempotency: idempotencyOf(store),
    ...messagingOf(store, tenant, keys),
    ...communicationPartsOf(store),
    ...singleSignOnOf(store, tenant, keys),
    files: filesOf(store, tenant),
    numbers: numbersOf(store),
    samples: sampleMarksOf(store),
    search,
    settings,
    limits: limitsOf(),
    quoteTotals: quoteTotalsOf({ store, settings, feeScales }),
  }
}

const caseworkOf = (store: Store) => ({
  plans: plansOf(store),
  openTasks: openTasksOf(store),
  caseClock: caseClockOf(store),
})

const peopleOf = (store: Store) => ({
  roles: rolesOf(store),
  covers: coversOf(store),
  departures: departuresOf(store),
})

const signInPartsOf = (store: Store, keys: PartKeys) => ({
  sessions: sessionsOf(store),
  throttle: signInThrottleOf(store),
  handovers: handoversOf(store),
  authenticators: authenticatorsOf(store, keys.factors),
  passkeys: passkeysOf(store),
  passkeyChallenges: passkeyChallengesOf(store),
  recoveryCodes: recoveryCodesOf(store),
  pendingSignIns: pendingSignInsOf(store),
  factorGraces: factorGracesOf(store),
  devices: devicesOf(store),
  links: linksOf(store),
})

const messagingOf = (store: Store, tenant: string, keys: PartKeys) => ({
  outbox: outboxOf(store),
  messages: messagesOf(store),
  stops: stopsOf(store),
  providerSecrets: providerSecretsOf(tenant, keys.providers),
  payeeSecrets: payeeSecretsOf(tenant, keys.payees),
  mailboxSecrets: mailboxSecretsOf(tenant, keys.mailboxes),
  paymentSecrets: paymentSecretsOf(tenant, keys.payments),
})

const communicationPartsOf = (store: Store) => {
  const communications = communicationsOf(store)
  const matrices = matricesOf(store)
  return {
    communications,
    matrices,
    communicationRules: communicationRulesOf(communications, matrices),
  }
}

const singleSignOnOf = (store: Store, tenant: string, keys: PartKeys) => ({
  singleSignOnLinks: singleSignOnLinksOf(store),
  singleSignOnSecrets: singleSignOnSecretsOf(tenant, keys.singleSignOn),
  usedStates: usedStatesOf(store),
})

export type Parts = ReturnType<typeof partsOf>
