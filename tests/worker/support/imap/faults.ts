/** How often the stand-in fails, as probabilities. */
export type ImapFaults = {
  /** A connection ends at a question. */
  readonly cut: number
  /** A sign-in is refused for now. */
  readonly busy: number
  /** A sign-in is refused outright though the password is right. */
  readonly wrong: number
  /** An email that is there is left out of an answer. */
  readonly leaveOut: number
}

export const noImapFaults: ImapFaults = { cut: 0, busy: 0, wrong: 0, leaveOut: 0 }

export const manyImapFaults: ImapFaults = { cut: 0.05, busy: 0.02, wrong: 0.01, leaveOut: 0.01 }
