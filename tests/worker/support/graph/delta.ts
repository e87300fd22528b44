import type { Chance } from './chance.ts'
import type { Faults } from './faults.ts'
import type { StandInMail, StandInMailbox } from './mailbox.ts'

const PAGE = 5

type Asked = {
  readonly folder: string
  /** 'd.12.0': after 12 changes; 'p.12.5.20': the page that begins at 5 of those up to 20. */
  readonly token: string | null
  readonly idOf: (mail: StandInMail) => string
}

const shownOf = (mail: StandInMail, idOf: Asked['idOf']) => ({
  id: idOf(mail),
  receivedDateTime: new Date(mail.received).toISOString(),
})

/** A page of the changes of a folder after a token; null for a token that no longer works. */
export const deltaPage = (
  mailbox: StandInMailbox,
  chance: Chance,
  faults: Faults,
  { folder, token, idOf }: Asked,
) => {
  const now = Date.now()
  const changes = mailbox.changesOf(folder, now)
  if (token !== null && chance.is(faults.forget)) return null
  const [kind = 'd', from = '0', until = String(changes.length)] = (token ?? 'd.0').split('.')
  const end = kind === 'p' ? Number(until) : changes.length
  const at = Number(from)
  const isEmpty = kind === 'd' && at < end && chance.is(faults.replay)
  const part = isEmpty ? [] : changes.slice(at, Math.min(at + PAGE, end))
  const value: object[] = part.map(({ mail, isRemoved }) =>
    isRemoved ? { id: idOf(mail), '@removed': { reason: 'deleted' } } : shownOf(mail, idOf),
  )
  const [first] = mailbox.inFolder(folder, now)
  if (first && chance.is(faults.replay)) value.unshift(shownOf(first, idOf), shownOf(first, idOf))
  const next = isEmpty ? at : at + part.length
  return { value, token: next < end ? `p.${next}.${end}` : `d.${next}`, isLast: next >= end }
}
