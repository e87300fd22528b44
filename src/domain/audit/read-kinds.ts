/** What somebody opened, as the sentence of the audit log: reads of these are recorded. */
export const readTexts = {
  'audit-log': 'Audit log read',
  contact: 'Contact details read',
  file: 'File downloaded',
  message: 'Message downloaded',
  messages: 'Messages read',
  record: 'Stored record downloaded',
} as const

export type ReadKind = keyof typeof readTexts
