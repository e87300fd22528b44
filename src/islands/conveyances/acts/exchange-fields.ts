import * as z from 'zod/mini'
import type { Option } from '#components/Fields.tsx'
import type { FormField, FormPart, Values } from '#components/form/form-parts.ts'
import { ExchangeBody } from '#domain/conveyance/bodies'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { money } from '#lib/format'

const shape = z.extend(z.omit(ExchangeBody, { version: true, waivers: true }), {
  speaker: z.string().check(z.minLength(1, 'Choose who of us spoke.')),
})
export const ExchangeValues = z.extend(shape, { waiver: z.optional(z.string()) })
export const WaivedValues = z.extend(shape, {
  waiver: z.string().check(z.trim(), z.minLength(1, 'Enter a reason.'), z.maxLength(500)),
})

const formulas = ['A', 'B', 'C'].map((value) => ({ value, label: value }))
const isReleased = ({ formula }: Values) => formula === 'C'

const call = (staff: readonly Option[]): readonly FormField[] => [
  { name: 'on', label: 'Date agreed', kind: 'date', quick: ['today'] },
  { name: 'at', label: 'Time agreed', kind: 'time' },
  { name: 'speaker', label: 'Who of us spoke', kind: 'select', options: staff },
  { name: 'spoke_to', label: 'You spoke to', kind: 'text' },
  {
    name: 'formula',
    label: 'Formula',
    hint: 'A: one firm holds both parts. B: each firm holds its own. C: released first, exchanged later the same day.',
    kind: 'choice',
    width: 'w6',
    options: formulas,
  },
]

// Law Society’s formula C: part 1 is the release, part 2 the exchange by the final time.
const release: FormPart = {
  name: 'release',
  label: 'Part 1: release',
  kind: 'section',
  when: isReleased,
  fields: [
    { name: 'released_by', label: 'Part 1 released by', kind: 'text', width: 'w6' },
    { name: 'released_at', label: 'Released at', kind: 'time' },
    { name: 'released_until', label: 'Final time for exchange', kind: 'time' },
  ],
}

const confirmed = (name: string, stored: number) =>
  stored > 0
    ? `The case has ${money(stored)}. Enter the ${name} that the other side confirmed.`
    : `The case has no ${name} yet. Enter the one that the other side confirmed.`

const contract = ({ price, deposit }: Conveyance): readonly FormField[] => [
  { name: 'price', label: 'Price confirmed', hint: confirmed('price', price), kind: 'money' },
  {
    name: 'deposit',
    label: 'Deposit confirmed',
    hint: confirmed('deposit', deposit),
    kind: 'money',
  },
  { name: 'deposit_held_by', label: 'Deposit held by', kind: 'text' },
  {
    name: 'completion_on',
    label: 'Completion date',
    kind: 'date',
    isWorking: true,
    quick: [5, 10],
  },
]

const waiver: FormField = {
  name: 'waiver',
  label: 'Reason for exchanging before all replies are accepted',
  hint: 'Their open tasks are marked as not applicable, with this reason.',
  kind: 'lines',
  width: 'w6',
}

type ExchangeChoices = { readonly staff: readonly Option[]; readonly isWaived: boolean }

/** What is recorded of an exchange: the call, the release of formula C, and what was confirmed in it. */
export const exchangeFields = (
  conveyance: Conveyance,
  { staff, isWaived }: ExchangeChoices,
): readonly FormPart[] => [
  ...call(staff),
  release,
  ...contract(conveyance),
  ...(isWaived ? [waiver] : []),
]
