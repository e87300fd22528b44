import type { CaseRecords, Conveyance } from '#domain/conveyance/conveyance'
import type { Instant } from '#domain/dates'
import type { LedgerAct } from '#domain/ledger/act'
import type { Books } from '#domain/ledger/books'
import type { PostingRecord } from '#domain/ledger/posting-record'
import type { QuoteCase } from '#domain/quote/case/quote-case'
import { ofCase } from '#tenant/conveyance/changing-case'
import { tableOf } from '#tenant/core/table'
import { postedDetail, postedIn } from '#tenant/ledger/posting'
import { postingsOf } from '#tenant/ledger/postings'
import { paymentDocument } from '#tenant/payment/document'
import { paymentRequestDocument } from '#tenant/payment-request/document'
import type { RequestContext } from '#tenant/runtime/context'
import { namedOf } from '../cast/staff.ts'
import type { RecordedEvent } from '../diary.ts'
import { idAt } from '../ids.ts'
import type { World } from '../world.ts'
import { booksOf, entriesOf, type LedgerCase } from './books.ts'
import { clientsOf, type DemoEntry } from './entry.ts'
import { saveFigures } from './figures.ts'
import { demoPayees } from './payees.ts'
import { askedPayment, sentPayment } from './payments.ts'
import { openRequest, paidRequest } from './requests.ts'
import { proceedsOf } from './sums.ts'
import { confirmedTaxFacts } from './tax-facts.ts'

const MINUTE = 690

type Seed = {
  readonly context: RequestContext
  readonly world: World
}

type Kept = LedgerCase & { books: Books; receipts: number; bill: string }
type Dated = { readonly kept: Kept; readonly entry: DemoEntry }

/** The cases with what somebody confirmed about their tax, where that is due. */
const ledgerCases = (
  cases: readonly CaseRecords[],
  quoteCases: readonly QuoteCase[],
): LedgerCase[] => {
  const quoted = new Map(quoteCases.map((it) => [it.id, it.facts]))
  return cases.map(({ conveyance }) => {
    const facts = quoted.get(conveyance.quote_case_id ?? '')
    const isBought = conveyance.matter_type === 'purchase' && facts !== undefined
    return {
      conveyance,
      taxFacts: isBought ? confirmedTaxFacts(facts, conveyance.tenure) : null,
    }
  })
}

/** The entry as an act of the books: a payment by two people to an account that was verified. */
const actOf = (
  { staff }: World,
  { conveyance, bill }: Kept,
  entry: DemoEntry,
): Omit<LedgerAct, 'n'> => {
  const { payment } = entry
  const common = { ...entry.act, case: conveyance.id, date: entry.on }
  const isBilled = entry.act.act === 'bill' || entry.act.act === 'transfer_costs'
  return {
    ...common,
    by: payment ? staff.assistant.id : staff.cashier.id,
    ...(isBilled ? { bill } : {}),
    ...(payment
      ? { purpose: payment.purpose, approvedBy: staff.supervisor.id, payee: 'verified' }
      : {}),
  }
}

const post = ({ context, world }: Seed, kept: Kept, entry: DemoEntry, at: Instant) => {
  const rows = postingsOf(context.store)
  const act = { ...actOf(world, kept, entry), n: rows.next() }
  const { posting, after } = postedIn(kept.books, act)
  kept.books = after
  const { cashier, supervisor } = world.staff
  return rows.insert(posting, {
    narrative: entry.narrative,
    other_party: entry.other_party,
    by: namedOf(cashier),
    approved_by: entry.payment ? namedOf(supervisor) : null,
    at,
  })
}

