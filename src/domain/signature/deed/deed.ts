import * as z from 'zod/mini'
import { DateOnly, Instant } from '#domain/date-schema'
import { Named } from '#domain/party'
import { SigningCompany } from './company.ts'

export const DeedKind = z.enum([
  'transfer',
  'lease',
  'release',
  'mortgage',
  'trust',
  'covenant',
  'licence',
  'power',
  'lasting_power',
  'will',
  'statutory_declaration',
])
export type DeedKind = z.infer<typeof DeedKind>

/** What a conveyancer confirms before a deed is sent to sign. */
export const DeedGate = z.enum([
  'kind_allowed',
  'all_agree',
  'all_represented',
  'one_controller',
  'final_with_plans',
  'lender_accepts',
  'other_side_accepts',
  'company_checked',
  'clause_checked',
])
export type DeedGate = z.infer<typeof DeedGate>

/** What a conveyancer certifies to HM Land Registry. */
export const CertificatePoint = z.enum([
  'gates_held',
  'codes_sent',
  'witnesses_present',
  'dated',
  'regulated',
])
export type CertificatePoint = z.infer<typeof CertificatePoint>

/** The day that a deed bears: who gave it, and on whose authority. */
export const DeedDating = z.object({
  on: DateOnly,
  authority: z.string(),
  by: Named,
  at: Instant,
  /** Whether the dated file and its evidence are filed. */
  is_filed: z.boolean(),
})
export type DeedDating = z.infer<typeof DeedDating>

/** What a request to sign a deed holds beyond any other. */
export const DeedFacts = z.object({
  kind: DeedKind,
  /** Null where people sign for themselves. */
  company: z.nullable(SigningCompany),
  gates: z.array(DeedGate),
  /** Null while it is held undated. */
  dated: z.nullable(DeedDating),
  certificate: z.nullable(z.object({ by: Named, at: Instant })),
})
export type DeedFacts = z.infer<typeof DeedFacts>
