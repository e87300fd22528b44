import type { MatterType } from '#domain/matter'
import { MOST_PENCE } from '#domain/money'
import type { PriceOverride, QuoteFacts } from './facts.ts'
import { lineOf } from './line.ts'
import type { IncompleteFact, QuoteLine } from './quote.ts'

/** Whether a line can be priced manually; statutory fees cannot. */
export const isOverridable = (line: Pick<QuoteLine, 'origin'>) => line.origin !== 'rule'

const overridden = (line: QuoteLine, override: PriceOverride): QuoteLine =>
  lineOf({
    ...line,
    ex_vat: override.amount,
    origin: 'manual',
    override_reason: override.reason.trim(),
  })

export const withOverrides = (lines: readonly QuoteLine[], overrides: readonly PriceOverride[]) =>
  lines.map((line) => {
    const override = overrides.findLast(
      (it) => it.line_key === line.key && isValidAmount(it.amount),
    )
    return override && isOverridable(line) ? overridden(line, override) : line
  })

export const addedLines = (facts: QuoteFacts, matter: MatterType): QuoteLine[] =>
  facts.added_lines
    .filter((it) => it.matter === matter && isValidAmount(it.amount))
    .map((addedLine) =>
      lineOf({
        key: `${matter}.added.${addedLine.key}`,
        section: 'supplement',
        label: addedLine.label.trim() || 'Additional work',
        ex_vat: addedLine.amount,
        vat_rate: addedLine.vat_rate,
        origin: 'manual',
        override_reason: addedLine.reason.trim(),
      }),
    )

const isValidAmount = (amount: number) =>
  Number.isSafeInteger(amount) && Math.abs(amount) < MOST_PENCE

const amountMessage = (amount: number) =>
  Number.isFinite(amount) ? 'Enter an amount below £10,000,000,000.' : 'Enter an amount in pounds.'

const problemsOf = (at: string, it: { amount: number; reason: string }) => [
  ...(isValidAmount(it.amount)
    ? []
    : [{ field: `${at}.amount`, message: amountMessage(it.amount) }]),
  ...(it.reason.trim()
    ? []
    : [{ field: `${at}.reason`, message: 'Enter why the price differs from the scale.' }]),
]

export const overrideProblems = (
  facts: QuoteFacts,
  statutoryKeys: ReadonlySet<string>,
): IncompleteFact[] => [
  ...facts.overrides.flatMap((override, at) => [
    ...problemsOf(`overrides.${at}`, override),
    ...(statutoryKeys.has(override.line_key)
      ? [
          {
            field: `overrides.${at}.amount`,
            message: 'This fee is set by law and cannot be changed. Remove the adjustment.',
          },
        ]
      : []),
  ]),
  ...facts.added_lines.flatMap((addedLine, at) => [
    ...problemsOf(`added_lines.${at}`, addedLine),
    ...(addedLine.label.trim()
      ? []
      : [{ field: `added_lines.${at}.label`, message: 'Enter what this line is for.' }]),
  ]),
]
