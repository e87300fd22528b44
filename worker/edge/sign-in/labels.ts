import { STOPPED_SECONDS } from '#domain/user/sign-in-delay'

/** The error for a failed password sign-in, the same for every cause. */
export const passwordText =
  'That email address and password do not match. Check both, or set a new password.'

export const linkText =
  'That link or code does not work. Each works once, for 15 minutes. Request a new one.'

/** The error once too many attempts failed in a row, known address or not. */
const stoppedText =
  'Too many attempts have failed in a row. Use a passkey or a link from an email, or set a new password.'

/** The error for a throttled sign-in; `seconds` until the next attempt. */
export const waitText = (seconds: number) => {
  if (seconds >= STOPPED_SECONDS) return stoppedText
  const count = seconds < 60 ? Math.max(1, seconds) : Math.ceil(seconds / 60)
  const unit = seconds < 60 ? 'second' : 'minute'
  return `Too many attempts. Try again in ${count} ${unit}${count === 1 ? '' : 's'}.`
}

/** The confirmation of a link request, the same for an unknown address. */
export const sentText = (email: string) =>
  `If ${email} has an account, we have sent it a link and a six-digit code. They work for 15 minutes.`

/** The error for a link request at a firm with an external back end. */
export const noLinkText = 'You cannot sign in with a link here. Use your firm’s own sign-in page.'

/** The error for a password link that no longer works. */
export const passwordLinkText =
  'This link has expired or was used before. Enter your email address to get a new one.'

export const factorText =
  'That code is not right, or was used before. Wait for the next one, or use a recovery code.'

/** What the page asks for after the password; it may show anywhere, so it names nobody. */
export const factorSentText =
  'Enter the six digits that your authenticator app shows now, or one of your recovery codes.'

export const wrongAuthenticatorText =
  'This code is not right. Enter the one that your app shows now.'

export const wrongPasskeyText = 'This passkey could not be added. Try again.'

export const passkeyText =
  'That passkey was not accepted. Try again, or sign in with your password.'

/** To somebody without scripts who must set up a second factor. */
export const enrolmentText =
  'You need to set up a second step of signing in first, which needs JavaScript. Turn it on and sign in again.'

/** The error for somebody who signs in by other means than a password; signing in confirms them for ten minutes. */
export const noPasswordText = 'You have no password here. Sign out, sign in again, and try again.'
