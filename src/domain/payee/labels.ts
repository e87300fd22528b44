import type { PayeeKind } from './payee.ts'

export const payeeKinds: Readonly<Record<PayeeKind, string>> = {
  client: 'Client',
  other_side: 'The other side’s conveyancer',
  lender: 'Lender',
  agent: 'Estate agent',
  public_body: 'HMRC, Land Registry or council',
  other: 'Somebody else',
}
