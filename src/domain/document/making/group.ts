import { groupsOf } from '#domain/document/group'
import type { MatterType } from '#domain/matter'

const OTHERWISE = 'correspondence'

/** The document groups that suit what templates name, the best first, for matters without that group. */
const suiting: Readonly<Record<string, readonly string[]>> = {
  'after completion': ['completion'],
  'report on title': ['advice', 'title'],
  'client care': ['onboarding'],
  quote: ['onboarding'],
  forms: ['property-forms', 'onboarding'],
  leasehold: ['leasehold-pack', 'title', 'contract-pack'],
  title: ['title', 'contract-pack'],
  contract: ['contract-pack', 'signing'],
  exchange: ['contract-pack', 'signing'],
  mortgage: ['mortgage', 'lender-consent', 'money'],
  report: ['report-on-title', 'advice', 'title'],
  undertakings: ['completion'],
  closing: ['after-completion', 'completion'],
  registration: ['after-completion', 'completion'],
  tax: ['after-completion', 'completion'],
  complaints: ['compliance'],
}

/** The group of a case under which a template’s documents are filed, from the group that the template names. */
export const filingGroup = (named: string | null, matter: MatterType): string => {
  const name = (named ?? '').trim().toLowerCase()
  const wanted = [name.replaceAll(' ', '-'), ...(suiting[name] ?? [])]
  return wanted.find((it) => groupsOf(matter).includes(it)) ?? OTHERWISE
}
