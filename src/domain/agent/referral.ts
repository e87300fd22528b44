import * as z from 'zod/mini'
import type { Pence } from '#domain/money'
import { Pence as PenceSchema } from '#domain/money-schema'
import { oneLine } from '#domain/one-line'
import { formatPounds } from '#domain/tax/land-tax-labels'

/** Who referred the client and the fee in pence; names are stored as they were on the day. */
export const Referral = z.strictObject({
  agency_id: z.nullable(z.uuid()),
  agency: z
    .string()
    .check(z.minLength(1, 'Choose who referred the client.'), z.maxLength(120), oneLine),
  branch_id: z.nullable(z.uuid()),
  branch: z.string().check(z.maxLength(120), oneLine),
  negotiator_id: z.nullable(z.uuid()),
  negotiator: z.string().check(z.maxLength(120), oneLine),
  fee: PenceSchema,
})
export type Referral = z.infer<typeof Referral>

/** An introducer's fees by matter, in pence without VAT. */
export const ReferralScale = z.strictObject({
  id: z.string(),
  name: z.string().check(oneLine),
  fees: z.array(z.strictObject({ matter: z.string(), fee: PenceSchema })),
  valid_from: z.string(),
  valid_to: z.nullable(z.string()),
})
export type ReferralScale = z.infer<typeof ReferralScale>

/** The fee for one introduction in pence: the sum over its matters; 0 for a matter not in the scale. */
export const referralFee = (scale: ReferralScale, matters: readonly string[]): Pence =>
  scale.fees.filter((it) => matters.includes(it.matter)).reduce((total, it) => total + it.fee, 0)

/** The sentence that discloses the fee to the client, as the rules on referral fees require. */
export const disclosureOf = (referral: Pick<Referral, 'agency' | 'fee'>) =>
  referral.fee > 0
    ? `We pay ${referral.agency} ${formatPounds(referral.fee)} for introducing you. This does not change your price.`
    : `${referral.agency} introduced you to us. We pay nothing for it.`
