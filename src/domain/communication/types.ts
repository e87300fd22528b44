import type { Message } from './message.ts'

export type CommunicationKey =
  | 'auth.link'
  | 'user.invited'
  | 'quote.sent'
  | 'quote.accepted'
  | 'quote.dead_goodbye'
  | 'case.opened'
  | 'exchange.done'
  | 'completion.done'

export type Communication = {
  readonly audience: 'client' | 'agent' | 'internal'
  readonly channel: Message['channel']
  /** '{name}' stands for a word of the occasion. */
  readonly subject: string
  readonly body: string
}

const letter = (...paragraphs: string[]) =>
  [`Dear {name}`, ...paragraphs, `{firm}\n{phone}\n{email}`].join('\n\n')

const never =
  'We never send bank details by email or by message. Call us on {phone} before you pay anybody.'

/** Event by audience by channel: who is told what, and in which words. */
export const communications: Readonly<Record<CommunicationKey, readonly Communication[]>> = {
  'auth.link': [
    {
      audience: 'client',
      channel: 'email',
      subject: 'Sign in to {firm}',
      body: letter(
        'Open this link to sign in:',
        '{link}',
        'Or enter this code on the sign-in page:',
        '{code}',
        'Both work once, for 15 minutes. If you did not ask for them, leave this message alone: nobody can sign in without it.',
      ),
    },
  ],
  'user.invited': [
    {
      audience: 'internal',
      channel: 'email',
      subject: 'Your way in to {firm}',
      body: letter(
        '{by} has made you an account at {firm}, as {role}. Open this link to sign in for the first time:',
        '{link}',
        'It works once, within 72 hours. If you did not expect it, leave this message alone and tell us.',
      ),
    },
  ],
  'quote.sent': [
    {
      audience: 'client',
      channel: 'email',
      subject: 'Your quote from {firm}: {number}',
      body: letter(
        'Thank you for asking us about {matter}. Our price is {total}, with VAT and everything we pay to others. It stands until {valid_until}.',
        'Read it in full, and accept it when you are ready:',
        '{link}',
        'The quote is attached as a PDF too. Call {giver} on {phone} with any question.',
      ),
    },
    {
      audience: 'client',
      channel: 'whatsapp',
      subject: 'Your quote from {firm}: {number}',
      body: 'Hello {name}, here is our quote for {matter}: {total}, with VAT and everything we pay to others. It stands until {valid_until}.\n{link}',
    },
    {
      audience: 'client',
      channel: 'sms',
      subject: 'Your quote from {firm}: {number}',
      body: '{firm}: our quote for {matter} is {total}, with VAT and everything we pay to others.\n{link}',
    },
  ],
  'quote.accepted': [
    {
      audience: 'client',
      channel: 'email',
      subject: 'Thank you for choosing {firm}',
      body: letter(
        'Thank you for accepting our quote {number} for {matter}. We now open your case, and write again with the name of your conveyancer and the first steps.',
        'You have 14 days to change your mind.',
        never,
      ),
    },
    {
      audience: 'internal',
      channel: 'internal',
      subject: 'Quote {number} accepted',
      body: '{people} accepted the quote for {matter}: {total}. Open the case next.',
    },
  ],
  'quote.dead_goodbye': [
    {
      audience: 'client',
      channel: 'email',
      subject: 'Your quote {number} has ended',
      body: letter(
        'Our price for {matter} has ended. If you still want to move, call {giver} on {phone} and we will price it again in minutes.',
      ),
    },
  ],
  'case.opened': [
    {
      audience: 'client',
      channel: 'email',
      subject: 'Your case is open: {ref}',
      body: letter(
        'Your case is open. {kind} {address} has the reference {ref}, and {fee_earner} looks after it.',
        'See what happens, and what we need from you, at any time:',
        '{link}',
        'Sign in with this email address. There is no password: we send you a link.',
        never,
      ),
    },
    {
      audience: 'internal',
      channel: 'internal',
      subject: 'New case {ref}',
      body: '{matter_type} of {address} for {people} is yours.',
    },
  ],
  'exchange.done': [
    {
      audience: 'client',
      channel: 'email',
      subject: 'Contracts exchanged: {ref}',
      body: letter(
        'Contracts for {address} were exchanged today. The transaction is now binding, and completion is fixed for {completion_on}.',
        'What comes next:',
        '{link}',
        never,
      ),
    },
    {
      audience: 'internal',
      channel: 'internal',
      subject: 'Exchanged: {ref}',
      body: '{address} for {people}: exchanged, completion {completion_on}.',
    },
  ],
  'completion.done': [
    {
      audience: 'client',
      channel: 'email',
      subject: 'Completed: {ref}',
      body: letter(
        '{kind} {address} has completed. Congratulations from all of us.',
        'What we still do for you:',
        '{link}',
      ),
    },
    {
      audience: 'internal',
      channel: 'internal',
      subject: 'Completed: {ref}',
      body: '{address} for {people}: completed.',
    },
  ],
}

/** The words put in their places. A place without a word is our mistake, so it throws. */
export const written = (text: string, words: Readonly<Record<string, string>>) =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const word = Object.hasOwn(words, name) ? words[name] : undefined
    if (word === undefined) throw new Error(`there is no word for {${name}}`)
    return word
  })
