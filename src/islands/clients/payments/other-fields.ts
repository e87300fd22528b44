import * as z from 'zod/mini'
import type { FormField, Values } from '#components/form/form-parts.ts'
import { optionsOf } from '#components/form/options-of.ts'
import { lineText } from '#domain/one-line'
import { giftNames } from '#domain/payment-request/labels'
import { NoticeEntry } from '#domain/payment-request/notice/bodies'
import { NoticeGift } from '#domain/payment-request/notice/notice'
import type { ClientPayments } from '#domain/payment-request/view'
import { money, today } from '#lib/format'

const common = z.omit(NoticeEntry, { payer: true, request: true }).shape
const request = z._default(NoticeEntry.shape.request, null)

const missing = {
  name: 'Enter their name.',
  relationship: 'Enter how you know them.',
} as const

/** What the form asks: a notice in one level, where who pays is known only of somebody else. */
export const OtherValues = z
  .object({
    ...common,
    request,
    who: z.enum(['me', 'else']),
    name: z._default(lineText(120), ''),
    relationship: z._default(lineText(80), ''),
    gift: z._default(NoticeGift, 'no'),
  })
  .check(({ value, issues }) => {
    if (value.who === 'me') return
    for (const field of ['name', 'relationship'] as const)
      if (value[field] === '')
        issues.push({ code: 'custom', path: [field], message: missing[field], input: value })
  })

export const noticeOf = ({
  who,
  name,
  relationship,
  gift,
  ...notice
}: z.infer<typeof OtherValues>): NoticeEntry => ({
  ...notice,
  payer: who === 'me' ? null : { name, relationship, gift },
})

export const otherStart = (caseId: string): Values => ({
  conveyance: caseId,
  request: '',
  who: 'else',
  name: '',
  relationship: '',
  gift: 'no',
  narrative: '',
  amount: null,
  expected_on: today(),
})

const isElse = ({ who }: Values) => who === 'else'

const payerFields: readonly FormField[] = [
  {
    name: 'who',
    label: 'Who pays',
    kind: 'radio',
    width: 'w6',
    options: [
      { value: 'else', label: 'Somebody else' },
      { value: 'me', label: 'I do' },
    ],
  },
  { name: 'name', label: 'Their full name', kind: 'text', width: 'w6', when: isElse },
  {
    name: 'relationship',
    label: 'How you know them',
    hint: 'Such as my mother, or my employer',
    kind: 'text',
    width: 'w6',
    when: isElse,
  },
  {
    name: 'gift',
    label: 'Is it a gift or a loan?',
    kind: 'radio',
    width: 'w6',
    when: isElse,
    options: optionsOf(giftNames),
  },
]

export const otherFields = ({ cases, requests }: ClientPayments): readonly FormField[] => [
  {
    name: 'conveyance',
    label: 'Which case it is for',
    kind: 'select',
    width: 'w6',
    options: cases.map(({ id, ref, address }) => ({ value: id, label: `${address} (${ref})` })),
  },
  {
    name: 'request',
    label: 'What we asked for',
    kind: 'select',
    width: 'w6',
    options: [
      { value: '', label: 'Something that you have not asked for' },
      ...requests
        .filter(({ state }) => state === 'asked' || state === 'part_paid')
        .map((it) => ({ value: it.id, label: `${it.narrative}, ${money(it.left)}` })),
    ],
  },
  ...payerFields,
  { name: 'narrative', label: 'What the payment is for', kind: 'text', width: 'w6' },
  { name: 'amount', label: 'Amount', kind: 'money' },
  { name: 'expected_on', label: 'When it will be paid', kind: 'date' },
]
