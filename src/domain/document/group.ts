/** The document groups that a client may see, by kind of matter: `/clients/documents/:matter_type/:group`. */
export const documentGroups = {
  sale: [
    'onboarding',
    'id-and-funds',
    'property-forms',
    'title',
    'leasehold-pack',
    'certificates-and-guarantees',
    'contract-pack',
    'enquiries',
    'signing',
    'money',
    'completion',
    'after-completion',
  ],
  purchase: [
    'onboarding',
    'id-and-funds',
    'contract-pack',
    'searches',
    'enquiries',
    'mortgage',
    'report-on-title',
    'survey-and-insurance',
    'signing',
    'money',
    'completion',
    'after-completion',
  ],
  remortgage: [
    'onboarding',
    'id-and-funds',
    'title',
    'mortgage',
    'consents',
    'signing',
    'money',
    'completion',
  ],
  'transfer-of-equity': [
    'onboarding',
    'id-and-funds',
    'title',
    'lender-consent',
    'advice',
    'signing',
    'completion',
  ],
} as const satisfies Record<string, readonly string[]>

const groups: Readonly<Partial<Record<string, readonly string[]>>> = documentGroups

export const isDocumentGroup = (matterType: string, group: string) =>
  Object.hasOwn(groups, matterType) && groups[matterType]?.includes(group) === true

/** 'ID and funds' of 'id-and-funds'. */
export const groupName = (group: string) => {
  const words = group.replaceAll('-', ' ').replace(/^id\b/, 'ID')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
