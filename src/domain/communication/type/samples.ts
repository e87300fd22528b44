import type { Audience } from '#domain/communication/matrix/cell'
import { type MergeValueOf, wordingOf } from '#domain/events'
import type { SendingEventName } from './fires-when.ts'

/** What every text may name beside the values of its event. */
export const commonValues = ['name', 'firm', 'phone', 'email', 'signature'] as const

/** A value as an event would bring it, for previews and tests. */
const samples: Readonly<Record<MergeValueOf<SendingEventName>, string>> = {
  address: '7 Mill Lane, Frome',
  agency: 'Bridge & Moor',
  answer: 'The draft contract went out on Tuesday.',
  at: '9 September 2026, 10:42',
  by: 'Ruth Harcourt',
  caller: 'Dan Fielding',
  changes: 'EPC replaced',
  code: '482913',
  completion_on: 'Friday 30 October 2026',
  count: '3',
  cover: 'Priya Shah',
  days: '14 to 18 September',
  device: 'Firefox on Windows',
  due: '16 September 2026',
  email_quote: '',
  email_subject: 'Your purchase of 7 Mill Lane',
  email_text: 'Here is the plan that you asked for.',
  enquiry_list: '3. Please supply the completion certificate.',
  fee_earner: 'Helen Marsh',
  findings: 'We should have called you back sooner.',
  from: 'Tom Reeve',
  giver: 'Dan Fielding',
  handler: 'Ruth Harcourt',
  kind: 'purchase',
  link: 'https://example.com/sample-link',
  look_again_on: 'Monday 21 September 2026',
  mark: '3f9a1c0e77b24d51',
  matter: 'your purchase of 7 Mill Lane',
  matter_type: 'Purchase',
  missing: 'EPC, title plan',
  narrative: 'Payment on account of searches',
  new_email: 'new@example.com',
  next: 'You need to do nothing.',
  number: 'Q-2417',
  old_email: 'old@example.com',
  on: 'Friday 30 October 2026',
  parties: 'Amara and Lewis Okonkwo',
  people: 'Amara Okonkwo and Lewis Okonkwo',
  person: 'Tom Reeve',
  price: '£385,000',
  problem: 'Two cases have nobody to take them over.',
  property: '7 Mill Lane, Frome',
  question: 'When will the draft contract go out?',
  reason: 'The statement does not show the name of the account.',
  redress: 'We take £120 off our fee.',
  ref: '26-P-00417',
  role: 'Conveyancer',
  row: '12840',
  rule_subject: 'Your purchase of 7 Mill Lane',
  rule_text: 'We have sent the contract to you for signing.',
  sent_subject: 'Your report on 7 Mill Lane',
  sent_text: 'The report on the property is attached.',
  signer: 'Amara Okonkwo',
  standing: 'We are waiting for the seller’s conveyancer to answer our enquiries.',
  sum: '£350.00',
  tax: ' Stamp Duty Land Tax of £9,250.00 is extra, which makes £11,092.00 in all.',
  test_subject: 'The subject of the text',
  test_text: 'The text.',
  time: '10:30',
  title: 'Transfer of 7 Mill Lane',
  total: '£1,842.00',
  valid_until: '23 September 2026',
  what: 'Lewis Okonkwo can now see your case.',
  where: 'Bristol',
  whatsapp_text: 'Thank you, we have it.',
  written_subject: 'Your purchase of 7 Mill Lane',
  written_text: 'The keys can be collected from Bridge & Moor at noon.',
  work: '2 tasks due, 1 key date passed',
}

/** The merge values that an event brings, each with a sample. */
export const sampleValuesOf = (type: string): Readonly<Record<string, string>> => {
  const known: Readonly<Partial<Record<string, string>>> = samples
  const names: readonly string[] = wordingOf(type)?.values ?? []
  return Object.fromEntries(names.map((name) => [name, known[name] ?? `[${name}]`]))
}

/** Whom a sample is written to; somebody of the firm reads their own name. */
export const sampleRecipients: Readonly<Record<Exclude<Audience, 'internal'>, string>> = {
  client: 'Amara Okonkwo',
  agent: 'Bridge & Moor',
  broker: 'Clearway Mortgages',
  other_side: 'Lowe & Partners',
}
