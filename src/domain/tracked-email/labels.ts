import type { MailWarning } from '#domain/mail/warning/warning'
import type { FilingRule } from './tracked-email.ts'

/** 'Filed by reference' */
export const filingRuleLabels: Readonly<Record<FilingRule, string>> = {
  reference: 'Filed by reference',
  thread: 'Filed with its thread',
  address_and_property: 'Filed by sender and property',
  manual: 'Filed by a colleague',
}

/** What can cost money or trust, and is never overlooked. */
export const graveWarnings: readonly MailWarning[] = [
  'bank-details',
  'staff-name',
  'address-in-name',
  'dmarc-fail',
  'risky-file',
]

/** 'Bank details', for chips. */
export const warningNames: Readonly<Record<MailWarning, string>> = {
  'address-in-name': 'Name shows another address',
  'staff-name': 'Not your colleague',
  'two-from': 'Several senders',
  'reply-to-elsewhere': 'Replies go elsewhere',
  'mixed-scripts': 'Mixed alphabets',
  'encoded-domain': 'Encoded domain',
  'dmarc-fail': 'Sender not confirmed',
  'bank-details': 'Bank details',
  'signed-not-checked': 'Signature not checked',
  encrypted: 'Encrypted',
  'risky-file': 'Risky attachment',
}
