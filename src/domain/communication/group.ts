/** The parts of the work that messages belong to, in the order of a case. */
export const communicationGroups = [
  'Quotes and leads',
  'Instruction',
  'Forms, packs and searches',
  'Enquiries',
  'Mortgage and report',
  'Signing',
  'Money',
  'Exchange and completion',
  'After completion',
  'Upkeep',
  'Automations',
  'Accounts and the product',
] as const
export type CommunicationGroup = (typeof communicationGroups)[number]

/** The first that an event's name matches is its group. */
const patterns: readonly (readonly [CommunicationGroup, RegExp])[] = [
  ['Quotes and leads', /^(?:callback|lead|quote|quotecase|pack|sale-memo)\./],
  ['Instruction', /^(?:conveyance\.(?:opened|fee-earner-changed)$|identity\.|funds\.)/],
  [
    'Forms, packs and searches',
    /^(?:conveyance\.forms-outstanding$|order\.|progress\.(?:forms|pack|searches)-)/,
  ],
  ['Enquiries', /^(?:client-question\.|progress\.enquiries-)/],
  ['Mortgage and report', /^(?:progress\.(?:offer-received|report-ready)$|title\.)/],
  ['Signing', /^signature\./],
  ['Money', /^(?:payment-request\.|payee\.|bank-details\.|progress\.(?:statement|balance)-)/],
  [
    'Exchange and completion',
    /^(?:conveyance\.(?:exchanged|completed|completion-today)$|progress\.date-)/,
  ],
  [
    'After completion',
    /^(?:conveyance\.feedback-due$|progress\.(?:mortgage-redeemed|discharge-received|tax-filed|regist))/,
  ],
  ['Automations', /^automation\./],
  ['Upkeep', /^(?:conveyance|complaint|portal-message|email|whatsapp|agent-question)\./],
]

export const communicationGroupOf = (type: string): CommunicationGroup =>
  patterns.find(([, pattern]) => pattern.test(type))?.[0] ?? 'Accounts and the product'
