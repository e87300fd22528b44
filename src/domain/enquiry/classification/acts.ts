import { type Acts, firstRefusal, refuseIf, unlessRefused } from '#domain/act'
import { type ActingPerson, mayChangeWith } from '#domain/user/acting-person'
import type { ClassificationRow } from './classification.ts'

export type ClassificationAct = 'save' | 'retire' | 'restore'

type Subject = Pick<ClassificationRow, 'code' | 'is_active' | 'open' | 'in_library'>

const inUse = ({ open, in_library }: Subject) => {
  const uses = [
    open > 0 ? `${open} open ${open === 1 ? 'enquiry' : 'enquiries'}` : '',
    in_library > 0 ? `${in_library} library ${in_library === 1 ? 'enquiry' : 'enquiries'}` : '',
  ].filter((it) => it !== '')
  return `It is used by ${uses.join(' and ')}. Choose another classification for these first.`
}

/** What somebody may do with a classification, and why not: one in use is never retired. */
export const classificationActs = (
  subject: Subject,
  person: ActingPerson,
): Acts<ClassificationAct> =>
  unlessRefused(mayChangeWith(person, ['additional-enquiries.update']), {
    save: true,
    retire: firstRefusal(
      refuseIf(!subject.is_active, 'classification.retired', 'It is already retired.'),
      refuseIf(
        subject.code === 'GEN',
        'classification.needed',
        'Enquiries that fit nowhere else need this classification.',
      ),
      refuseIf(subject.open + subject.in_library > 0, 'classification.in_use', inUse(subject)),
    ),
    restore: refuseIf(subject.is_active, 'classification.active', 'It is in use already.'),
  })
