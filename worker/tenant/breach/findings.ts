import type { BreachFinding } from '#domain/breach/breach'
import { datedRows, inForce } from '#domain/dated-rule'
import { addDays, daysBetween } from '#domain/dates'
import { residualsOf } from '#tenant/money-report/residuals'
import { suspenseOf } from '#tenant/money-report/suspense'
import { reconciliationsOf } from '#tenant/reconciliation/records'
import type { RequestContext } from '#tenant/runtime/context'

type Context = Pick<RequestContext, 'store' | 'today'>

const limits = datedRows('Findings', '2026-11-29', [
  {
    effectiveFrom: '2019-11-25',
    source:
      'SRA Accounts Rule 8.3: a reconciliation at least every five weeks. Rules 2.3 and 2.5 say “promptly”; the 28 days are the product’s own default.',
    reconciliationDays: 35,
    heldDays: 28,
  },
])

const NEVER = Number.POSITIVE_INFINITY
const limitsOn = (today: string) =>
  inForce(limits, today) ?? { reconciliationDays: NEVER, heldDays: NEVER }

type Found = { n: number; date: string; ref: string | null; case_id: string; amount: number }

/** Client money that lay in the office account. */
const inOffice = ({ store }: Context): BreachFinding[] =>
  store
    .rows<Found>(
      `SELECT p.n, p.date, json_extract(c.doc, '$.ref') AS ref,
         json_extract(p.doc, '$.breach.case') AS case_id, json_extract(p.doc, '$.breach.amount') AS amount
       FROM ledger_postings p LEFT JOIN conveyances c ON c.id = json_extract(p.doc, '$.breach.case')
       WHERE json_extract(p.doc, '$.breach') IS NOT NULL ORDER BY p.n`,
    )
    .map(({ n, date, ref, case_id, amount }) => ({
      source: `posting ${n}`,
      rule: 'SRA Accounts Rule 4.1',
      what: `Client money lay in the office account; it was moved by posting ${n}.`,
      conveyance: ref === null ? null : { id: case_id, ref },
      client_money: amount,
      occurred_on: date,
    }))

/** Reconciliations that did not agree. */
const differences = ({ store }: Context): BreachFinding[] =>
  reconciliationsOf(store)
    .filter(({ position }) => position.difference !== 0 || position.cash_book !== position.trust)
    .map(({ id, position: { on, difference, cash_book, trust } }) => ({
      source: `reconciliation ${id}`,
      rule: 'SRA Accounts Rule 8.3',
      what: `The reconciliation as at ${on} did not agree.`,
      conveyance: null,
      client_money: Math.max(Math.abs(difference), Math.abs(cash_book - trust)),
      occurred_on: on,
    }))

/** A reconciliation that is more than five weeks ago. */
const lateReconciliation = ({ store, today }: Context): BreachFinding[] => {
  const signed = reconciliationsOf(store).filter((it) => it.signed !== null)
  const last = signed
    .map(({ position }) => position.on)
    .toSorted()
    .at(-1)
  const most = limitsOn(today).reconciliationDays
  if (last === undefined || daysBetween(last, today) <= most) return []
  return [
    {
      source: `reconciliation after ${last}`,
      rule: 'SRA Accounts Rule 8.3',
      what: `No reconciliation was signed within five weeks of the one as at ${last}.`,
      conveyance: null,
      client_money: 0,
      occurred_on: addDays(last, most + 1),
    },
  ]
}

/** Money that cases hold although they completed long ago. */
const residuals = ({ store, today }: Context): BreachFinding[] =>
  residualsOf(store, today)
    .filter(({ days, held }) => held > 0 && days > limitsOn(today).heldDays)
    .map(({ conveyance_id, ref, held, completed_on, days }) => ({
      source: `residual ${conveyance_id}`,
      rule: 'SRA Accounts Rule 2.5',
      what: `Client money is held ${days} days after completion.`,
      conveyance: { id: conveyance_id, ref },
      client_money: held,
      occurred_on: addDays(completed_on, limitsOn(today).heldDays + 1),
    }))

/** Money in suspense that nobody has placed for long. */
const inSuspense = ({ store, today }: Context): BreachFinding[] =>
  suspenseOf(store, today, today)
    .rows.filter(({ days, left }) => left > 0 && days > limitsOn(today).heldDays)
    .map(({ n, date, days, left }) => ({
      source: `suspense ${n}`,
      rule: 'SRA Accounts Rule 2.5',
      what: `Money has been in suspense for ${days} days (posting ${n}).`,
      conveyance: null,
      client_money: left,
      occurred_on: addDays(date, limitsOn(today).heldDays + 1),
    }))

const sourcesIn = ({ store }: Context) =>
  new Set(
    store
      .rows<{ source: string }>('SELECT source FROM breaches WHERE source IS NOT NULL')
      .map(({ source }) => source),
  )

/** What the product found that may be a breach and that nobody has recorded or dismissed. */
export const breachFindings = (context: Context): BreachFinding[] => {
  const known = sourcesIn(context)
  return [
    ...inOffice(context),
    ...differences(context),
    ...lateReconciliation(context),
    ...residuals(context),
    ...inSuspense(context),
  ].filter(({ source }) => !known.has(source))
}
