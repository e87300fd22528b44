import { PERSON } from './forms.ts'
import type { Owner } from './owners.ts'

/** What a label announces; 'whole' is all that is known of whom it names. */
export type Topic = (typeof TOPICS)[number][0] | 'whole'

const TOPICS = [
  [
    'ignored',
    /\b(?:house|property|plot) type\b|\bregistered office\b|\b(allowance|guide|starting|opening|market value|full value|asking|marketing(?! agen)|marketed(?! by)|advertised(?! by)|launch|brochure|catalogue|quoting|listed(?! by)|listing|list price|reserve|commission|fees?(?! earner)|vat|exclud(ed|ing|es)|exclusions?|not included|refs?|references?|brokers?|(?<!legal |sales )advis[eo]rs?|ifa|surveyors?|survey|epc|council tax|ground rent|service charge|retention|holding( deposit)?|previous|original|initial|earlier|first offer|reservation (?:deposit|fee)|valuation|invoice|company (no|number)|title (no|number)|uprn|warranty|access|keys?|viewings?|management|managing|freeholder|website|web|^subject(?! property)|cc|sent(?! by)|^to$|fax|dx|dob|birth|nationality|id|council|parking|bedrooms?|incentives?|long ?stop|signature|page|vat no|reduced from|introductory|full price|stakeholder|insurance|buildings)\b(?! price agreed)/,
  ],
  [
    'branch',
    /^(?:(?:sales|selling|agent|agency|estate agent|our|your|local|listing|negotiating) )?(?:branch|office)(?: (?:name|office))?$/,
  ],
  [
    'addressLine',
    /^(?:house|building|property) (?:name|number)(?: no| number)?$|\b(?:line|address) \d\b|\b(town|city|county|village|street)$/,
  ],
  ['address', /\b(?:home|residential|correspondence|postal|contact|present|current) address\b/],
  [
    'toBuy',
    /\bto buy\b|\b(?:seller|vendor|owner)s? (?:buying|purchasing)\b|\b(?:related|further|next|new) purchase\b|\bseller buying\b|\bonward (?:purchase|move)\b/,
  ],
  [
    'toSell',
    /\b(?:buyer|purchaser)s? selling\b|\bto sell\b|\b(own|related|dependent|existing) (property|house|home|sale)\b/,
  ],
  ['postcode', /\bpost ?code\b/],
  [
    'phone',
    /\b(tel|tels|telephones?|phones?|mobiles?|mob|landline|daytime|evening|dial|line$|direct line|contact (nos?|numbers?)|cell(?:phone)?|nos?|numbers?|^[tmhw]|ph)\b/,
  ],
  ['email', /\b(emails?|mail|^e)\b/],
  ['accepted', /^(?:date|day|when) .*\b(?:agreed|accepted)$/],
  [
    'fixtures',
    /\b(fixtures|fittings|furniture|furnishings|staying|to stay|included|includes?|including|contents|items|chattels|inclusions?|extras)\b/,
  ],
  [
    'notes',
    /\b(notes?|conditions?|terms|comments?|remarks|additional information|other information|further information|information|special|important|matters|points|particulars|stipulations)\b/,
  ],
  ['deposit', /\bdeposit\b/],
  ['chain', /\bmoving (?:on )?(?:to|from)\b|^moving on$|\bplans?\b(?<!\bpayment plan)/],
  ['completed', /\bcomplet(ion|e|ing)\b|\bpossession\b|\bmove( date)?\b|\bmoving\b|^entry\b/],
  ['exchanged', /\bexchang(?:e|ed|ing)\b/],
  [
    'accepted',
    /\b(date|day|when|dated) .*(accepted|agreed|sale|sold|offer|reservation|reserved|auction|acceptance|hammer)\b|\b(accepted|agreed|reserved|sold|stc) (on|date|when)\b|\b(accepted|acceptance|reservation|auction|sale) date\b|^(offer )?(accepted|acceptance)( of offer)?$|\b(offer|sale|sold|auction|reservation|agreed) (date|dated|day)\b|\b(accepted|agreed) by .*\bon$|^(auction|reservation|reserved)( held)?( on)?$|\b(date (of )?(agreement|acceptance|s?stc))\b|\bs?stc date$|^(?:under offer|sold|agreed) since$/,
  ],
  ['date', /\b(dates?|dated|today|timescales?|timings?)\b/],
  [
    'years',
    /^lease$|\b(years?|unexpired|remaining|remains|left|lease (length|term)|term|length)\b/,
  ],
  ['tenure', /^type$|\b(tenure|freehold|leasehold|title|estate|interest)\b/],
  [
    'lender',
    /\b(lenders?|lending|mortgagee|bank|mortgage (company|provider|with|from)|building society|borrowing)\b/,
  ],
  [
    'funding',
    /^(?:purchase|buyer|purchaser) type$|^type of (?:purchase|buyer|purchaser)$|\b(finances?|financing|funding|funded|funds|mortgage|paying|payment|pay|method|loan|cash|aip|dip|financial|source|means)\b/,
  ],
  [
    'chain',
    /\b(chain|position|status|circumstances|situation|onward|related|dependent|selling position)\b/,
  ],
  [
    'handler',
    /\b(acting|handler|handled|handling|(?:case|file|matter) owner|earner|attention|attn|fao|dealing|caseworker|person|conducted|partner|associate)\b/,
  ],
  ['firm', /\b(firm|company|practice|organisation)\b/],
  [
    'price',
    /\bhow much\b|\b(price|figure|amount|consideration|sum|bid|sold (at|for)|agreed (at|for)|sale agreed at|value|offer|hammer|agreed|money)\b/,
  ],
  [
    'property',
    /^where$|^in respect of$|\bsale address\b|\b(property|prop|properties|premises|subject property|plot|lot|dwelling|house|flat|apartment|home|site|re|regarding|(?:sale|purchase) of|unit|land|bungalow|maisonette|development)\b/,
  ],
  [
    'address',
    /\b(address|addresses|correspondence|residing|resides|residence|living|lives|currently|present)\b/,
  ],
  ['contact', /\bcontacts?\b/],
  ['name', /\bnames?\b/],
] as const

