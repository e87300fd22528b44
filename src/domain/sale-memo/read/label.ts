import { ASKED, PARTS, PERSON, sideInBrackets } from './label-forms.ts'
import { normalised } from './label-text.ts'

export type Side = 'seller' | 'buyer'

/** What a label announces: whose it is, of which office, and what. */
export type Label = {
  /** 'client' is whoever the addressee acts for. */
  readonly side: Side | 'client' | null
  readonly office: 'conveyancer' | 'agent' | null
  readonly topic: Topic
}

export type Topic = (typeof TOPICS)[number][0] | 'whole'

const SELLER =
  /\b(sellers?|vendors?|vdrs?|vend|selling|sells|owners?|leaseholders?|developers?|landlords?|transferors?|executors?)\b/
const BUYER =
  /\b(buyers?|purchasers?|pur|purs|purch|buying|buys|applicants?|purchasing|bidders?|transferees?)\b/
const CLIENT = /\b(client|clients)\b/
const CONVEYANCER =
  /\b(solicitors?|sols?|solrs?|conveyancers?|conveyancing|lawyers?|law|legals?|representatives?|representation|acting (?:through|via)|to use|represented by|acts? for|acting for|acted for|legal advis[eo]rs?|legal reps?)\b/
const AGENT =
  /^signed$|\b(agents?|agency|agencies|branch|office|negotiators?|neg|auctioneers?|(prepared|issued|sent|arranged|negotiated|sold|signed|taken|recorded|completed|compiled|handled|managed|listed|introduced) by|our contact|sales? (progress(or|ion)|advis[eo]r|executive|manager|consultant|contact|team)|developers? (contact)|progress(or|ion)|marketed by|your contact|who to (?:ring|call|contact|speak)|consultant|valuer|lister)\b/

const TOPICS = [
  [
    'ignored',
    /\b(?:house|property|plot) type\b|\bregistered office\b|\b(allowance|guide|starting|opening|market value|full value|asking|marketing|marketed at|listed(?! by)|listing|list price|reserve|commission|fees?(?! earner)|vat|exclud(ed|ing|es)|exclusions?|not included|refs?|references?|brokers?|(?<!legal |sales )advis[eo]rs?|ifa|surveyors?|survey|epc|council tax|ground rent|service charge|retention|holding( deposit)?|previous|original|initial|earlier|first offer|reservation (?:deposit|fee)|valuation|invoice|company (no|number)|title (no|number)|uprn|warranty|access|keys?|viewings?|management|managing|freeholder|website|web|^subject(?! property)|cc|sent(?! by)|^to$|fax|dx|dob|birth|nationality|id|council|parking|bedrooms?|incentives?|long ?stop|signature|page|vat no|reduced from|introductory|stakeholder|insurance|buildings)\b(?! price agreed)/,
  ],
  [
    'branch',
    /^(?:(?:sales|selling|agent|agency|estate agent|our|your|local|listing|negotiating) )?(?:branch|office)(?: name)?$/,
  ],
  [
    'addressLine',
    /^(?:house|building|property) (?:name|number)(?: no| number)?$|\b(?:line|address) \d\b|\b(town|city|county|village|street)$/,
  ],
  [
    'toBuy',
    /\bto buy\b|\b(?:seller|vendor|owner)s? (?:buying|purchasing)\b|\brelated purchase\b|\bseller buying\b|\bonward purchase\b/,
  ],
  [
    'toSell',
    /\b(?:buyer|purchaser)s? selling\b|\bto sell\b|\b(own|related|dependent) (property|house|home|sale)\b/,
  ],
  ['postcode', /\bpost ?code\b/],
  [
    'phone',
    /\b(tel|tels|telephones?|phones?|mobiles?|mob|landline|daytime|evening|dial|direct line|contact (nos?|numbers?)|nos?|numbers?|^[tmhw]|ph)\b/,
  ],
  ['email', /\b(emails?|mail|^e)\b/],
  [
    'fixtures',
    /\b(fixtures|fittings|staying|to stay|included|includes?|including|contents|items|chattels|inclusions?|extras)\b/,
  ],
  [
    'notes',
    /\b(notes?|conditions?|terms|comments?|remarks|additional information|other information|further information|information|special|important|matters|points|particulars|stipulations)\b/,
  ],
  ['deposit', /\bdeposit\b/],
  ['chain', /\bmoving (?:on )?(?:to|from)\b|\bplans?\b(?<!\bpayment plan)/],
  ['completed', /\bcomplet(ion|e|ing)\b|\bpossession\b|\bmove( date)?\b|\bmoving\b/],
  ['exchanged', /\bexchange|exchanging\b/],
  [
    'accepted',
    /\b(date|day|when|dated) .*(accepted|agreed|sale|sold|offer|reservation|reserved|auction|acceptance|hammer)\b|\b(accepted|agreed|reserved|sold|stc) (on|date|when)\b|\b(accepted|acceptance|reservation|auction|sale) date\b|^(offer )?(accepted|acceptance)( of offer)?$|\b(offer|sale|sold|auction|reservation|agreed) (date|dated|day)\b|\b(accepted|agreed) by .*\bon$|^(auction|reservation|reserved)( held)?( on)?$|\b(date (of )?(agreement|acceptance))\b/,
  ],
  ['date', /\b(dates?|dated|today|timescales?|timings?)\b/],
  [
    'years',
    /^lease$|\b(years?|unexpired|remaining|remains|left|lease (length|term)|term|length)\b/,
  ],
  ['tenure', /\b(tenure|freehold|leasehold|title|estate|interest)\b/],
  [
    'lender',
    /\b(lenders?|lending|mortgagee|bank|mortgage (company|provider|with|from)|building society|borrowing)\b/,
  ],
  [
    'funding',
    /^(?:purchase|buyer|purchaser) type$|^type of (?:purchase|buyer|purchaser)$|\b(finances?|funding|funded|funds|mortgage|paying|payment|pay|method|loan|cash|aip|dip|financial|source)\b/,
  ],
  [
    'chain',
    /\b(chain|position|status|circumstances|situation|onward|related|dependent|selling position)\b/,
  ],
  [
    'handler',
    /\b(acting|handler|handled|handling|earner|attention|attn|fao|dealing|caseworker|person|conducted)\b/,
  ],
  ['firm', /\b(firm|company|practice|organisation)\b/],
  [
    'price',
    /\bhow much\b|\b(price|figure|amount|consideration|sum|bid|sold (at|for)|agreed (at|for)|sale agreed at|value|offer|hammer|agreed|money)\b/,
  ],
  [
    'property',
    /^where$|^in respect of$|\b(property|prop|properties|premises|subject property|plot|lot|dwelling|house|flat|apartment|home|site|re|regarding|(?:sale|purchase) of|unit|land|bungalow|maisonette|development)\b/,
  ],
  [
    'address',
    /\b(address|addresses|correspondence|residing|resides|residence|living|lives|currently|present)\b/,
  ],
  ['contact', /\bcontacts?\b/],
  ['name', /\bnames?\b/],
] as const

