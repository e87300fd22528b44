import type { NameResult, PayeeKind } from './payee.ts'

export const payeeKinds: Readonly<Record<PayeeKind, string>> = {
  client: 'Client',
  other_side: 'The other side’s conveyancer',
  lender: 'Lender',
  agent: 'Estate agent',
  public_body: 'HMRC, Land Registry or council',
  other: 'Somebody else',
}

export const nameResults: Readonly<Record<NameResult, string>> = {
  match: 'Matches',
  close: 'Close: a similar name came back',
  no_match: 'Does not match',
  unavailable: 'The bank gave no answer',
}
