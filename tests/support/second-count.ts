import { isWorkingDay } from '#domain/working-days'

/**
 * The figures of the new-business desk counted a second time: plain loops over the raw records and the
 * record of what happened. Nothing here is shared with the product's own way of counting.
 */

// biome-ignore lint/suspicious/noExplicitAny: raw documents are looked into, whatever they are
type Raw = any

export type RawFirm = {
  readonly cases: readonly Raw[]
  readonly leads: readonly Raw[]
  readonly conveyances: readonly Raw[]
  readonly calls: readonly Raw[]
  /** Oldest first; `detail` is read. */
  readonly audit: readonly Raw[]
  /** What the fees would be without anything set by hand. */
  readonly plainFee: (it: Raw) => number
}

export type Question = {
  readonly today: string
  readonly first: string
  readonly last: string
  readonly source?: string
  readonly agency?: string
  readonly stage?: string
  /** The ids whose cases count; null for everybody's. */
  readonly people: readonly string[] | null
  /** The same of leads, and whether those of nobody count too. */
  readonly leadPeople?: readonly string[] | null
  readonly nobodys?: boolean
}

const london = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})
const dayOf = (at: string) => london.format(new Date(at))
const monthOf = (at: string) => dayOf(at).slice(0, 7)
const daysFrom = (a: string, b: string) =>
  Math.round((Date.parse(dayOf(b)) - Date.parse(dayOf(a))) / 86_400_000)

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})
const isOpen = (ms: number) => {
  const at = new Date(ms).toISOString()
  const day = dayOf(at)
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay()
  const time = clock.format(new Date(ms))
  return weekday > 0 && weekday < 6 && isWorkingDay(day) && time >= '09:00' && time < '17:30'
}

const walked = new Map<string, number>()

/** Office minutes, walked from minute to minute. */
const officeMinutes = (from: string, to: string) => {
  const key = `${from} ${to}`
  const known = walked.get(key) ?? walk(from, to)
  walked.set(key, known)
  return known
}

const walk = (from: string, to: string) => {
  let open = 0
  let at = Date.parse(from)
  const end = Date.parse(to)
  while (at < end) {
    const next = Math.min(end, at - (at % 60_000) + 60_000)
    if (isOpen(at)) open += next - at
    at = next
  }
  return Math.floor(open / 60_000)
}

const zero = {
  leads: 0,
  quotes: 0,
  presold: 0,
  sold: 0,
  opened: 0,
  accepted: 0,
  instructed: 0,
  exchanged: 0,
  completed: 0,
  fell_through: 0,
  dead: 0,
  fee_quoted: 0,
  fee_instructed: 0,
  referral_cost: 0,
  overridden: 0,
  calls: 0,
  contacted: 0,
  revived: 0,
  answered: 0,
  answer_minutes: 0,
  called: 0,
  call_days: 0,
  turned: 0,
  turn_days: 0,
  talk_seconds: 0,
}
export type Counts = { -readonly [Name in keyof typeof zero]: number }

const lastQuote = (it: Raw) => it.quotes[it.quotes.length - 1]
const conveyancesOf = (firm: RawFirm, it: Raw) =>
  firm.conveyances.filter((one) => it.linked_conveyances.some((of: Raw) => of.id === one.id))
const leadOf = (firm: RawFirm, it: Raw) => firm.leads.find((one) => one.id === it.lead_id)
const toldOf = (firm: RawFirm, it: Raw) =>
  firm.audit.filter((row) => row.subject === 'quote-case' && row.subject_id === it.id)

const sourceOf = (firm: RawFirm, it: Raw) => {
  const lead = leadOf(firm, it)
  if (lead) return lead.source
  return it.facts.referral ? 'agent' : 'none'
}
const agencyOf = (it: Raw) =>
  it.facts.referral ? it.facts.referral.agency_id || it.facts.referral.agency : 'none'
const giverOf = (it: Raw) => {
  if (it.credit) return it.credit.giver_id ?? ''
  if (it.quotes.length === 0) return it.giver?.id ?? ''
  return it.quotes[0].facts.giver_id ?? it.giver?.id ?? ''
}
const bdmOf = (it: Raw) => {
  if (it.credit) return it.credit.bdm_id ?? ''
  if (it.quotes.length === 0) return it.bdm?.id ?? ''
  return it.quotes[0].facts.bdm_id ?? ''
}
const propertyOf = (it: Raw) => {
  const subject = it.facts.subject === 'both' ? 'sale' : it.facts.subject
  return it.facts[subject.replaceAll('-', '_')]
}

const feeNow = (firm: RawFirm, it: Raw) =>
  it.quotes.length > 0 ? lastQuote(it).priced.fees.ex_vat : firm.plainFee(it)

