import * as z from 'zod/mini'
import type { FormField, Values } from '#components/form/form-parts.ts'
import { ClockTime, DateOnly } from '#domain/date-schema'
import { londonInstant } from '#domain/dates'
import { NextAction, Temperature } from '#domain/quote/case/bodies'
import { today } from '#lib/format'

const next = [
  { value: 'none', label: 'Nothing planned' },
  { value: 'call', label: 'Call again' },
  { value: 'email', label: 'Email' },
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'wait', label: 'Wait for the client' },
  { value: 'chase_memo', label: 'Chase the sale memo' },
  { value: 'nurture', label: 'Nurture' },
] as const

/** The interest of a client and the next step, as a form has them. */
export const nextStepBody = {
  temperature: Temperature,
  next: z.union([z.literal('none'), NextAction.shape.type]),
  on: z.optional(DateOnly),
  at: z.optional(ClockTime),
}

type NextStep = {
  readonly next: 'none' | NextAction['type']
  readonly on?: string | undefined
  readonly at?: string | undefined
}

export const nextActionOf = ({ next: type, on, at }: NextStep): NextAction | null =>
  type === 'none' ? null : { type, at: londonInstant(on ?? today(), at ?? '09:00') }

const isPlanned = (values: Values) => values['next'] !== 'none'

export const nextStepFields: readonly FormField[] = [
  {
    name: 'temperature',
    label: 'Interest',
    kind: 'choice',
    width: 'w6',
    options: [
      { value: 'hot', label: 'Hot' },
      { value: 'warm', label: 'Warm' },
      { value: 'cold', label: 'Cold' },
    ],
  },
  { name: 'next', label: 'Next', kind: 'select', width: 'w6', options: next },
  { name: 'on', label: 'On', kind: 'date', quick: ['tomorrow', 2, 5], when: isPlanned },
  { name: 'at', label: 'At', kind: 'time', when: isPlanned },
]
