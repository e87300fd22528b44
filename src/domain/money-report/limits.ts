import { type DatedRule, datedRows, inForce } from '#domain/dated-rule'
import type { DateOnly } from '#domain/dates'
import { type Pence, pounds } from '#domain/money'

type Limits = DatedRule & { readonly average: Pence; readonly maximum: Pence }

/** Above either, the firm has its accounts examined (SRA Accounts Rule 12.2). */
const SRA: readonly Limits[] = datedRows('SRA Accounts Rules', '2026-11-22', [
  {
    effectiveFrom: '2019-11-25',
    source: 'SRA Accounts Rules 2019, rule 12.2(b)',
    average: pounds(10_000),
    maximum: pounds(250_000),
  },
])

/** The limits of an accounting period that ends on a day; null where the regulator has none. */
export const limitsOn = (regulator: 'SRA' | 'CLC', on: DateOnly) =>
  regulator === 'SRA' ? (inForce(SRA, on) ?? null) : null

/** Whether an accountant's report is due: only with both figures within the limits it is not. */
export const isReportDue = (
  { average, maximum }: { readonly average: Pence; readonly maximum: Pence },
  limits: Pick<Limits, 'average' | 'maximum'>,
) => average > limits.average || maximum > limits.maximum
