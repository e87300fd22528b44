import type { StatementSheet } from '#domain/completion-statement/api'
import type { CaseFigures, FactsEntry } from '#domain/completion-statement/figures'
import { type FigureLock, factsAsLocked } from '#domain/completion-statement/tax/lock'
import { calculationOf, type FigureKind, isTaxable } from '#domain/completion-statement/tax/view'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { formatPence } from '#domain/money'
import { invalid, wrongState } from '#domain/refusal'
import { ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import type { RequestContext } from '#tenant/runtime/context'
import { figuresToChange, saveFigures, sheetFor } from './statements.ts'

const kinds = {
  tax: {
    word: 'tax',
    locked: { name: 'completion-statement.tax-locked' },
    released: { name: 'completion-statement.tax-released' },
  },
  registration_fee: {
    word: 'registration fee',
    locked: { name: 'completion-statement.fee-locked' },
    released: { name: 'completion-statement.fee-released' },
  },
} as const

const changed = ['completion-statement'] as const

/** Keeps what tax and fee rest on; a figure that was locked to other facts falls by this alone. */
export const stateFacts = (
  context: RequestContext,
  id: string,
  { version, facts }: FactsEntry,
): StatementSheet => {
  const { conveyance, before } = figuresToChange(context, id, version)
  if (facts.fixtures !== null && facts.fixtures > before.chattels)
    throw invalid({
      'facts.fixtures': [
        `Enter at most the ${formatPence(before.chattels)} that is paid for fittings beside the price.`,
      ],
    })
  saveFigures(context, { ...before, tax_facts: facts, version: version + 1 })
  context.recordEvents(
    [{ name: 'completion-statement.facts-stated', ...ofCase(conveyance), changed, detail: {} }],
    staffOfCase(conveyance),
  )
  return sheetFor(context, conveyance)
}

const assertConfirmed = ({ facts }: Conveyance, kind: FigureKind) => {
  if (kind === 'tax' && facts.tax_confirmed === undefined)
    throw wrongState(
      'completion_statement.tax_not_confirmed',
      'Confirm the tax figure under Milestones & tasks first.',
    )
}

/** The facts that a figure is locked to; throws while one is missing, and for another sum without a reason. */
const factsToLock = (
  { conveyance, before }: { conveyance: Conveyance; before: CaseFigures },
  kind: FigureKind,
  { amount, because = '' }: Omit<FigureLock, 'version'>,
) => {
  const { word } = kinds[kind]
  const { facts, missing, figure, problem } = calculationOf({ conveyance, figures: before }, kind)
  if (missing.length > 0)
    throw wrongState(
      'completion_statement.facts_missing',
      `The ${word} cannot be worked out yet: ${missing.join(', ').toLowerCase()} missing.`,
    )
  if (figure?.amount !== amount && because === '')
    throw invalid({
      because: [
        figure === null
          ? `Enter how the figure was worked out. ${problem}`
          : `The facts come to ${formatPence(figure.amount)}, not ${formatPence(amount)}. Enter why it differs.`,
      ],
    })
  return factsAsLocked(facts)
}

/** Locks a figure to the facts of the case; while they hold, only this sum can be paid. */
export const lockFigure = (
  context: RequestContext,
  id: string,
  kind: FigureKind,
  { version, amount, because = '' }: FigureLock,
): StatementSheet => {
  const { conveyance, before } = figuresToChange(context, id, version)
  if (!isTaxable(conveyance))
    throw wrongState('completion_statement.not_taxed', 'This matter pays none by its type.')
  assertConfirmed(conveyance, kind)
  const facts = factsToLock({ conveyance, before }, kind, { amount, because })
  const reason = because === '' ? {} : { because }
  const by = { id: context.by.id, name: context.by.name }
  const locked = { amount, by, at: context.now, facts, ...reason }
  saveFigures(context, { ...before, version: version + 1, [kind]: locked })
  const detail = { amount, ...reason }
  context.recordEvents(
    [{ ...kinds[kind].locked, ...ofCase(conveyance), changed, detail }],
    staffOfCase(conveyance),
  )
  return sheetFor(context, conveyance)
}

/** Reopens a figure; a payment that was approved for another sum is then refused. */
export const releaseFigure = (
  context: RequestContext,
  id: string,
  kind: FigureKind,
  { version, reason }: { readonly version: number; readonly reason: string },
): StatementSheet => {
  const { conveyance, before } = figuresToChange(context, id, version)
  if ((before[kind] ?? null) === null)
    throw wrongState('completion_statement.tax_open', `The ${kinds[kind].word} is open already.`)
  saveFigures(context, { ...before, version: version + 1, [kind]: null })
  context.recordEvents(
    [{ ...kinds[kind].released, ...ofCase(conveyance), changed, detail: { reason } }],
    staffOfCase(conveyance),
  )
  return sheetFor(context, conveyance)
}
