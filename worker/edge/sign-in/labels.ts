/** What a person reads when an address and a password do not belong together, whatever the reason. */
export const passwordWords =
  'That email address and password do not match. Check both, or ask your firm to reset it.'

/** What a person reads when a link or a code does not sign them in. */
export const linkWords =
  'That link or code does not work. Each works once and for 15 minutes: ask for a new one.'

/** What a person reads after too many tries. */
export const waitWords = (seconds: number) => {
  const minutes = Math.max(1, Math.ceil(seconds / 60))
  return `Too many tries. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
}

/** What a person reads after asking for a link, whether the address is known or not. */
export const sentWords = (email: string) =>
  `If ${email} is known to us, a link and a six-figure code are on their way to it. They work for 15 minutes.`

/** What a person reads who asks for a link where there are none. */
export const noLinkWords = 'This firm does not sign people in by link. Ask it for its own page.'
