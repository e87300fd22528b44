import type { Conveyance } from '#domain/conveyance/conveyance'
import type { TemplateAudience } from '#domain/template/template'

/** Whom a template for an audience is addressed to in a case; null for the clients, and where the case does not say. */
export const recipientOf = (
  { agency, other_side, lender }: Pick<Conveyance, 'agency' | 'other_side' | 'lender'>,
  audience: TemplateAudience | null,
): string | null => {
  if (audience === 'agent') return agency?.negotiator?.name ?? agency?.agency.name ?? null
  if (audience === 'other_side') return other_side?.handler ?? other_side?.firm ?? null
  if (audience === 'lender') return lender?.name ?? null
  return audience === 'registry' ? 'HM Land Registry' : null
}
