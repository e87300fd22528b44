import * as z from 'zod/mini'
import { SchemaForm } from '#components/SchemaForm.tsx'
import { ClockTime, DateOnly } from '#domain/date-schema'
import { londonInstant } from '#domain/dates'
import type { QuoteCase, QuoteCaseRow } from '#domain/quote-case'
import { NextAction, Temperature } from '#domain/quote-case-bodies'
import { nextWorkingDay } from '#domain/working-days'
import { dayOf, time, today } from '#lib/format'
import { logCall } from '#stores/quote-cases-acts'

const next = [
  { value: 'none', label: 'Nothing planned' },
  { value: 'call', label: 'Call again' },
  { value: 'email', label: 'Email' },
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'wait', label: 'Wait for them' },
  { value: 'chase_memo', label: 'Chase the sale memo' },
  { value: 'nurture', label: 'Nurture' },
] as const

const Body = z.object({
  reached: z.enum(['yes', 'no']),
  temperature: Temperature,
  next: z.union([z.literal('none'), NextAction.shape.type]),
  on: z.optional(DateOnly),
  at: z.optional(ClockTime),
})

const isPlanned = (values: Readonly<Record<string, unknown>>) => values['next'] !== 'none'

const standing = (it: QuoteCaseRow) => ({
  reached: 'no',
  temperature: it.temperature,
  next: 'call',
  on: nextWorkingDay(today()),
  at: '10:00',
})

// Somebody logged a call meanwhile: what they made of it stands against what is typed here.
const read = (current: unknown) => {
  const { version, temperature, next_action } = current as QuoteCase
  const next = next_action?.type ?? 'none'
  const when = next_action ? { on: dayOf(next_action.at), at: time(next_action.at) } : {}
  return { version, start: { reached: 'no', temperature, next, ...when } }
}

/** What came of a call, and what is next. */
export default function CallLogForm({ it, onDone }: { it: QuoteCaseRow; onDone: () => void }) {
  return (
    <SchemaForm
      schema={Body}
      submit="Log the call"
      of={it.id}
      onCancel={onDone}
      version={it.version}
      start={standing(it)}
      read={read}
      fields={[
        {
          name: 'reached',
          label: 'Outcome',
          kind: 'choice',
          width: 'w6',
          options: [
            { value: 'yes', label: 'Spoke to them' },
            { value: 'no', label: 'No answer' },
          ],
        },
        {
          name: 'temperature',
          label: 'How keen',
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
      ]}
      onSubmit={async ({ reached, temperature, next: type, on, at }, key, version) => {
        const planned =
          type === 'none' ? null : { type, at: londonInstant(on ?? today(), at ?? '09:00') }
        const followUp = { attempted: true, reached: reached === 'yes', temperature }
        await logCall(
          { id: it.id, version: version ?? it.version },
          { ...followUp, next_action: planned },
          key,
        )
        onDone()
      }}
    />
  )
}
