const reasons: Readonly<Record<number, string>> = {
  131047: 'The 24 hours for free text are over. Send a template.',
  131026: 'They cannot be reached on WhatsApp. Call or email them.',
  130472: 'WhatsApp did not deliver it. Call or email them.',
  131049: 'WhatsApp holds it back. Try again after a day.',
  131050: 'They asked WhatsApp for no more messages of this kind.',
  132000: 'The template has other fields at WhatsApp.',
  132001: 'WhatsApp has no approved template of this name.',
  132015: 'WhatsApp has paused this template.',
  132016: 'WhatsApp has disabled this template.',
  131042: 'The payment method at WhatsApp is missing or failed.',
  131053: 'WhatsApp did not take the file. Check its type and size.',
  131052: 'WhatsApp could not read the file. Send it again.',
  131031: 'WhatsApp has locked the account.',
  190: 'The access token has expired. Enter a new one under Admin, Message delivery.',
}

/** Errors after which the same message may be accepted a little later. */
const TEMPORARY: ReadonlySet<number> = new Set([4, 80007, 130429, 131048, 131056, 131016, 131000])

export const isTemporary = (code: number) => TEMPORARY.has(code)

/** What an error of the platform means, for whoever sent the message. */
export const cloudReason = (code: number | null, said: string | null): string =>
  (code === null ? undefined : reasons[code]) ??
  `WhatsApp refused it${code === null ? '' : ` (${code})`}${said ? `: ${said}` : '.'}`
