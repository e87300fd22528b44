import { nameOf } from '#domain/contact'
import { aboutYourData } from '#domain/data-request/about-page'
import type { DataArchive } from '#domain/data-request/archive'
import { withArchive } from '#domain/data-request/changing'
import { londonTime, longDate } from '#domain/dates'
import type { RequestContext } from '#tenant/runtime/context'
import { about } from '../concerned.ts'
import { type DataRequestAddress, dataRequestTo } from '../requests.ts'
import { dataRequestsOf } from '../stored.ts'
import { accessFile } from './access.ts'
import { correspondenceFiles } from './correspondence.ts'
import type { ArchiveFile } from './file.ts'
import { consentFile, detailFile, helperFile } from './person.ts'
import { historyFile, recordFiles } from './records.ts'
import { statementFiles } from './statements.ts'
import { type StoredFiles, storedFilesOf } from './stored-files.ts'
import { type DataSubject, dataSubjectOf } from './subject.ts'

const INDEX = 'index.html'

const filesOf = (context: RequestContext, subject: DataSubject, stored: StoredFiles) => [
  ...detailFile(subject),
  ...recordFiles(subject),
  ...historyFile(context, subject, stored.records),
  ...correspondenceFiles(context, subject),
  ...statementFiles(context, subject),
  ...consentFile(subject),
  ...helperFile(context, subject),
  ...accessFile(context, subject, stored.records),
]

const indexOf = (
  { firm, today, now }: RequestContext,
  { contact }: DataSubject,
  files: readonly ArchiveFile[],
  stored: StoredFiles,
) => ({
  name: INDEX,
  text: aboutYourData({
    name: nameOf(contact),
    firm: firm.brand.name,
    at: `${longDate(today)} ${today.slice(0, 4)}, ${londonTime(now)}`,
    files: files.map(({ path, what }) => ({ name: path, what })),
    stored: stored.files.map(({ name }) => name),
  }),
})

/**
 * Puts together what the firm holds about the person of a request, with a first page that says what article 15 asks
 * for. Left out are other people's data, notes and documents for staff alone, and all decisions about identity, money
 * and risk. Recorded in the history of the person.
 */
export const exportPersonalData = (
  context: RequestContext,
  address: DataRequestAddress,
  { version }: { readonly version: number },
): DataArchive => {
  const { contact, before } = dataRequestTo(context, 'export', address, version)
  const subject = dataSubjectOf(context, contact)
  const stored = storedFilesOf(context, subject)
  const files = filesOf(context, subject, stored)
  const count = files.length + stored.files.length
  const request = dataRequestsOf(context.store).replace(withArchive(before, count, context))
  const detail = { files: files.map(({ path }) => path), documents: stored.files.length }
  context.recordEvents([{ name: 'data-request.exported', ...about(contact), detail }])
  return {
    name: `${nameOf(contact)} ${context.today}`,
    files: [
      indexOf(context, subject, files, stored),
      ...files.map(({ path, text }) => ({ name: path, text })),
    ],
    documents: [...stored.files],
    to_review: {
      documents: stored.internal,
      closed: stored.closed,
      shared: subject.shared.length,
    },
    request,
  }
}
