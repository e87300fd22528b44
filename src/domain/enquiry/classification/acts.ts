import { type Acts, firstRefusal, refuseIf, unlessRefused } from '#domain/act'
import { type ActingPerson, mayChangeWith } from '#domain/user/acting-person'
import type { ClassificationRow, ClassificationUses } from './classification.ts'

export type ClassificationAct = 'save' | 'retire' | 'restore' | 'merge' | 'move'

type Subject = Pick<ClassificationRow, 'code' | 'is_active' | keyof ClassificationUses>

const inUse = ({ open, in_library }: Subject) => {
  const uses = [
    open > 0 ? `${open} open ${open === 1 ? 'enquiry' : 'enquiries'}` : '',
    in_library > 0 ? `${in_library} library ${in_library === 1 ? 'enquiry' : 'enquiries'}` : '',
  ].filter((it) => it !== '')
  return `It is used by ${uses.join(' and ')}. Move these to another classification first.`
}

const isNeeded = ({ code }: Subject) =>
  refuseIf(
    code === 'GEN',
    'classification.needed',
    'Enquiries that fit nowhere else need this classification.',
  )

const isRetired = ({ is_active }: Subject) =>
  refuseIf(!is_active, 'classification.retired', 'It is already retired.')

/** What somebody may do with a classification, and why not: one in use is never retired. */
export const classificationActs = (
  subject: Subject,
  person: ActingPerson,
): Acts<ClassificationAct> =>
  unlessRefused(mayChangeWith(person, ['additional-enquiries.update']), {
    save: true,
    retire: firstRefusal(
      isRetired(subject),
      isNeeded(subject),
      refuseIf(subject.open + subject.in_library > 0, 'classification.in_use', inUse(subject)),
    ),
    merge: firstRefusal(isRetired(subject), isNeeded(subject)),
    move: refuseIf(
      subject.open + subject.library + subject.standard_replies === 0,
      'classification.unused',
      'No open enquiry, library enquiry or standard reply has it.',
    ),
    restore: refuseIf(subject.is_active, 'classification.active', 'It is in use already.'),
  })
