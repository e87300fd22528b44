import type { Instant } from '#domain/dates'
import type { Named } from '#domain/party'
import { assertValid } from '#domain/refusal'
import type { CallEntry, NameCheckEntry } from './bodies.ts'
import type { AccountChange, HeldNumber, Payee } from './payee.ts'

type Stamp = { readonly by: Named; readonly now: Instant }

const nameOf = ({ id, name }: Named): Named => ({ id, name })

export type NewAccount = Pick<AccountChange, 'id' | 'holder' | 'ending' | 'sealed' | 'reason'>

/** The payee with details that wait to be verified; they take the place of others that wait. */
export const withNewDetails = (
  payee: Payee,
  account: NewAccount,
  numbers: readonly HeldNumber[],
  { by, now }: Stamp,
): Payee => ({
  ...payee,
  version: payee.version + 1,
  change: {
    ...account,
    numbers: [...numbers],
    asked: { by: nameOf(by), at: now },
    call: null,
  },
})

/** Refuses 422 a number that we did not hold before, and one without its source where we held none. */
const assertNumber = (numbers: readonly HeldNumber[], { phone, source }: CallEntry) => {
  const isHeld = numbers.some((it) => it.phone === phone)
  assertValid({
    ...(numbers.length > 0 && !isHeld
      ? { phone: ['Call a number that we held before, not one that came with the details.'] }
      : {}),
    ...(numbers.length === 0 && !source
      ? { source: ['Enter where the number was found, independently of the request.'] }
      : {}),
  })
}

/** The payee with the call-back recorded. Throws 422 for a number that the request may have brought. */
export const calledBack = (
  payee: Payee,
  change: AccountChange,
  call: CallEntry,
  { by, now }: Stamp,
): Payee => {
  assertNumber(change.numbers, call)
  const who = change.numbers.find(({ phone }) => phone === call.phone)?.who ?? payee.name
  const source = change.numbers.length === 0 ? call.source : null
  const { phone, spoke_to } = call
  return {
    ...payee,
    version: payee.version + 1,
    change: { ...change, call: { who, phone, source, spoke_to, by: nameOf(by), at: now } },
  }
}

/**
 * The payee with what the bank says of the name. Throws 422 for a close match without the name that was returned, and
 * for one that is close or unknown without a reason.
 */
export const nameChecked = (
  payee: Payee,
  change: AccountChange,
  { result, asked, returned, reason }: NameCheckEntry,
  { by, now }: Stamp,
): Payee => {
  const needsReason = result === 'close' || result === 'unavailable'
  assertValid({
    ...(result === 'close' && !returned ? { returned: ['Enter the name that came back.'] } : {}),
    ...(needsReason && !reason ? { reason: ['Enter what shows that the account is theirs.'] } : {}),
  })
  const name_check = {
    ...{ result, asked, by: nameOf(by), at: now },
    returned: result === 'close' ? returned : null,
    reason: needsReason ? reason : null,
  }
  return { ...payee, version: payee.version + 1, change: { ...change, name_check } }
}

/** The payee whose new details are verified from now on. */
export const verified = (payee: Payee, change: AccountChange, { by, now }: Stamp): Payee => {
  const { id, holder, ending, sealed, asked } = change
  return {
    ...payee,
    version: payee.version + 1,
    account: {
      ...{ id, holder, ending, sealed },
      asked_by: asked.by,
      approved_by: nameOf(by),
      since: now,
    },
    change: null,
  }
}

/** The payee without the details that waited. */
export const withoutChange = (payee: Payee): Payee => ({
  ...payee,
  version: payee.version + 1,
  change: null,
})
