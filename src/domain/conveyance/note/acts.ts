import { type Acts, firstRefusal, refuseIf, unlessRefused, type Verdict } from '#domain/act'
import { mayActOnCase } from '#domain/conveyance/acts'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { type DateOnly, londonDate } from '#domain/dates'
import type { ActingPerson } from '#domain/user/acting-person'
import type { CaseNote } from './note.ts'

export type NoteAct = 'change' | 'pin' | 'withdraw'

/** Whether somebody may note something on a case, whatever state it is in. */
export const mayAddNote = mayActOnCase

const isCurrent = ({ withdrawn }: CaseNote): Verdict =>
  refuseIf(withdrawn !== null, 'note.withdrawn', 'This note has been withdrawn.')

/** Whether a note may be corrected: 409 unless by its author on the day on which it was written. */
export const mayChangeNote = (
  note: CaseNote,
  person: Pick<ActingPerson, 'id'>,
  today: DateOnly,
): Verdict =>
  firstRefusal(
    isCurrent(note),
    refuseIf(
      note.by.id !== person.id,
      'note.somebody_else',
      `Only ${note.by.name} can change this note. Add a note of your own.`,
    ),
    refuseIf(
      londonDate(note.at) !== today,
      'note.day_over',
      'A note can be changed on the day it was written. Add another note, or withdraw this one.',
    ),
  )

export const mayPinNote = isCurrent
export const mayWithdrawNote = isCurrent

export const noteActs = (
  conveyance: Conveyance,
  note: CaseNote,
  person: ActingPerson,
  today: DateOnly,
): Acts<NoteAct> =>
  unlessRefused(mayActOnCase(person, conveyance), {
    change: mayChangeNote(note, person, today),
    pin: mayPinNote(note),
    withdraw: mayWithdrawNote(note),
  })
