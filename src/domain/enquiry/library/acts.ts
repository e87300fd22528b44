import { type Acts, firstRefusal, refuseIf, unlessRefused } from '#domain/act'
import { type ActingPerson, mayChangeWith } from '#domain/user/acting-person'
import type { LibraryEnquiry } from './library-enquiry.ts'

export type LibraryAct = 'save' | 'archive' | 'restore' | 'merge'

type Subject = Pick<LibraryEnquiry, 'is_archived'>

const isCurrent = ({ is_archived }: Subject) =>
  refuseIf(
    is_archived,
    'library_enquiry.archived',
    'This enquiry is archived. Restore it to change or raise it.',
  )

/** What somebody may do with an enquiry of the library, and why not. */
export const libraryActs = (subject: Subject, person: ActingPerson): Acts<LibraryAct> =>
  unlessRefused(mayChangeWith(person, ['additional-enquiries.update']), {
    save: isCurrent(subject),
    archive: isCurrent(subject),
    merge: isCurrent(subject),
    restore: firstRefusal(
      refuseIf(!subject.is_archived, 'library_enquiry.current', 'This enquiry is not archived.'),
    ),
  })
