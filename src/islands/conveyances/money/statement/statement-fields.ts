import * as z from 'zod/mini'
import type { FormField, FormPart, Values } from '#components/form/form-parts.ts'
import {
  type CaseFigures,
  FigureRelease,
  FiguresEntry,
  StatementFiling,
} from '#domain/completion-statement/figures'
import { FigureLock } from '#domain/completion-statement/tax/lock'
import { money } from '#lib/format'

const versioned = { version: true } as const

export const FiguresValues = z.extend(z.omit(FiguresEntry, versioned), {
  agent: z._default(FiguresEntry.shape.agent, null),
})
export const FileValues = StatementFiling
export const LockValues = z.omit(FigureLock, versioned)
export const ReleaseValues = z.omit(FigureRelease, versioned)

export const figuresStart = ({ chattels, agent, apportionments, other }: CaseFigures): Values => ({
  chattels,
  agent,
  apportionments: apportionments.map((it) => ({ ...it })),
  other: other.map((it) => ({ ...it })),
})

const label: FormField = { name: 'label', label: 'What for', kind: 'text' }
const amount: FormField = { name: 'amount', label: 'Amount', kind: 'money' }

export const figuresFields: readonly FormPart[] = [
  { name: 'chattels', label: 'Fittings beside the price', kind: 'money' },
  { name: 'agent', label: 'Estate agent’s account, VAT included (optional)', kind: 'money' },
  {
    name: 'apportionments',
    label: 'Apportionments',
    kind: 'rows',
    one: 'apportionment',
    blank: { label: '', from: 'buyer', amount: null },
    fields: [
      label,
      {
        name: 'from',
        label: 'Who pays',
        kind: 'select',
        options: [
          { value: 'buyer', label: 'Buyer to seller' },
          { value: 'seller', label: 'Seller to buyer' },
        ],
      },
      amount,
    ],
  },
  {
    name: 'other',
    label: 'Other costs',
    kind: 'rows',
    one: 'cost',
    blank: { label: '', amount: null },
    fields: [label, amount],
  },
]

export const fileFields: readonly FormField[] = [
  {
    name: 'is_shared',
    label: 'Show it to the client',
    hint: 'The PDF shows the figures of this moment and is filed under Money in Documents.',
    kind: 'check',
  },
]

/** Beside the amount of the working; another needs a reason. */
export const lockFields = (calculated: number | null): readonly FormField[] => [
  {
    name: 'amount',
    label: 'Amount to pay',
    hint: 'Only this sum can then be paid, until one of its facts changes.',
    kind: 'money',
    width: 'w6',
  },
  {
    name: 'because',
    label: 'Why it is not what the facts come to',
    hint:
      calculated === null
        ? 'Say how it was worked out.'
        : `They come to ${money(calculated)}. Name the relief or the ruling.`,
    kind: 'text',
    width: 'w6',
    when: ({ amount }) => amount !== calculated,
  },
]

export const releaseFields: readonly FormField[] = [
  {
    name: 'reason',
    label: 'Why the figure changes',
    hint: 'A payment of another sum is refused until a figure is locked again.',
    kind: 'text',
    width: 'w6',
  },
]
