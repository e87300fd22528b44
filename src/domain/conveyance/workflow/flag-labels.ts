import type { CaseFlag } from './condition.ts'

/** 'Gifted deposit', for forms and lists. */
export const flagLabels: Readonly<Record<CaseFlag, string>> = {
  probate: 'Sale by executors',
  attorney: 'Attorney acts',
  company: 'Company',
  tenanted: 'Tenanted',
  new_build: 'New build',
  shared_ownership: 'Shared ownership',
  gifted_deposit: 'Gifted deposit',
  indemnity: 'Indemnity policy',
  retention: 'Retention',
  area_searches: 'Area searches needed',
  extra_searches: 'Index map, company or bankruptcy searches needed',
  survey: 'Survey matters',
  consents: 'Consents or waivers needed',
  independent_advice: 'Independent advice needed',
  tax_due: 'Tax due',
  chain: 'Chain',
  vulnerable: 'Vulnerable client',
}
