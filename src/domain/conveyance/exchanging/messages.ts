import { bankDetailsWarning, type Communication, letter } from '#domain/communication/communication'
import { toBroker } from '#domain/conveyance/progress/text'
import type { MatterType } from '#domain/matter'
import { hasExchange } from '#domain/matter-names'

const client = { audience: 'client', channel: 'email' } as const
const agent = { audience: 'agent', channel: 'email' } as const
const otherSide = { audience: 'other_side', channel: 'email' } as const
const internal = { audience: 'internal', channel: 'internal' } as const

const sms = (body: string) =>
  ({ audience: 'client', channel: 'sms', subject: '{ref}: {address}', body }) as const

/** What is sent when a case is opened, exchanged and completed. */
export const openedMessages: readonly Communication[] = [
  {
    ...client,
    subject: 'Your case is open: {ref}',
    body: letter(
      'We have opened your case. {kind} {address} has the reference {ref}, and {fee_earner} is dealing with it.',
      'Sign in to see progress and what we need from you:',
      '{link}',
      'Use this email address to sign in. You do not need a password: we email you a link.',
      bankDetailsWarning,
    ),
  },
  {
    ...agent,
    subject: 'Case open: {address} ({ref})',
    body: letter(
      'We have opened a case for {people} about {address}. {fee_earner} is dealing with it, and the reference is {ref}.',
      'Call us on {phone} with any question.',
    ),
  },
  {
    ...otherSide,
    subject: 'We act for {people}: {address} ({ref})',
    body: letter(
      'We act for {people} about {address}. {fee_earner} is dealing with it; please quote our reference {ref}.',
      'Please confirm that you act, and who is dealing with it at your firm.',
    ),
  },
  {
    ...internal,
    subject: 'New case {ref}',
    body: '{matter_type} of {address} for {people} has been assigned to you.',
  },
]

export const exchangedMessages: readonly Communication[] = [
  {
    ...client,
    subject: 'Contracts exchanged: {ref}',
    body: letter(
      'Contracts for {address} were exchanged today. The transaction is now binding, and completion is fixed for {completion_on}.',
      'Sign in to see the next steps:',
      '{link}',
      bankDetailsWarning,
    ),
  },
  sms(
    '{firm}: contracts for {address} were exchanged. Completion is on {completion_on}. Details are in your email.',
  ),
  {
    ...agent,
    subject: 'Exchanged: {address} ({ref})',
    body: letter(
      'Contracts for {address} were exchanged today. Completion is on {completion_on}.',
      'Please plan the keys for that day, and call us on {phone} with any question.',
    ),
  },
  toBroker(
    'Exchanged',
    'Contracts for {address} were exchanged today. Completion is on {completion_on}.',
    'Please tell us at once if anything changes with the lender before then.',
  ),
  {
    ...otherSide,
    subject: 'Exchanged: {address} (our reference {ref})',
    body: letter(
      'We confirm that contracts for {address} were exchanged today, with completion on {completion_on}.',
      'The memorandum of exchange records the formula, the time and the names.',
    ),
  },
  {
    ...internal,
    subject: 'Exchanged: {ref}',
    body: '{address} for {people}: exchanged, completion {completion_on}.',
  },
]

export const completedMessages: readonly Communication<{ matter_type?: MatterType }>[] = [
  {
    ...client,
    subject: 'Completed: {ref}',
    body: letter(
      '{kind} {address} has completed. Thank you for trusting us with it.',
      'Sign in to see what we will do next:',
      '{link}',
    ),
  },
  sms('{firm}: {address} has completed. Details are in your email.'),
  {
    ...agent,
    subject: 'Keys may be released: {address}',
    body: letter(
      'Completion of {address} has taken place, so the keys may be released. Our reference is {ref}.',
      'Sign in and confirm when they changed hands, and to whom:',
      '{link}',
      'If anything about this email seems unusual, call us on {phone} before you release them.',
    ),
    when: ({ matter_type }) => matter_type !== undefined && hasExchange(matter_type),
  },
  toBroker('Completed', 'We confirm that {address} has completed.'),
  {
    ...otherSide,
    subject: 'Completed: {address} (our reference {ref})',
    body: letter('We confirm that {address} has completed today.'),
  },
  { ...internal, subject: 'Completed: {ref}', body: '{address} for {people}: completed.' },
]
