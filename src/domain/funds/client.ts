import type { DateOnly } from '#domain/dates'
import type { ClientIdentityState } from '#domain/identity/state'
import type { FundsStatement, FundsStatus } from './funds.ts'
import { fundsProblems } from './rules.ts'
import type { ClientFunds } from './view.ts'

const states: Readonly<Record<FundsStatus, ClientIdentityState>> = {
  not_started: 'with_us',
  waiting_for_client: 'to_do',
  with_us: 'with_us',
  second_person: 'with_us',
  accepted: 'done',
}

/** Whose turn it is, as the client is told. */
export const fundsStateOf = ({ status }: Pick<FundsStatement, 'status'>) => states[status]

/** The statement as the client whose money it is sees it. */
export const clientFunds = (
  statement: FundsStatement,
  { about, price }: Pick<ClientFunds, 'about' | 'price'>,
  today: DateOnly,
): ClientFunds => ({
  conveyance_id: statement.conveyance_id,
  about,
  price,
  state: fundsStateOf(statement),
  reason: statement.status === 'waiting_for_client' ? (statement.asked?.reason ?? null) : null,
  parts: statement.parts.map(({ id, kind, amount, story, giver, files }) => ({
    id,
    kind,
    amount,
    story,
    giver,
    files: files.map(({ what, name }) => ({ what, name })),
  })),
  missing: [...fundsProblems(statement, today)],
})
