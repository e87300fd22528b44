import { refuseIf, type Verdict } from '#domain/act'
import type { FactKey } from '#domain/conveyance/plan/fact'
import { hasWitnesses } from './company.ts'
import { CertificatePoint, type DeedFacts, type DeedGate, type DeedKind } from './deed.ts'

// HM Land Registry, practice guide 82: conveyancer-certified electronic signatures.
const registryGates: readonly DeedGate[] = [
  'kind_allowed',
  'all_agree',
  'all_represented',
  'one_controller',
  'final_with_plans',
]
const acceptedGates: readonly DeedGate[] = ['other_side_accepts', 'final_with_plans']

type Rule =
  | { readonly gates: readonly DeedGate[]; readonly isCertified: boolean }
  | { readonly paper: string }

const formalities = 'The law sets its own form for signing this. Have it signed on paper.'

const rules: Readonly<Record<DeedKind, Rule>> = {
  transfer: { gates: registryGates, isCertified: true },
  lease: { gates: registryGates, isCertified: true },
  release: { gates: registryGates, isCertified: true },
  mortgage: { gates: [...registryGates, 'lender_accepts'], isCertified: true },
  power: { gates: registryGates, isCertified: true },
  trust: { gates: acceptedGates, isCertified: false },
  covenant: { gates: acceptedGates, isCertified: false },
  licence: { gates: acceptedGates, isCertified: false },
  lasting_power: { paper: formalities },
  will: { paper: formalities },
  statutory_declaration: { paper: formalities },
}

const companyGates: readonly DeedGate[] = ['company_checked', 'clause_checked']

/** What is confirmed before a deed of a kind is sent; none for one that is signed on paper alone. */
export const gatesOf = (kind: DeedKind, isForCompany = false): readonly DeedGate[] => {
  const rule = rules[kind]
  if (!('gates' in rule)) return []
  return isForCompany ? [...rule.gates, ...companyGates] : rule.gates
}

/** What a conveyancer certifies of a deed: of witnesses only where there are any. */
export const pointsOf = ({ company }: Pick<DeedFacts, 'company'>): readonly CertificatePoint[] =>
  CertificatePoint.options.filter((point) => point !== 'witnesses_present' || hasWitnesses(company))

/** Whether HM Land Registry asks for a conveyancer’s certificate with a deed of this kind. */
export const isCertified = (kind: DeedKind): boolean => {
  const rule = rules[kind]
  return 'gates' in rule && rule.isCertified
}

/** Whether a deed of a kind may be signed here at all. */
export const maySignHere = (kind: DeedKind): Verdict => {
  const rule = rules[kind]
  return 'paper' in rule ? refuseIf(true, 'deed.on_paper', rule.paper) : true
}

const facts: Readonly<Partial<Record<DeedKind, FactKey>>> = {
  transfer: 'transfer_signed',
  mortgage: 'deed_signed',
}

/** The fact that a signed deed of a kind records; null for none. */
export const factOfDeed = (kind: DeedKind): FactKey | null => facts[kind] ?? null
