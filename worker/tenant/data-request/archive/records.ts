import { statusNames } from '#domain/conveyance/labels'
import { leadStatusNames } from '#domain/lead/labels'
import { formatInstant, formatPoundsCell } from '#domain/list/export'
import { matterNames } from '#domain/matter-names'
import { statusNames as quoteStatusNames } from '#domain/quote/case/labels'
import { subjectName } from '#domain/quote/case/row'
import { caseEventsOf } from '#tenant/conveyance/portal/history'
import type { RequestContext } from '#tenant/runtime/context'
import { type ArchiveFile, tableFile } from './file.ts'
import type { DataSubject } from './subject.ts'

const roleOf = ({ contacts }: DataSubject, clients: DataSubject['cases'][number]['clients']) =>
  clients.find(({ contact_id }) => contacts.includes(contact_id))?.role ?? 'client'

const caseFile = (subject: DataSubject) =>
  tableFile(
    { path: 'cases.csv', what: 'your cases' },
    {
      Reference: (it) => it.ref,
      Matter: (it) => matterNames[it.matter_type],
      Property: (it) => [it.address.line, it.address.town, it.address.postcode].join(', '),
      'Your role': (it) => roleOf(subject, it.clients),
      Status: (it) => statusNames[it.status],
      'Price in pounds': (it) => formatPoundsCell(it.price),
      Lender: (it) => it.lender?.name ?? null,
      'Introduced by': (it) => it.agency?.agency.name ?? null,
      'Kept until': (it) => it.key_dates.retained_until,
    },
    subject.cases,
  )

const quoteFile = ({ quoteCases }: DataSubject) =>
  tableFile(
    { path: 'quotes.csv', what: 'your quotes' },
    {
      Number: (it) => it.number,
      About: (it) => subjectName(it.facts.subject),
      Status: (it) => quoteStatusNames[it.status],
      At: (it) => formatInstant(it.created_at),
    },
    quoteCases,
  )

const leadFile = ({ leads }: DataSubject) =>
  tableFile(
    { path: 'enquiries.csv', what: 'your first enquiries' },
    {
      Number: (it) => it.number,
      At: (it) => formatInstant(it.received_at),
      Property: (it) => [it.address, it.postcode].filter(Boolean).join(', '),
      'What you wrote': (it) => it.message,
      Status: (it) => leadStatusNames[it.status],
    },
    leads,
  )

/** Their cases, quotes and enquiries. */
export const recordFiles = (subject: DataSubject): ArchiveFile[] => [
  ...caseFile(subject),
  ...quoteFile(subject),
  ...leadFile(subject),
]

type Entry = ReturnType<typeof caseEventsOf>[number]

/** Whether an entry is about them: no payment, no document and no name of another client. */
const isOfThem =
  (
    { contacts }: DataSubject,
    { clients }: DataSubject['cases'][number],
    records: readonly string[],
  ) =>
  ({ kind, text, document_id }: Entry) => {
    const others = clients.filter(({ contact_id }) => !contacts.includes(contact_id))
    if (kind === 'payment' || others.some(({ name }) => text.includes(name))) return false
    return kind !== 'document' || records.includes(document_id ?? '')
  }

/** What happened in their cases, as clients read it; `records`: the documents that are theirs. */
export const historyFile = (
  context: RequestContext,
  subject: DataSubject,
  records: readonly string[],
): ArchiveFile[] =>
  tableFile(
    { path: 'history.csv', what: 'what happened in your cases' },
    { At: (it) => formatInstant(it.at), Property: (it) => it.case.address, What: (it) => it.text },
    subject.cases.flatMap((it) => caseEventsOf(context, it).filter(isOfThem(subject, it, records))),
  )
