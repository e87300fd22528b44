import { blankFigures, type CaseFigures } from '#domain/completion-statement/figures'
import { factsAsLocked, type LockedFigure } from '#domain/completion-statement/tax/lock'
import { calculationOf, type FigureKind } from '#domain/completion-statement/tax/view'
import type { Conveyance } from '#domain/conveyance/conveyance'
import { blankTitle, type CaseTitle } from '#domain/conveyance/title/title'
import type { Instant } from '#domain/dates'
import { caseFiguresDocument } from '#tenant/completion-statement/document'
import { caseTitleDocument } from '#tenant/conveyance/title/document'
import { tableOf } from '#tenant/core/table'
import type { RequestContext } from '#tenant/runtime/context'
import { namedOf } from '../cast/staff.ts'
import type { World } from '../world.ts'
import type { LedgerCase } from './books.ts'
import { checkedRedemption } from './redemption.ts'
import { agentAccount } from './sums.ts'

type Seed = {
  readonly context: Pick<RequestContext, 'store'>
  readonly world: Pick<World, 'staff'>
}

const lockedAt = (
  { staff }: Pick<World, 'staff'>,
  of: { readonly conveyance: Conveyance; readonly figures: CaseFigures },
  kind: FigureKind,
  at: Instant,
): LockedFigure | null => {
  const { figure, facts } = calculationOf(of, kind)
  if (figure === null) return null
  return { amount: figure.amount, by: namedOf(staff.cashier), at, facts: factsAsLocked(facts) }
}

/** What the statement of a purchase needs once its tax was confirmed. */
const taxedFigures = (
  world: Pick<World, 'staff'>,
  { conveyance, taxFacts }: LedgerCase,
): CaseFigures | null => {
  const confirmed = conveyance.facts.tax_confirmed
  if (taxFacts === null || !confirmed) return null
  const figures = { ...blankFigures(conveyance.id), version: 1, tax_facts: taxFacts }
  const of = { conveyance, figures }
  // The facts of a figure include the days of exchange and completion.
  const { at } = conveyance.facts.exchanged ?? confirmed
  return {
    ...figures,
    tax: lockedAt(world, of, 'tax', at),
    registration_fee: lockedAt(world, of, 'registration_fee', at),
  }
}

const soldFigures = ({ conveyance }: LedgerCase): CaseFigures | null =>
  conveyance.matter_type === 'sale' && conveyance.facts.agent_invoice_received
    ? { ...blankFigures(conveyance.id), version: 1, agent: agentAccount(conveyance) }
    : null

const titleFor = (conveyance: Conveyance): CaseTitle | null => {
  const redemption = checkedRedemption(conveyance)
  return redemption && { ...blankTitle(conveyance.id), version: 1, redemptions: [redemption] }
}

/** Saves the figures of a completion statement that the facts of a case rest on. */
export const saveFigures = ({ context, world }: Seed, of: LedgerCase) => {
  const figures = taxedFigures(world, of) ?? soldFigures(of)
  if (figures) tableOf(context.store, caseFiguresDocument).insert(figures)
  const title = titleFor(of.conveyance)
  if (title) tableOf(context.store, caseTitleDocument).insert(title)
}
