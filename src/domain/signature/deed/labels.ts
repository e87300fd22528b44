import type { Execution } from './company.ts'
import type { CertificatePoint, DeedGate, DeedKind } from './deed.ts'

export const deedKindNames: Readonly<Record<DeedKind, string>> = {
  transfer: 'Transfer',
  lease: 'Lease',
  release: 'Deed of release',
  mortgage: 'Mortgage deed',
  trust: 'Declaration of trust',
  covenant: 'Deed of covenant',
  licence: 'Licence to assign',
  power: 'General power of attorney',
  lasting_power: 'Lasting power of attorney',
  will: 'Will',
  statutory_declaration: 'Statutory declaration or oath',
}

export const gateTexts: Readonly<Record<DeedGate, string>> = {
  kind_allowed: 'HM Land Registry accepts this kind of deed with witnessed electronic signatures',
  all_agree: 'All parties agree to electronic signatures and to signing them here',
  all_represented: 'Every party has a conveyancer, or the practice guide excepts them',
  one_controller: 'I set up and control the signing, and no other conveyancer does',
  final_with_plans: 'The file is the final agreed text, with its plans',
  lender_accepts: 'The lender’s Part 2 answer accepts electronic signatures',
  other_side_accepts: 'Our firm and the other side accept a witnessed electronic signature',
  company_checked:
    'I checked Companies House today: the company is active, and whoever signs holds the office stated',
  clause_checked: 'The execution clause of the deed names the company and says how it signs',
}

export const certificateTexts: Readonly<Record<CertificatePoint, string>> = {
  gates_held: 'What I confirmed before sending still holds',
  codes_sent: 'Each signatory and each witness entered a code sent to their own mobile',
  witnesses_present: 'Each witness says that they were present, and none shares contact details',
  dated: 'The deed bears the date of completion',
  regulated:
    'I am an individually regulated conveyancer: a solicitor, barrister, licensed conveyancer or CILEx Conveyancing Practitioner',
}

export const executionNames: Readonly<Record<Execution, string>> = {
  people: 'Each client, before a witness',
  two_signatories: 'A company, by two directors or a director and its secretary',
  director_and_witness: 'A company, by one director before a witness',
}
