import type { FilingRule } from './tracked-email.ts'

/** 'Filed by reference' */
export const filingRuleLabels: Readonly<Record<FilingRule, string>> = {
  reference: 'Filed by reference',
  thread: 'Filed with its thread',
  address_and_property: 'Filed by sender and property',
  manual: 'Filed by hand',
}
