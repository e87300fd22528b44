import { fieldsIn, isRecord } from '../is-record.ts'
import { LedgerSetup } from './act.ts'

const isOpen = (it: unknown) => !['discharged', 'performed', true].includes(stateOf(it))

const stateOf = (it: unknown) => {
  const { discharged, status } = fieldsIn(it)
  return typeof status === 'string' ? status : discharged === true
}

/** The undertakings of a case under any name that a file of examples uses. */
const undertakingsOf = (it: Readonly<Record<string, unknown>>) => {
  const given =
    it['openUndertakings'] ?? it['undertakings'] ?? it['openUndertaking'] ?? it['undertakingOpen']
  if (Array.isArray(given)) return given.filter(isOpen)
  return typeof given === 'string' ? given === 'open' : given
}

const caseIn = (it: unknown) => {
  if (!isRecord(it)) return it
  const isClosed = it['closed'] === true || it['status'] === 'closed' || it['state'] === 'closed'
  return {
    ...it,
    closed: isClosed,
    frozen: it['frozen'] === true || it['onHold'] === true,
    openUndertakings: undertakingsOf(it) ?? 0,
  }
}

/** The firm and its cases as an example describes them. */
export const setupIn = (source: unknown): LedgerSetup => {
  const { cases, ...setup } = fieldsIn(source)
  const entries = Object.entries(fieldsIn(cases)).map(([ref, it]) => [ref, caseIn(it)])
  return LedgerSetup.parse({ ...setup, cases: Object.fromEntries(entries) })
}
