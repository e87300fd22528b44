import { letter } from '#domain/communication/communication'
import { type DateOnly, longDate } from '#domain/dates'
import type { EventRows, EventType } from '#domain/event'

type Of = { number: number; name: string }

const loggedValues = ['ref', 'address', 'handler', 'due'] as const
const closedValues = ['ref', 'address', 'findings', 'redress'] as const
export type LoggedValue = (typeof loggedValues)[number]
export type ClosedValue = (typeof closedValues)[number]

export type ComplaintEvents = {
  'complaint.logged': EventType<
    'conveyance',
    Of & { head: string; handler: string; due_on: DateOnly },
    LoggedValue
  >
  'complaint.noted': EventType<'conveyance', Of & { text: string }>
  'complaint.handed-over': EventType<'conveyance', Of & { handler: string }>
  'complaint.closed': EventType<'conveyance', Of & { outcome: string }, ClosedValue>
  'complaint.overdue': EventType<'conveyance', Of & { due_on: DateOnly }>
}

const common = { subjects: ['conveyance'], broadcast: ['area', 'record', 'users'] } as const
const toClient = { audience: 'client', channel: 'email' } as const

// Legal Ombudsman: contacts and limits since 1 April 2023.
const ombudsman =
  'The Legal Ombudsman can look at it for you, free of charge: telephone 0300 555 0333, www.legalombudsman.org.uk, PO Box 6167, Slough SL1 0EH.'
const limits =
  'within six months of our final answer, and within one year of what you complain about or of when you should have known of it'

export const complaintEvents: EventRows<ComplaintEvents> = {
  'complaint.logged': {
    ...common,
    title: 'Complaint logged',
    text: ({ number, name, head, handler, due_on }) =>
      `Complaint ${number} of ${name} logged: ${head}. ${handler} handles it, final answer by ${longDate(due_on)}`,
    notice: 'users',
    values: loggedValues,
    communications: [
      {
        ...toClient,
        subject: 'Your complaint ({ref})',
        body: letter(
          'Thank you for telling us that you are unhappy with our work on {address}. {handler} looks into it, and does so at no cost to you. It does not affect how we deal with your case.',
          'This is what we do: we read your file, speak with those who did the work, and may call you to understand what went wrong. You can send us anything that you want us to see. We send you our final answer, with what we found and what we put right, by {due} at the latest, which is eight weeks from when we had your complaint.',
          `If you have no final answer by then, or disagree with it, you can ask the Legal Ombudsman, ${limits}. ${ombudsman}`,
          'You can call {handler} on {phone}.',
        ),
      },
    ],
  },
  'complaint.noted': {
    ...common,
    title: 'Complaint worked on',
    text: ({ number, text }) => `Complaint ${number}: ${text}`,
  },
  'complaint.handed-over': {
    ...common,
    title: 'Complaint handed over',
    text: ({ number, handler }) => `Complaint ${number} is now handled by ${handler}`,
    notice: 'users',
  },
  'complaint.closed': {
    ...common,
    title: 'Complaint answered',
    text: ({ number, name, outcome }) =>
      `Final answer to complaint ${number} of ${name}: ${outcome.toLowerCase()}`,
    notice: 'users',
    values: closedValues,
    communications: [
      {
        ...toClient,
        subject: 'Our final answer to your complaint ({ref})',
        body: letter(
          'We have looked into your complaint about our work on {address}. This is our final answer.',
          'What we found: {findings}',
          'What we put right: {redress}',
          `If you disagree, you can ask the Legal Ombudsman, ${limits}. ${ombudsman}`,
          'If you think that somebody here was dishonest or broke the rules of our profession, you can tell our regulator.',
        ),
      },
    ],
  },
  'complaint.overdue': {
    ...common,
    title: 'Complaint overdue',
    text: ({ number, name, due_on }) =>
      `Complaint ${number} of ${name} had to be answered by ${longDate(due_on)}`,
    notice: 'users',
  },
}