export const topicOf = (plain: string, { side, office }: Owner): Topic | null => {
  const stripped = plain
    .replaceAll(
      /\b(?:excluding|excl|exclusive of|plus) (?:any )?vat\b|\bsubject to contract\b|\bmemorandum of sale\b|\bestate (?=agen)/g,
      '',
    )
    .trim()
  const isActing = /\bact(?:s|ing|ed)? for\b/.test(plain)
  const found =
    /\bref\w* contact\b|^(?:dealing with|handling) this (?:matter|sale)$|\b(?:point of|person to|who to) contact\b/.test(
      plain,
    )
      ? 'contact'
      : TOPICS.find(([, pattern]) => pattern.test(stripped))?.[0]
  if (office === 'conveyancer' && WHOLE_OF_LAWYER.includes(found ?? 'whole')) return 'whole'
  if (found === 'handler' && office !== null && (isActing || ACTING.test(plain))) return 'whole'
  if (office === 'agent' && PERSON.test(plain) && ['property', 'price'].includes(found ?? ''))
    return 'handler'
  if (found === 'property' && side !== null && /\bof (?:the )?property$/.test(plain)) return 'whole'
  if (found === 'notes') return ofNotes(plain, side ?? office)
  if (found !== undefined) return found
  if (office === 'agent' && PERSON.test(plain)) return 'handler'
  if (office === 'agent' && /^signed\b|\bby$|\bcontact$/.test(plain)) return 'contact'
  return side !== null || office !== null ? 'whole' : null
}

const WHOLE_OF_LAWYER: readonly Topic[] = ['price', 'property']

/** An office that acts, rather than the person who does. */
const ACTING = /\b(?:through|via)\b|^acting (?:solicitor|conveyancer|lawyer|agent)|^agents? acting$/

/** What words as 'information' and 'terms' announce beside others. */
const ofNotes = (plain: string, owner: string | null): Topic => {
  if (/\bchain\b/.test(plain)) return 'chain'
  if (/\bprice and terms\b|^price terms$/.test(plain)) return 'price'
  if (/\b(?:information|particulars)$/.test(plain)) {
    if (owner !== null) return 'whole'
    if (/\bproperty\b/.test(plain)) return 'property'
  }
  return 'notes'
}
