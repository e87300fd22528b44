import type { EventSubject } from '#domain/event'

/** The kinds of record that events are about, for people. */
export const subjectLabels: Readonly<Record<EventSubject, string>> = {
  conveyance: 'Case',
  'quote-case': 'Quote',
  'sale-memo': 'Sale memo',
  'sale-ready-pack': 'Sale-ready pack',
  lead: 'Lead',
  'tracked-email': 'Email',
  'whatsapp-thread': 'WhatsApp conversation',
  'received-text': 'Text message received',
  mailbox: 'Mailbox',
  message: 'Message',
  communication: 'Communication',
  'communication-matrix': 'Communication matrix',
  'message-provider': 'Message delivery',
  'single-sign-on': 'Single sign-on',
  user: 'User',
  workflow: 'Workflow',
  template: 'Template',
  'library-enquiry': 'Library enquiry',
  'enquiry-classification': 'Classification of enquiries',
  'fee-scale': 'Fee scale',
  session: 'Sign-in',
  firm: 'Firm',
  'saved-view': 'Saved view',
  agency: 'Agency',
  branch: 'Branch',
  negotiator: 'Negotiator',
  call: 'Call',
  contact: 'Contact',
  desk: 'Sales desk',
  visit: 'Visit',
  target: 'Target',
  list: 'List',
  'lead-import': 'Import of leads',
  'quote-import': 'Import of quotes',
  read: 'Record',
}

// A document is read as itself, while its changes are events of its case or quote.
const labelsByName: Readonly<Partial<Record<string, string>>> = {
  ...subjectLabels,
  document: 'Document',
  'identity-check': 'Picture of an identity check',
  funds: 'Evidence of funds',
  'template-file': 'Word file of a template',
}

/** 'Case' for 'conveyance'; 'Record' for a kind that is not known. */
export const subjectLabel = (subject: string) => labelsByName[subject] ?? 'Record'