const answeredAt = (lead: Raw, it: Raw): string => {
  const sent = it.quotes[0].sent_at
  const answered = lead.first_response_at
  return answered && answered < sent ? answered : sent
}

const speedOf = (firm: RawFirm, it: Raw) => {
  const lead = leadOf(firm, it)
  if (!lead) return 'none'
  if (it.quotes.length === 0) return 'none'
  const minutes = officeMinutes(lead.received_at, answeredAt(lead, it))
  if (minutes < 16) return '15'
  if (minutes < 61) return '60'
  if (minutes < 241) return '240'
  return minutes < 511 ? 'day' : 'later'
}

const bandOf = (it: Raw) => {
  const price = propertyOf(it)?.price
  if (price === null || price === undefined) return 'none'
  for (const [from, key] of [
    [100_000_000, '1000'],
    [60_000_000, '600'],
    [40_000_000, '400'],
    [30_000_000, '300'],
    [20_000_000, '200'],
  ] as const)
    if (price >= from) return key
  return '0'
}

const feeClassOf = (firm: RawFirm, it: Raw) => {
  const pounds = feeNow(firm, it) / 100
  for (const from of [3000, 2000, 1500, 1100, 800]) if (pounds >= from) return String(from)
  return '0'
}

const againstOf = (firm: RawFirm, it: Raw) => {
  const offer = it.quotes.length > 0 ? lastQuote(it) : null
  if (!offer || (offer.facts.overrides.length === 0 && offer.facts.added_lines.length === 0))
    return 'at'
  const asked = offer.priced.fees.ex_vat
  const plain = firm.plainFee(it)
  if (asked === plain) return 'at'
  if (asked > plain) return 'above'
  return asked >= plain * 0.9 ? 'below' : 'far_below'
}

const keysOf = {
  source: sourceOf,
  agency: (_: RawFirm, it: Raw) => agencyOf(it),
  stage: (_: RawFirm, it: Raw) => it.sale_stage,
  band: (_: RawFirm, it: Raw) => bandOf(it),
  tenure: (_: RawFirm, it: Raw) => propertyOf(it)?.tenure ?? 'none',
  fee: feeClassOf,
  against: againstOf,
  speed: speedOf,
} as const
export type CutName = keyof typeof keysOf

const peopleOn = (it: Raw) =>
  [it.owner?.id, it.giver?.id, it.bdm?.id, giverOf(it), bdmOf(it)].filter(Boolean)

const isAsked = (firm: RawFirm, it: Raw, asked: Question) =>
  (asked.people === null || peopleOn(it).some((id) => asked.people?.includes(id))) &&
  (asked.source === undefined || sourceOf(firm, it) === asked.source) &&
  (asked.agency === undefined || agencyOf(it) === asked.agency) &&
  (asked.stage === undefined || it.sale_stage === asked.stage)

const pricedIn = (firm: RawFirm, asked: Question) =>
  firm.cases.filter((caseFile) => {
    if (caseFile.quotes.length === 0 || !isAsked(firm, caseFile, asked)) return false
    const month = monthOf(caseFile.quotes[0].sent_at)
    return month >= asked.first && month <= asked.last
  })

const leadsIn = (firm: RawFirm, asked: Question) =>
  firm.leads.filter((lead) => {
    if (lead.status === 'spam' || lead.status === 'duplicate') return false
    const people = asked.leadPeople === undefined ? asked.people : asked.leadPeople
    const isReached =
      people === null ||
      [lead.owner?.id, lead.bdm?.id].some((id) => id && people.includes(id)) ||
      (asked.nobodys === true && lead.owner === null)
    const agency = lead.introducer ? lead.introducer.agency_id || lead.introducer.agency : 'none'
    const month = monthOf(lead.received_at)
    return (
      isReached &&
      month >= asked.first &&
      month <= asked.last &&
      (asked.source === undefined || lead.source === asked.source) &&
      (asked.agency === undefined || agency === asked.agency) &&
      (asked.stage === undefined || lead.sale_stage === asked.stage)
    )
  })

