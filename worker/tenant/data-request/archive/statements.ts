import { fundsKinds } from '#domain/funds/labels'
import { formatInstant, formatPoundsCell } from '#domain/list/export'
import { methodNames, purposeNames } from '#domain/payment-request/labels'
import { complaintsOf } from '#tenant/complaint/complaints'
import { questionsOf } from '#tenant/enquiry/question/asking'
import { fundsOf } from '#tenant/funds/stored'
import { requestsOf } from '#tenant/payment-request/records'
import type { RequestContext } from '#tenant/runtime/context'
import { requestsOf as signatureRequestsOf } from '#tenant/signature/saving'
import { type ArchiveFile, lines, tableFile, textFile } from './file.ts'
import type { DataSubject } from './subject.ts'

const casesOf = ({ cases }: DataSubject) => cases.map(({ id }) => id)

/** What they said about where their money is from, without who gives it and what staff decided. */
const fundsFile = ({ store }: RequestContext, { cases, contacts }: DataSubject) =>
  tableFile(
    { path: 'where-your-money-is-from.csv', what: 'what you told us about your money' },
    {
      Kind: (it) => fundsKinds[it.kind],
      'Amount in pounds': (it) => (it.amount === null ? null : formatPoundsCell(it.amount)),
      'What you wrote': (it) => it.story,
    },
    cases
      .flatMap(({ id }) => contacts.flatMap((contact) => fundsOf(store).of(id, contact) ?? []))
      .flatMap(({ parts }) => parts),
  )

const paymentFile = (context: RequestContext, subject: DataSubject) =>
  tableFile(
    { path: 'payments.csv', what: 'what we asked you to pay, and what came' },
    {
      For: (it) => `${purposeNames[it.purpose]}: ${it.narrative}`,
      'Pounds asked': (it) => formatPoundsCell(it.amount),
      Due: (it) => it.due_on,
      Received: (it) =>
        it.receipts
          .map((one) => `${one.on} ${formatPoundsCell(one.amount)} ${methodNames[one.method]}`)
          .join('; '),
    },
    requestsOf(context)
      .of(casesOf(subject))
      .filter(({ payer }) => subject.contacts.includes(payer.contact_id ?? '')),
  )

const signatureFile = (context: RequestContext, subject: DataSubject) =>
  tableFile(
    { path: 'signatures.csv', what: 'what you signed' },
    {
      Document: (it) => it.title,
      'Signed at': (it) => formatInstant(it.signer.signed_at),
      'Agreed to': (it) => it.signer.consent,
    },
    signatureRequestsOf(context)
      .of(casesOf(subject))
      .flatMap(({ title, signers }) =>
        signers
          .filter(({ contact_id }) => subject.contacts.includes(contact_id))
          .map((signer) => ({ title, signer })),
      ),
  )

/** The questions that they answered, not those that another client of the case did. */
const answerFile = (context: RequestContext, subject: DataSubject) =>
  tableFile(
    { path: 'answers.csv', what: 'your answers to questions of the other side' },
    {
      Question: (it) => it.question,
      Answer: (it) => it.answer?.text ?? null,
      At: (it) => formatInstant(it.answer?.at ?? null),
    },
    questionsOf(context)
      .of(casesOf(subject))
      .filter(({ answer }) => answer !== null && answer.by.id === subject.account?.id),
  )

const complaintFile = (context: RequestContext, subject: DataSubject) =>
  textFile(
    { path: 'complaints.txt', what: 'your complaints' },
    complaintsOf(context)
      .of(casesOf(subject))
      .filter(({ contact_id }) => subject.contacts.includes(contact_id ?? ''))
      .map(({ received_on, text, closing }) =>
        lines({
          Received: received_on,
          Complaint: text,
          'What we found': closing?.findings,
          'What we put right': closing?.redress,
        }),
      ),
  )

/** What they told the firm about themselves and their move, signed and paid. */
export const statementFiles = (context: RequestContext, subject: DataSubject): ArchiveFile[] => [
  ...fundsFile(context, subject),
  ...paymentFile(context, subject),
  ...signatureFile(context, subject),
  ...answerFile(context, subject),
  ...complaintFile(context, subject),
]