/** Words of labels that are a value where they stand alone. */
const VALUES =
  /^(?:buying on(?:wards?)?|freehold|leasehold|share of freehold|cash|yes|no|none|(?:sale )?agreed|agreed sale|sold|stc|confirmed|no chain|chain|residential|land|private|first|second|page \d|to be confirmed)$|\b(?:for|to|both) (?:the )?(?:both )?(?:side )?(?:solicitors|conveyancers|lawyers)$|^\d+ |^\d+(?:\.\d+)? ?%|\bon an? \w+$|\b(?:have|has) (?:no|sold|a|been|found|agreed)\b|^the property is\b|^(?:cash(?! mortgage\b)|freehold(?! (?:or )?leasehold)|leasehold(?! (?:or )?freehold)|yes|no|not|none)\b(?!.*\b(?:price|name)\b)/

const GLUE =
  /^(best|which|was|were|we|reach|him|whose|extra|successful|upper|lower|wanted|matter|represented|stamp|now|presently|description|winning|share|shared|market|starting|opening|incoming|file|she|he|much|ring|call|here|speak|executive|manager|advisor|postal|registered|forwarding|instructed|nominated|chosen|outgoing|incoming|dates|handled|remain|stay|staying|into|timescales?|timings?|a|an|own|finances?|forename|reps?|it|overleaf|solicitor|yours|paid|payable|held|deadline|sell|line|town|city|county|village|street|being|buy|behind|another|anything|advis[eo]rs?|the|of|for|and|or|to|by|on|in|at|is|are|be|with|from|as|his|her|their|our|your|this|that|full|details?|proposed|target|anticipated|expected|estimated|preferred|wanted|desired|requested|required|hoped|ideal|aim|likely|indicative|provisional|approx|approximate|approximately|how|what|who|when|where|current|main|work|present|existing|one|two|three|first|second|third|joint|all|both|party|parties|subject|contract|stc|date|dated|day|sale|sales|sold|agreed|purchase|purchased|any|if|known|new|each|side|sides|no|confirmed|final|total|net|gross|accepted|via|through|using|work|people|persons?|given|surname|forenames?|legal|contracts|section|part|about|we|they|acts?|please|under|before|latest|has|have|been|other|up|down|freehold|leasehold|additional|further|general|important|private|confidential|following|mr|mrs|agreement|summary|them|particulars|type|kind|do|does)$/

