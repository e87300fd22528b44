import { type WrittenMail, written } from '../further/written.ts'

/** A mail that a machine sent, and what it reports. */
export const machine = (name: string, lines: readonly string[], expected: object): WrittenMail => ({
  ...written(name, lines, {}),
  expected: { recipients: [], ...expected },
})
