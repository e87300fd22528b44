import type { Instant } from '#domain/dates'
import type { Named } from '#domain/party'
import type { AccountChange, ClientAccount } from './account.ts'

type Stamp = { readonly by: Named; readonly now: Instant }

type NewDetails = Omit<AccountChange, 'asked'>

const nameOf = ({ id, name }: Named): Named => ({ id, name })

/** The account with details that wait for a second person; they take the place of others that wait. */
export const withNewDetails = (
  account: ClientAccount,
  details: NewDetails,
  { by, now }: Stamp,
): ClientAccount => ({
  ...account,
  version: account.version + 1,
  change: { ...details, asked: { by: nameOf(by), at: now } },
})

/** The account whose new details count from now on. */
export const confirmed = (
  account: ClientAccount,
  { reason: _, asked, ...details }: AccountChange,
  { by, now }: Stamp,
): ClientAccount => ({
  version: account.version + 1,
  current: { ...details, asked_by: asked.by, confirmed_by: nameOf(by), since: now },
  change: null,
})

/** The account without the details that waited. */
export const withoutChange = (account: ClientAccount): ClientAccount => ({
  ...account,
  version: account.version + 1,
  change: null,
})