const WORDS = /[a-z]+(?:'[a-z]+)?|\d+/g

/** Parts that are announced together: 'Full names & address'. */
const JOINED: readonly Topic[] = ['address', 'contact', 'handler', 'phone', 'email']

/** What a text announces when each of its words is one of a label; null for any other text. */
export const labelOf = (text: string): Label | null => {
  const plain = normalised(text)
  const last = text.split(/\s\/\s/).at(-1) ?? ''
  const words = plain.match(WORDS) ?? []
  const asked = ASKED.find(([pattern]) =>
    pattern.test(text.trim().replace(/^\(?\d{1,2}[.)]\s+/, '')),
  )?.[1]
  if (asked !== undefined) return asked
  if (VALUES.test(plain) && plain !== 'chain') return null
  if (
    words.length === 0 ||
    words.length > 9 ||
    /^\p{Ll}.*[.]$/u.test(text) ||
    (words.length > 2 && /(?<!\b(?:nos?|tel|mob|sols?))[.!]$/i.test(text)) ||
    /,\s+\p{L}/u.test(text) ||
    /[£@]|\s\d{1,2}[./-]\d{1,2}[./-]\d/.test(text)
  )
    return null
  if (!words.every((word) => /^\d{1,3}$/.test(word) || GLUE.test(word) || isKnown(word)))
    return last === text ? null : labelOf(last)
  const office = CONVEYANCER.test(plain.replace(/\blegal (?=complet)/, ''))
    ? 'conveyancer'
    : AGENT.test(plain)
      ? 'agent'
      : null
  const side = sideInBrackets(text) ?? sideOf(plain)
  const topic = topicOf(plain, side, office)
  if (topic === null) return null
  if (JOINED.includes(topic) && /&|\band\b/.test(text) && (side || office))
    return { side, office, topic: 'whole' }
  return { side, office, topic }
}

const isKnown = (word: string) =>
  [SELLER, BUYER, CLIENT, CONVEYANCER, AGENT].some((pattern) => pattern.test(word)) ||
  PARTS.test(word)

const sideOf = (plain: string): Label['side'] => {
  if (
    /^(?:sellers?|vendors?|owners?) (?:buying|purchasing|moving)(?: on| onwards?| to)?$/.test(plain)
  )
    return 'seller'
  if (/^(?:buyers?|purchasers?) selling$/.test(plain)) return 'buyer'
  if (/^purchase (?:position|status|situation|circumstances)$/.test(plain)) return 'buyer'
  const whose = plain.replaceAll(/\b(?:selling|purchasing|buying) (?=agen)/g, '')
  const isSeller = SELLER.test(whose)
  const isBuyer = BUYER.test(whose)
  if (isSeller !== isBuyer) return isSeller ? 'seller' : 'buyer'
  return !isSeller && CLIENT.test(plain) ? 'client' : null
}

const topicOf = (plain: string, side: Label['side'], office: Label['office']): Topic | null => {
  const stripped = plain
    .replaceAll(
      /\b(?:excluding|excl|exclusive of|plus) (?:any )?vat\b|\bsubject to contract\b|\bmemorandum of sale\b|\bestate (?=agen)/g,
      '',
    )
    .trim()
  const isActing = /\bact(?:s|ing|ed)? for\b/.test(plain)
  const found = /\bref\w* contact\b|^(?:dealing with|handling) this (?:matter|sale)$/.test(plain)
    ? 'contact'
    : TOPICS.find(([, pattern]) => pattern.test(stripped))?.[0]
  if (
    office === 'conveyancer' &&
    (found === 'price' ||
      found === 'property' ||
      (found === 'handler' && (isActing || /\b(?:through|via)\b/.test(plain))))
  )
    return 'whole'
  if (found === 'property' && side !== null && /\bof (?:the )?property$/.test(plain)) return 'whole'
  if (found === 'notes' && /\bchain\b/.test(plain)) return 'chain'
  if (found === 'notes' && /\bprice and terms\b|^price terms$/.test(plain)) return 'price'
  if (found !== undefined) return found
  if (office === 'agent' && PERSON.test(plain)) return 'handler'
  if (office === 'agent' && /^signed$|\bby$|\bcontact$/.test(plain)) return 'contact'
  return side !== null || office !== null ? 'whole' : null
}
