import { assertAllowed } from '#domain/act'
import type { StatementSheet } from '#domain/completion-statement/api'
import {
  blankFigures,
  type CaseFigures,
  type FiguresEntry,
} from '#domain/completion-statement/figures'
import { statementText } from '#domain/completion-statement/paper'
import { statementFor } from '#domain/completion-statement/statement'
import { type QuotedTaxFacts, taxFactsFromQuote } from '#domain/completion-statement/tax/from-quote'
import { figureViewOf, isTaxable } from '#domain/completion-statement/tax/view'
import { mayChangeCase } from '#domain/conveyance/acts'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { hasExchange } from '#domain/matter-names'
import { sum } from '#domain/money'
import { wrongState } from '#domain/refusal'
import { caseToChange, ofCase, staffOfCase } from '#tenant/conveyance/changing-case'
import { titleOf } from '#tenant/conveyance/title/titles'
import { requireFresh, tableOf } from '#tenant/core/table'
import { queuePaper } from '#tenant/document/paper'
import { ledgerOf } from '#tenant/ledger/ledgers'
import { sentDeposits } from '#tenant/payment/sent-deposits'
import { quoteCaseDocument } from '#tenant/quote/case/document'
import type { RequestContext } from '#tenant/runtime/context'
import { caseFiguresDocument } from './document.ts'

export const figuresOf = ({ store }: Pick<RequestContext, 'store'>, id: string): CaseFigures =>
  tableOf(store, caseFiguresDocument).find(id) ?? blankFigures(id)

/** What was answered in the quote that the case was opened from. */
const quotedFacts = (
  { store }: Pick<RequestContext, 'store'>,
  { quote_case_id }: Pick<Conveyance, 'quote_case_id'>,
): QuotedTaxFacts => {
  const quoted = quote_case_id && tableOf(store, quoteCaseDocument).find(quote_case_id)
  return quoted ? taxFactsFromQuote(quoted.facts) : {}
}

export const sheetFor = (context: RequestContext, conveyance: Conveyance): StatementSheet => {
  const { id } = conveyance
  const figures = figuresOf(context, id)
  const title = titleOf(context, id)
  const ledger = ledgerOf(context, id)
  const depositSent = sum(sentDeposits(context, id).map(({ amount }) => amount))
  const isToComplete = hasExchange(conveyance.matter_type) && !conveyance.facts.completed
  const isTaxed = isTaxable(conveyance)
  return {
    figures,
    statement: isToComplete
      ? statementFor({ conveyance, title, ledger, figures, depositSent })
      : null,
    ...(isTaxed ? { quoted: quotedFacts(context, conveyance) } : {}),
    tax: isTaxed ? figureViewOf({ conveyance, figures }, 'tax') : null,
    registration_fee: isTaxed ? figureViewOf({ conveyance, figures }, 'registration_fee') : null,
  }
}

/** Throws 404 out of scope. */
export const statementSheet = (context: RequestContext, id: string): StatementSheet =>
  sheetFor(context, context.conveyances.get(id))

export const saveFigures = (context: RequestContext, figures: CaseFigures) => {
  const table = tableOf(context.store, caseFiguresDocument)
  return figures.version === 1 ? table.insert(figures) : table.replace(figures, figures.version - 1)
}

export const figuresToChange = (context: RequestContext, id: string, version: number) => {
  const conveyance = caseToChange(context, id)
  assertAllowed(mayChangeCase(conveyance))
  const before = figuresOf(context, id)
  requireFresh(version, before)
  return { conveyance, before }
}

export const changeFigures = (
  context: RequestContext,
  id: string,
  { version, ...entry }: FiguresEntry,
): StatementSheet => {
  const { conveyance, before } = figuresToChange(context, id, version)
  saveFigures(context, { ...before, ...entry, version: version + 1 })
  context.recordEvents(
    [
      {
        name: 'completion-statement.changed',
        ...ofCase(conveyance),
        changed: ['completion-statement'],
        detail: {},
      },
    ],
    staffOfCase(conveyance),
  )
  return sheetFor(context, conveyance)
}

/** Files the statement as it stands, as a PDF that is made in the background. */
export const fileStatement = (
  context: RequestContext,
  id: string,
  { is_shared }: { readonly is_shared: boolean },
): StatementSheet => {
  const conveyance = caseToChange(context, id)
  const sheet = sheetFor(context, conveyance)
  if (sheet.statement === null)
    throw wrongState(
      'completion_statement.none',
      conveyance.facts.completed
        ? 'The case has completed. The statement that was filed before says what was due.'
        : 'This matter has no completion statement.',
    )
  const { firm, today } = context
  const text = statementText(conveyance, sheet.statement, { firm, today })
  queuePaper(context, {
    conveyance_id: id,
    group: 'money',
    name: `${text.title}.pdf`,
    visible_to: is_shared ? ['staff', 'client'] : ['staff'],
    text,
  })
  return sheet
}
