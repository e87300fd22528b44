import type { MatterType } from '#domain/matter'

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

/** The groups of every matter that only staff see. */
export const staffGroups = ['correspondence', 'compliance', 'accounts', 'internal'] as const

const groupsByMatter: Readonly<Record<string, readonly string[]>> = documentGroups

export const isDocumentGroup = (matterType: string, group: string) =>
  Object.hasOwn(groupsByMatter, matterType) && groupsByMatter[matterType]?.includes(group) === true

export const isStaffGroup = (group: string) => staffGroups.some((it) => it === group)

/** The groups of a case for staff, in the order of the work. */
export const groupsOf = (matterType: MatterType): readonly string[] => [
  ...documentGroups[matterType],
  ...staffGroups,
]

/** 'ID and funds' of 'id-and-funds'. */
export const groupName = (group: string) => {
  const words = group.replaceAll('-', ' ').replace(/^id\b/, 'ID')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
