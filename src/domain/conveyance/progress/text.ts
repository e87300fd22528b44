import { type Communication, letter } from '#domain/communication/communication'

type Detail = { readonly is_other_side_verified: boolean }

/** What is said when a case has reached something. */
export type ProgressText = {
  /** The client’s line in the history of their case. */
  readonly line: string
  readonly messages: readonly Communication<Detail>[]
  /** Whether the people of the case are told as well, as it gives them work. */
  readonly isTask?: boolean
}

export const toClient = (subject: string, ...paragraphs: readonly string[]): Communication => ({
  audience: 'client',
  channel: 'email',
  subject: `${subject} ({ref})`,
  body: letter(...paragraphs, 'Sign in to see your case:', '{link}'),
})

/** An agent reads the step and nothing of money or reasons. */
export const toAgent = (subject: string, sentence: string): Communication => ({
  audience: 'agent',
  channel: 'email',
  subject: `${subject}: {address} ({ref})`,
  body: letter(sentence, 'Call us on {phone} with any question.'),
})

/** A broker reads the step and what it means for the mortgage; nothing of money, identity or our costs. */
export const toBroker = (subject: string, ...sentences: readonly string[]): Communication => ({
  audience: 'broker',
  channel: 'email',
  subject: `${subject}: {address} ({ref})`,
  body: letter(...sentences, 'Call us on {phone} with any question.'),
})

export const toOtherSide = (
  subject: string,
  ...paragraphs: readonly string[]
): Communication<Detail> => ({
  audience: 'other_side',
  channel: 'email',
  subject: `${subject}: {address} (our reference {ref})`,
  body: letter(...paragraphs, 'We never change our bank details by email.'),
  when: ({ is_other_side_verified }) => is_other_side_verified,
})
