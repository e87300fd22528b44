import { bankDetailsWarning, letter } from '#domain/communication/communication'
import type { EventRows, EventType } from '#domain/event'
import { type DeedEvents, deedEvents } from './deed/events.ts'

type Of = { request: string; title: string }
type Code = Of & { name: string; channel: 'sms' | 'email'; to: string }

const requestValues = ['title', 'link', 'address', 'ref'] as const
const codeValues = ['title', 'code'] as const
export type SignatureValue = (typeof requestValues)[number]

export type SignatureEvents = DeedEvents & {
  'signature.requested': EventType<'conveyance', Of, SignatureValue>
  'signature.reminded': EventType<'conveyance', Of & { names: readonly string[] }, SignatureValue>
  'signature.unanswered': EventType<'conveyance', Of & { names: readonly string[] }>
  'signature.opened': EventType<'conveyance', Of & { name: string }>
  'signature.code-sent': EventType<'conveyance', Code, (typeof codeValues)[number]>
  'signature.code-entered': EventType<'conveyance', Of & { name: string; is_right: boolean }>
  'signature.code-failed': EventType<'conveyance', Of & { name: string }>
  'signature.unlocked': EventType<'conveyance', Of & { name: string }>
  'signature.signed': EventType<'conveyance', Of & { name: string; of: number; signed: number }>
  'signature.declined': EventType<'conveyance', Of & { name: string; reason: string }>
  'signature.voided': EventType<'conveyance', Of & { reason: string }>
  'signature.completed': EventType<'conveyance', Of & { sha256: string }, SignatureValue>
}

const common = {
  subjects: ['conveyance'],
  broadcast: ['area', 'record', 'clients', 'users'],
} as const

const toClient = { audience: 'client', channel: 'email' } as const
const codeSubject = 'Your code to sign {title}'

export const signatureEvents: EventRows<SignatureEvents> = {
  ...deedEvents,
  'signature.requested': {
    ...common,
    title: 'Document sent to sign',
    text: ({ title }) => `Sent to sign: ${title}`,
    client: ({ title }) => ({ kind: 'case', text: `We sent you a document to sign: ${title}` }),
    values: requestValues,
    communications: [
      {
        ...toClient,
        subject: 'Please sign: {title} ({ref})',
        body: letter(
          'There is a document to sign for {address}: {title}.',
          'Open it, read it and sign it here. We send a code to you to make sure that it is you.',
          '{link}',
          'You can call us first with any question.',
          bankDetailsWarning,
        ),
      },
    ],
  },
  'signature.reminded': {
    ...common,
    title: 'Reminder to sign',
    text: ({ title, names }) => `Reminded ${names.join(' and ')} to sign: ${title}`,
    values: requestValues,
    communications: [
      {
        ...toClient,
        subject: 'Still to sign: {title} ({ref})',
        body: letter(
          'We are waiting for your signature on {title} for {address}. Our work cannot go on without it.',
          '{link}',
          'If something is not clear, or you would rather sign on paper, call us on {phone}.',
          bankDetailsWarning,
        ),
      },
    ],
  },
  'signature.unanswered': {
    ...common,
    title: 'Document still not signed',
    text: ({ title, names }) =>
      `Not signed after two reminders: ${title}. Call ${names.join(' and ')}`,
    notice: 'users',
  },
  'signature.opened': {
    ...common,
    title: 'Document to sign opened',
    text: ({ title, name }) => `${name} opened: ${title}`,
  },
  'signature.code-sent': {
    ...common,
    title: 'Code to sign sent',
    text: ({ name, channel, to }) =>
      `Code to sign sent to ${name} by ${channel === 'sms' ? 'text message' : 'email'}, ${to}`,
    values: codeValues,
    communications: [
      {
        audience: 'client',
        channel: 'sms',
        subject: codeSubject,
        body: 'Your code to sign:\n\n{code}\n\nIt lasts for 10 minutes. {firm} never asks you for it.',
        when: ({ channel }) => channel === 'sms',
      },
      {
        ...toClient,
        subject: codeSubject,
        body: letter(
          'Enter this code to sign:',
          '{code}',
          'It lasts for 10 minutes. Nobody from {firm} will ever ask you for it. If you did not ask for it, call us on {phone}.',
        ),
        when: ({ channel }) => channel === 'email',
      },
    ],
  },
  'signature.code-entered': {
    ...common,
    title: 'Code to sign entered',
    text: ({ title, name, is_right }) =>
      `${name} entered ${is_right ? 'the code' : 'a wrong code'} to sign: ${title}`,
  },
  'signature.code-failed': {
    ...common,
    title: 'Locked out of signing',
    text: ({ title, name }) => `${name} entered five wrong codes and is locked out of: ${title}`,
    notice: 'users',
  },
  'signature.unlocked': {
    ...common,
    title: 'Signing unlocked',
    text: ({ title, name }) => `${name} was called and may sign again: ${title}`,
  },
  'signature.signed': {
    ...common,
    title: 'Signature given',
    text: ({ title, name, signed, of }) => `${name} signed, ${signed} of ${of}: ${title}`,
    client: ({ title, name }) => ({ kind: 'case', text: `${name} signed: ${title}` }),
  },
  'signature.declined': {
    ...common,
    title: 'Signature declined',
    text: ({ title, name, reason }) => `${name} declined to sign ${title}: ${reason}`,
    notice: 'users',
  },
  'signature.voided': {
    ...common,
    title: 'Document to sign withdrawn',
    text: ({ title, reason }) => `Withdrawn: ${title}. ${reason}`,
    client: ({ title }) => ({ kind: 'case', text: `We withdrew a document to sign: ${title}` }),
    notice: 'users',
  },
  'signature.completed': {
    ...common,
    title: 'Document signed by everybody',
    text: ({ title }) => `Signed by everybody: ${title}`,
    client: ({ title }) => ({ kind: 'case', text: `Everybody has signed: ${title}` }),
    notice: 'users',
    values: requestValues,
    communications: [
      {
        ...toClient,
        subject: 'Signed by everybody: {title} ({ref})',
        body: letter(
          'Everybody has signed {title} for {address}. Your copy, with the record of how it was signed, is here:',
          '{link}',
        ),
      },
    ],
  },
}
