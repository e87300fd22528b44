import * as z from 'zod/mini'
import type { FormField } from '#components/form/form-parts.ts'
import { optionsOf } from '#components/form/options-of.ts'
import { CallDisposition, CallResult } from '#domain/call/call'
import { callDispositionNames, callResultNames } from '#domain/call/labels'

/** The body fields of every logged call; `result` is '' when there is none. */
export const callFields = {
  disposition: CallDisposition,
  result: z.union([z.literal(''), CallResult]),
  note: z.optional(z.string()),
}

export const endedField: FormField = {
  name: 'disposition',
  label: 'Ended',
  kind: 'select',
  options: optionsOf(callDispositionNames),
}

export const resultField: FormField = {
  name: 'result',
  label: 'Outcome',
  kind: 'select',
  options: [{ value: '', label: 'None' }, ...optionsOf(callResultNames)],
}

export const noteField: FormField = {
  name: 'note',
  label: 'Note',
  kind: 'lines',
  width: 'w6',
  most: 1000,
}