const countInto = (firm: RawFirm, sum: Counts, it: Raw) => {
  const offer = lastQuote(it)
  const sent = it.quotes[0].sent_at
  const told = toldOf(firm, it)
  const fee = offer.priced.fees.ex_vat
  sum.quotes += 1
  if (it.sale_stage === 'presold') sum.presold += 1
  else sum.sold += 1
  if (offer.viewed_at.length > 0) sum.opened += 1
  if (offer.accepted_at !== null) sum.accepted += 1
  if (it.status === 'dead') sum.dead += 1
  sum.fee_quoted += fee
  if (it.status === 'instructed') {
    const work = conveyancesOf(firm, it)
    sum.instructed += 1
    sum.fee_instructed += fee
    sum.referral_cost += it.facts.referral?.fee ?? 0
    const past = work.filter((one) => one.key_dates.exchanged_on || one.key_dates.completed_at)
    if (work.length > 0 && past.length === work.length) sum.exchanged += 1
    const done = work.filter((one) => one.key_dates.completed_at)
    if (work.length > 0 && done.length === work.length) sum.completed += 1
    if (work.some((one) => one.status === 'aborted')) sum.fell_through += 1
  }
  let byHand = false
  for (const matter of offer.priced.matters)
    for (const line of matter.lines) if (line.origin === 'manual') byHand = true
  if (byHand) sum.overridden += 1
  sum.calls += it.attempts
  if (it.last_contact_at) sum.contacted += 1
  for (const call of firm.calls)
    if (call.subject?.id === it.id && call.disposition === 'answered')
      sum.talk_seconds += call.duration_s ?? 0
  if (told.some((row) => row.name === 'quotecase.revived')) sum.revived += 1
  const lead = leadOf(firm, it)
  if (lead) {
    sum.answered += 1
    sum.answer_minutes += officeMinutes(lead.received_at, answeredAt(lead, it))
  }
  const call = told.find((row) => row.name === 'quotecase.updated' && row.detail?.attempted)
  if (call && call.at >= sent) {
    sum.called += 1
    sum.call_days += daysFrom(sent, call.at)
  }
  const turns = told.filter((row) => row.detail?.after === 'sold')
  const turn = turns[turns.length - 1]
  if (it.sale_stage === 'sold' && turn && turn.at >= sent) {
    sum.turned += 1
    sum.turn_days += daysFrom(sent, turn.at)
  }
}

const counted = (firm: RawFirm, cases: readonly Raw[], leads: readonly Raw[]): Counts => {
  const sum: Counts = { ...zero, leads: leads.length }
  for (const it of cases) countInto(firm, sum, it)
  return sum
}

/** Everything that was counted over a period. */
export const countTotal = (firm: RawFirm, asked: Question) =>
  counted(firm, pricedIn(firm, asked), leadsIn(firm, asked))

/** The same for each key of a way of telling apart. */
export const countCut = (firm: RawFirm, asked: Question, cut: CutName) => {
  const found: Record<string, Counts> = {}
  const cases = pricedIn(firm, asked)
  const leads = cut === 'source' || cut === 'agency' || cut === 'stage' ? leadsIn(firm, asked) : []
  const leadKey = (it: Raw) =>
    cut === 'source'
      ? it.source
      : cut === 'stage'
        ? it.sale_stage
        : it.introducer
          ? it.introducer.agency_id || it.introducer.agency
          : 'none'
  for (const key of new Set([...cases.map((it) => keysOf[cut](firm, it)), ...leads.map(leadKey)]))
    found[key] = counted(
      firm,
      cases.filter((it) => keysOf[cut](firm, it) === key),
      leads.filter((it) => leadKey(it) === key),
    )
  return found
}

/** What each giver has the credit of. */
export const countGivers = (firm: RawFirm, asked: Question) => {
  const found: Record<string, Counts> = {}
  const cases = pricedIn(firm, asked)
  for (const key of new Set(cases.map(giverOf)))
    found[key] = counted(
      firm,
      cases.filter((it) => giverOf(it) === key),
      leadsIn(firm, asked).filter((it) => (it.owner?.id ?? '') === key),
    )
  return found
}

/** How often each reason ended a case; of one giver, where one is named. */
export const countDead = (firm: RawFirm, asked: Question, giver?: string) => {
  const found: Record<string, number> = {}
  for (const it of pricedIn(firm, asked))
    if (it.status === 'dead' && (giver === undefined || giverOf(it) === giver))
      found[it.dead_reason] = (found[it.dead_reason] ?? 0) + 1
  return found
}

/** Where all cases stand, priced or not, by status and stage. */
export const countStanding = (firm: RawFirm, asked: Question) => {
  const found: Record<string, { count: number; fee: number }> = {}
  for (const caseFile of firm.cases.filter((one) => isAsked(firm, one, asked))) {
    const key = `${caseFile.status} ${caseFile.sale_stage}`
    const row = found[key] ?? { count: 0, fee: 0 }
    found[key] = { count: row.count + 1, fee: row.fee + feeNow(firm, caseFile) }
  }
  return found
}

const monthBefore = (month: string, months: number) => {
  const at = new Date(`${month}-15T12:00:00Z`)
  at.setUTCMonth(at.getUTCMonth() - months)
  return at.toISOString().slice(0, 7)
}