const keepPayment = (
  { context, world }: Seed,
  payeeOf: ReturnType<typeof demoPayees>,
  { conveyance }: Kept,
  entry: DemoEntry,
  posting: PostingRecord,
) => {
  if (!entry.payment) return
  const { kind, purpose } = entry.payment
  const { date: on, at } = posting
  const payee = payeeOf({ conveyance, kind, name: entry.other_party ?? '', at })
  const id = idAt(world.random.fork(`payment ${posting.n}`), at)
  const amount = posting.act.amount ?? 0
  const asked = askedPayment(world, { id, conveyance, purpose, payee, amount, on, at })
  tableOf(context.store, paymentDocument).insert(sentPayment(world, asked, posting))
}

const keepRequest = (
  { context, world }: Seed,
  kept: Kept,
  { request }: DemoEntry,
  posting: PostingRecord,
) => {
  if (request === undefined) return
  kept.receipts += 1
  const paid = paidRequest(world, kept.conveyance, request, posting, `R${kept.receipts}`)
  if (paid) tableOf(context.store, paymentRequestDocument).insert(paid)
}

const eventOf = (conveyance: Conveyance, posting: PostingRecord): RecordedEvent => ({
  event: {
    name: 'ledger.posted',
    ...ofCase(conveyance),
    changed: ['ledger'],
    detail: postedDetail(posting),
  },
  at: posting.at,
  actor: posting.by,
})

/** What is left of a sale waits for its second person before it goes to the clients. */
const keepAsked = (
  { context, world }: Seed,
  payeeOf: ReturnType<typeof demoPayees>,
  { conveyance }: LedgerCase,
) => {
  const { matter_type, facts } = conveyance
  if (matter_type !== 'sale' || !facts.mortgage_redeemed || facts.balance_paid) return
  const { calendar, random } = world
  const at = calendar.at(calendar.past(1), MINUTE)
  const payee = payeeOf({ conveyance, kind: 'client', name: clientsOf(conveyance), at })
  const id = idAt(random.fork(`payment of ${conveyance.ref}`), at)
  const amount = proceedsOf(conveyance)
  const given = { id, conveyance, purpose: 'sale_proceeds', payee, amount } as const
  const payment = askedPayment(world, { ...given, on: calendar.today, at })
  tableOf(context.store, paymentDocument).insert(payment)
}

/** Posts the entries of all cases by day, as a cashier would have. */
const postAll = (
  seed: Seed,
  payeeOf: ReturnType<typeof demoPayees>,
  dated: readonly Dated[],
): RecordedEvent[] => {
  let bills = 0
  return dated.map(({ kept, entry }) => {
    if (entry.act.act === 'bill') {
      bills += 1
      kept.bill = `B-${String(bills).padStart(5, '0')}`
    }
    const posting = post(seed, kept, entry, seed.world.calendar.at(entry.on, MINUTE))
    keepPayment(seed, payeeOf, kept, entry, posting)
    keepRequest(seed, kept, entry, posting)
    return eventOf(kept.conveyance, posting)
  })
}

type Records = {
  readonly cases: readonly CaseRecords[]
  readonly quoteCases: readonly QuoteCase[]
}

/** Saves the ledgers that the facts of the cases speak of, with whom they paid and what clients were asked for. */
export const saveLedgers = (seed: Seed, { cases, quoteCases }: Records): RecordedEvent[] => {
  const { context, world } = seed
  const { today } = world.calendar
  const { body } = context.firm.regulator
  const all = ledgerCases(cases, quoteCases)
  const dated = all
    .flatMap((it) => {
      const kept: Kept = { ...it, books: booksOf(it, body, today), receipts: 0, bill: '' }
      return entriesOf(it, today).map((entry) => ({ kept, entry }))
    })
    .toSorted((a, b) => a.entry.on.localeCompare(b.entry.on))
  const payeeOf = demoPayees(context, world)
  const events = postAll(seed, payeeOf, dated)
  for (const [nth, it] of all.entries()) {
    saveFigures(seed, it)
    keepAsked(seed, payeeOf, it)
    const records = cases[nth]
    const request = records && openRequest(world, records, it.taxFacts)
    if (request) tableOf(context.store, paymentRequestDocument).insert(request)
  }
  return events
}
