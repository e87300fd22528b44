import * as z from 'zod/mini'
import type { FormPart, Values } from '#components/form/form-parts.ts'
import { fundsKinds } from '#domain/funds/labels'
import { ReceiptExplanation } from '#domain/funds/receipt/bodies'
import { leftOfParts, toldParts } from '#domain/funds/receipt/explaining'
import type { FundsReceipt } from '#domain/funds/receipt/receipt'
import type { CaseFunds } from '#domain/funds/view'
import { money } from '#lib/format'

export const ExplanationValues = z.omit(ReceiptExplanation, { version: true })

/** A receipt of the case, or a gift in suspense, as the form needs it. */
export type OpenReceipt = {
  readonly posting: number
  readonly amount: number
  readonly payer: string
  readonly receipt: FundsReceipt | null
}

type Others = readonly FundsReceipt[]

/** The parts that a receipt may come from, with what other receipts leave of each. */
const partOptions = ({ statements }: CaseFunds, others: Others) => {
  const left = leftOfParts(statements, others)
  return toldParts(statements)
    .filter(({ part }) => left.has(part.id))
    .map(({ part }) => ({
      value: part.id,
      label: `${[fundsKinds[part.kind], part.giver?.name].filter(Boolean).join(' of ')}, ${money(Math.max(0, left.get(part.id) ?? 0))} left`,
    }))
}

export const explanationStart = ({ receipt, payer, amount }: OpenReceipt): Values => ({
  payer: receipt?.payer || payer,
  bank: receipt?.bank ?? '',
  ending: receipt?.ending ?? '',
  sources: receipt?.sources.map((it) => ({ part: it.part, amount: it.amount })) ?? [
    { part: '', amount },
  ],
})

export const explanationFields = (funds: CaseFunds, others: Others): readonly FormPart[] => [
  { name: 'payer', label: 'Name on the account that paid', kind: 'text' },
  { name: 'bank', label: 'Bank', kind: 'text' },
  { name: 'ending', label: 'Last four digits of the account', kind: 'text' },
  {
    name: 'sources',
    label: 'Where it comes from',
    kind: 'rows',
    one: 'part',
    least: 0,
    most: 30,
    blank: { part: '', amount: null },
    fields: [
      {
        name: 'part',
        label: 'Part of the source of funds',
        kind: 'select',
        options: [{ value: '', label: 'Choose' }, ...partOptions(funds, others)],
      },
      { name: 'amount', label: 'Amount', kind: 'money' },
    ],
  },
]