/** What open cases should bring, by month. */
export const countForecast = (firm: RawFirm, asked: Question) => {
  const now = asked.today.slice(0, 7)
  const year = { ...asked, first: monthBefore(now, 11), last: now }
  const of = (stage: string) =>
    counted(
      firm,
      pricedIn(firm, year).filter((it) => it.sale_stage === stage),
      [],
    )
  const [presold, sold] = [of('presold'), of('sold')]
  const rate = (part: number, whole: number) =>
    whole === 0 ? 0 : Math.round((part * 1000) / whole)
  const rates: Record<string, number> = {
    presold: rate(presold.instructed, presold.quotes),
    sold: rate(sold.instructed, sold.quotes),
    accepted: rate(presold.instructed + sold.instructed, presold.accepted + sold.accepted),
  }
  const found: Record<string, { count: number; fee: number; expected: number }> = {}
  for (const caseFile of firm.cases.filter((one) => isAsked(firm, one, asked))) {
    if (!['sent', 'following_up', 'on_hold', 'accepted'].includes(caseFile.status)) continue
    const day =
      caseFile.status === 'accepted'
        ? dayOf(lastQuote(caseFile).accepted_at)
        : caseFile.status === 'on_hold'
          ? caseFile.hold_until
          : caseFile.valid_until
    const month = day.slice(0, 7) < now ? now : day.slice(0, 7)
    const chance = rates[caseFile.status === 'accepted' ? 'accepted' : caseFile.sale_stage] ?? 0
    const row = found[month] ?? { count: 0, fee: 0, expected: 0 }
    const fee = feeNow(firm, caseFile)
    found[month] = {
      count: row.count + 1,
      fee: row.fee + fee,
      expected: row.expected + (fee * chance) / 1000,
    }
  }
  for (const row of Object.values(found)) row.expected = Math.round(row.expected)
  return { rates, months: found }
}

/** What became of the cases that were instructed in each month. */
export const countCohort = (firm: RawFirm, asked: Question) => {
  const found: Record<string, Record<string, number>> = {}
  for (const caseFile of firm.cases) {
    if (caseFile.status !== 'instructed' || !isAsked(firm, caseFile, asked)) continue
    const work = conveyancesOf(firm, caseFile)
    const days = work.map((one) => one.key_dates.instructed_on).sort()
    const accepted = caseFile.quotes.filter((one: Raw) => one.accepted_at)
    const from = (days[0] ?? dayOf(accepted[accepted.length - 1].accepted_at)).slice(0, 7)
    if (from < asked.first || from > asked.last) continue
    let key = 'open'
    if (work.some((one) => one.status === 'aborted')) key = 'fell'
    else if (work.length > 0 && work.every((one) => one.key_dates.completed_at)) {
      const ends = work.map((one) => monthOf(one.key_dates.completed_at)).sort()
      let months = 0
      while (months < 6 && monthBefore(ends[ends.length - 1] ?? '', months) > from) months += 1
      key = String(Math.max(1, months))
    }
    const row = found[from] ?? {}
    found[from] = { ...row, [key]: (row[key] ?? 0) + 1 }
  }
  return found
}

/** The grid of a person (by place) or of an introducer (by branch and person). */
export const countPlaces = (
  firm: RawFirm,
  asked: Question,
  of: { readonly by: 'bdm' | 'giver'; readonly person?: string; readonly agency?: string },
) => {
  const personOf = of.by === 'bdm' ? bdmOf : giverOf
  const leadPerson = (it: Raw) => (of.by === 'bdm' ? it.bdm?.id : it.owner?.id) ?? ''
  const leadPlace = (it: Raw) => ({
    agency: it.introducer ? it.introducer.agency_id || it.introducer.agency : 'none',
    branch: it.introducer?.branch ?? '',
    negotiator: it.introducer?.negotiator ?? '',
  })
  const keyOf = (place: Raw, person: string) =>
    of.agency === undefined
      ? [place.agency, place.branch, place.negotiator].join(' / ')
      : [place.branch, person].join(' / ')
  const casePlace = (it: Raw) => ({
    agency: agencyOf(it),
    branch: it.facts.referral?.branch ?? '',
    negotiator: it.facts.referral?.negotiator ?? '',
  })
  const isOf = (place: Raw, person: string) =>
    of.agency === undefined ? person === of.person : place.agency === of.agency
  const cases = pricedIn(firm, asked).filter((it) => isOf(casePlace(it), personOf(it)))
  const leads = leadsIn(firm, asked).filter((it) => isOf(leadPlace(it), leadPerson(it)))
  const caseKey = (it: Raw) => keyOf(casePlace(it), personOf(it))
  const leadKey = (it: Raw) => keyOf(leadPlace(it), leadPerson(it))
  const found: Record<string, Counts> = {}
  for (const key of new Set([...cases.map(caseKey), ...leads.map(leadKey)]))
    found[key] = counted(
      firm,
      cases.filter((it) => caseKey(it) === key),
      leads.filter((it) => leadKey(it) === key),
    )
  return found
}
