/** The mailbox of every firm, before the host of its pages: 'cases@' and 'cases+26-S-01187@'. */
export const MAILBOX = 'cases'

/** Largest mail that is read, in bytes: a little less than the platform hands over, so that we refuse and list larger ones. */
export const MOST_MAIL_BYTES = 25 * 1024 * 1024 - 16 * 1024

/** Whether an address is of the firm's own mailbox at a host. */
export const isMailboxAddress = (address: string) =>
  /^cases(?:\+[^@]*)?$/i.test(address.slice(0, Math.max(0, address.lastIndexOf('@'))))
