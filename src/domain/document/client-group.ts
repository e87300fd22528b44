import { groupName } from './group.ts'

/** What clients read where the name of a group is a word of the trade. */
const clientNames: Readonly<Record<string, string>> = {
  onboarding: 'Getting started',
  'id-and-funds': 'Your identity and money',
  'property-forms': 'Forms about the property',
  title: 'Ownership',
  'leasehold-pack': 'Lease and management',
  'contract-pack': 'Contract',
  enquiries: 'Questions and answers',
  signing: 'Documents to sign',
  'report-on-title': 'Our report to you',
  'lender-consent': 'Your lender’s consent',
}

/** 'Getting started' of 'onboarding'. */
export const clientGroupName = (group: string) => clientNames[group] ?? groupName(group)
