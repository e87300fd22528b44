import { letter } from '#domain/communication/communication'
import { type DateOnly, longDate } from '#domain/dates'
import type { EventRows, EventType } from '#domain/event'

type Of = { request: string; title: string }
type Watch = Of & { name: string; signer: string }

const askedValues = ['title', 'signer', 'link'] as const
const codeValues = ['title', 'code'] as const
export type WitnessValue = (typeof askedValues)[number]

export type DeedEvents = {
  'signature.witness-asked': EventType<'conveyance', Watch, WitnessValue>
  'signature.witness-code-sent': EventType<
    'conveyance',
    Of & { name: string; to: string },
    (typeof codeValues)[number]
  >
  'signature.witnessed': EventType<'conveyance', Watch>
  'signature.witness-declined': EventType<'conveyance', Watch & { reason: string }>
  'signature.dated': EventType<'conveyance', Of & { on: DateOnly; authority: string }>
  'signature.undated': EventType<'conveyance', Of>
  'signature.certified': EventType<'conveyance', Of & { name: string }>
}

const common = {
  subjects: ['conveyance'],
  broadcast: ['area', 'record', 'clients', 'users'],
} as const

export const deedEvents: EventRows<DeedEvents> = {
  'signature.witness-asked': {
    ...common,
    title: 'Witness asked to sign',
    text: ({ title, name, signer }) => `${name} asked to sign as witness of ${signer}: ${title}`,
    values: askedValues,
    communications: [
      {
        audience: 'client',
        channel: 'email',
        subject: 'Please sign as a witness: {title}',
        body: letter(
          '{signer} has signed a deed and named you as the witness who watched: {title}.',
          'If you were in the same room and saw it, open this link now, while you are together. We send a code to your mobile to make sure that it is you.',
          '{link}',
          'If you did not see it, do not sign. Open the link and tell us, or call us on {phone}.',
        ),
      },
    ],
  },
  'signature.witness-code-sent': {
    ...common,
    title: 'Code sent to a witness',
    text: ({ name, to }) => `Code to sign as witness sent to ${name} by text message, ${to}`,
    values: codeValues,
    communications: [
      {
        audience: 'client',
        channel: 'sms',
        subject: 'Your code to sign as a witness',
        body: 'Your code to sign as a witness:\n\n{code}\n\nIt lasts for 10 minutes. {firm} never asks you for it.',
      },
    ],
  },
  'signature.witnessed': {
    ...common,
    title: 'Signature witnessed',
    text: ({ title, name, signer }) => `${name} signed as witness of ${signer}: ${title}`,
    client: ({ title, name, signer }) => ({
      kind: 'case',
      text: `${name} signed as witness of ${signer}: ${title}`,
    }),
  },
  'signature.witness-declined': {
    ...common,
    title: 'Witness declined',
    text: ({ title, name, reason }) => `${name} did not sign as witness of ${title}: ${reason}`,
    notice: 'users',
  },
  'signature.dated': {
    ...common,
    title: 'Deed dated',
    text: ({ title, on, authority }) =>
      `${title} dated ${longDate(on)} on the authority of ${authority}`,
  },
  'signature.undated': {
    ...common,
    title: 'Deed held undated again',
    text: ({ title }) => `The dated file of ${title} could not be made: it is held undated again`,
    notice: 'users',
  },
  'signature.certified': {
    ...common,
    title: 'Deed certified',
    text: ({ title, name }) => `${name} certified the electronic signatures of ${title}`,
  },
}
