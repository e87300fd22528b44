/** Who acts: a lawyer, or below an estate whoever it has. */
export const ACTING = { side: null, office: 'conveyancer', topic: 'whole' } as const

/** Who handles a sale: the agent's person, or below a lawyer the lawyer's. */
export const HANDLED = { side: null, office: 'agent', topic: 'handler' } as const

/** Somebody who neither sells, buys nor acts, of whom what stands below tells. */
export const THIRD = { side: null, office: null, topic: 'ignored' } as const

/** Labels that are one in this form alone. */
export const ASKED = [
  [
    /^our (?:solicitors?|conveyancers?|lawyers?):?$/i,
    { side: 'seller', office: 'conveyancer', topic: 'whole' },
  ],
  [/^our clients?:?$/i, { side: 'seller', office: null, topic: 'whole' }],
  [/^on behalf of:?$/i, { side: 'seller', office: null, topic: 'whole' }],
  [/^we act for:?$/i, { side: 'seller', office: null, topic: 'whole' }],
  [
    /^(?:the )?(?:buyer|purchaser)s? (?:is|are) selling\s?\??:?$/i,
    { side: null, office: null, topic: 'toSell' },
  ],
  [
    /^(?:(?:the )?(?:seller|vendor)s? (?:is|are) (?:buying|purchasing)|buying onwards?)\s?\??:?$/i,
    { side: null, office: null, topic: 'toBuy' },
  ],
  [/^acting$/i, ACTING],
  [
    /^(?:[a-k][.)]\s+)?(?:the )?(?:landlord|freeholder|registered provider|housing association|managing agent|management company)s?(?: \([^()]*\))?:?$/i,
    THIRD,
  ],
  [/^(?:handled|dealt with|being handled|managed) by:?$/i, HANDLED],
  [/^how (?:is it )?held\??$|^held (?:as|under)$/i, { side: null, office: null, topic: 'tenure' }],
  [/^pa(?:id|ying) (?:by|with)$/i, { side: null, office: null, topic: 'funding' }],
  [/^£\s*:?$/, { side: null, office: null, topic: 'price' }],
  [
    /^(?:what was|was) agreed\s?\??:?$|^how much\b.*\?$/i,
    { side: null, office: null, topic: 'price' },
  ],
  [
    /^how to (?:reach|contact|get hold of) (?:him|her|them)\s?\??:?$/i,
    { side: null, office: null, topic: 'contact' },
  ],
  [
    /^(?:have|has|did) (?:they|he|she|(?:the )?(?:buyer|purchaser)s?) (?:sold|got a sale|(?:a property|anything|somewhere) to sell)\b.*$/i,
    { side: null, office: null, topic: 'toSell' },
  ],
  [
    /^(?:can be )?(?:reach|contact)(?:ed|able)? (?:on|at|via|by)\s?:?$/i,
    { side: null, office: null, topic: 'contact' },
  ],
  [
    /^(?:(?:points |things |matters )?to (?:bear in mind|note)|(?:please |also )?(?:bear in mind|note)|(?:other |also )?worth (?:knowing|noting)|(?:good|things|need) to know|also)\s?:?$/i,
    { side: null, office: null, topic: 'notes' },
  ],
  [
    /^(?:points?|notes?|matters|information|things|items) (?:for|to) (?:the |both )*(?:solicitors?|conveyancers?|lawyers?|legal (?:teams?|representatives?))(?: to (?:note|know|be aware of))?:?$/i,
    { side: null, office: null, topic: 'notes' },
  ],
  [
    /^(?:your|our) (?:main |local |sales |usual |own )?(?:contact|negotiator|progressor|agent)s?(?: here)? (?:at|from|in|with) \p{Lu}[^:.@\d]{2,40}:?$/iu,
    { side: null, office: 'agent', topic: 'contact' },
  ],
  [/^our details\s?\??:?$/i, { side: null, office: 'agent', topic: 'whole' }],
  [/^your name$/i, { side: null, office: 'agent', topic: 'handler' }],
  [/^your (?:company|agency|firm)$/i, { side: null, office: 'agent', topic: 'firm' }],
  [/^your (?:office|branch)$/i, { side: null, office: 'agent', topic: 'branch' }],
  [/^your e-?mail(?: address)?$/i, { side: null, office: 'agent', topic: 'email' }],
  [/^your (?:tele)?phone(?: number)?$/i, { side: null, office: 'agent', topic: 'phone' }],
  [/^(?:sale |offer )?subject to:?$/i, { side: null, office: null, topic: 'notes' }],
  [/^others?$/i, { side: null, office: null, topic: 'notes' }],
  [/^said yes(?: on)?$/i, { side: null, office: null, topic: 'accepted' }],
  [
    /^(?:included )?in the (?:price|sale):?$|^(?:goes|going) with it$/i,
    { side: null, office: null, topic: 'fixtures' },
  ],
  [
    /^(?:10|5) ?% (?:(?:deposit )?paid\b|deposit(?: payable)?(?: on exchange)?:?$)/i,
    { side: null, office: null, topic: 'deposit' },
  ],
  [/\bhow (?:do|can|may) (?:we|i|you) reach\b/i, { side: null, office: null, topic: 'contact' }],
  [
    /^(?:deal|sale) (?:was )?(?:done|struck)(?: on)?$/i,
    { side: null, office: null, topic: 'accepted' },
  ],
  [/^accepted by$/i, { side: 'seller', office: null, topic: 'whole' }],
  [/^selling to buy\s?\??$/i, { side: null, office: null, topic: 'toSell' }],
  [
    /^(?:bought|reserved|offered|purchased) by:?$/i,
    { side: 'buyer', office: null, topic: 'whole' },
  ],
  [/^bought through:?$/i, { side: 'buyer', office: 'conveyancer', topic: 'whole' }],
  [/^(?:onward|above)$/i, { side: 'seller', office: null, topic: 'chain' }],
  [/^below$/i, { side: 'buyer', office: null, topic: 'chain' }],
  [/^onward moves?$/i, { side: null, office: null, topic: 'chain' }],
  [/^(?:buying|purchasing)(?: on)?\s?\?$/i, { side: null, office: null, topic: 'toBuy' }],
  [
    /^(?:is|are) (?:they|he|she|(?:the )?(?:seller|vendor)s?) (?:buying|purchasing)\b.*\?$/i,
    { side: null, office: null, topic: 'toBuy' },
  ],
  [
    /\bleft behind\s?\??$|^(?:what )?(?:stays|staying)\??$|^(?:(?:they're|they are|(?:the )?(?:seller|vendor)s? (?:is|are)) )?leaving:?$/i,
    { side: null, office: null, topic: 'fixtures' },
  ],
  [/^selling\s?\?$/i, { side: null, office: null, topic: 'toSell' }],
  [
    /^(?:anything|is there anything) (?:else|more|special)\b(?:.*(?:know|add|tell|note|agreed|arranged))?\s?\??:?$/i,
    { side: null, office: null, topic: 'notes' },
  ],
  [
    /^(?:chain above|up(?:per|ward) chain)\s?\??:?$/i,
    { side: 'seller', office: null, topic: 'chain' },
  ],
  [
    /^(?:chain below|(?:low|down)(?:er|ward) chain)\s?\??:?$/i,
    { side: 'buyer', office: null, topic: 'chain' },
  ],
  [/^(?:day|date) wanted:?$/i, { side: null, office: null, topic: 'completed' }],
  [
    /^(?:(?:is |are |who is )?(?:now|presently|currently)|living) at:?$/i,
    { side: null, office: null, topic: 'address' },
  ],
  [/^we (?:are|have) (?:selling|sold):?$/i, { side: null, office: null, topic: 'property' }],
  [/^of\s?:?$/i, { side: null, office: null, topic: 'address' }],
  [/^sales:?$/i, { side: null, office: 'agent', topic: 'contact' }],
] as const

/** 'Leaseholder (seller)' says whose it is. */
export const sideInBrackets = (text: string): 'seller' | 'buyer' | null => {
  const [, word = ''] = /\((?:the )?(seller|vendor|buyer|purchaser)(?:s|\(s\))?\)/i.exec(text) ?? []
  return word === '' ? null : /^[sv]/i.test(word) ? 'seller' : 'buyer'
}

/** Labels of an agent's person rather than of the agency. */
export const PERSON =
  /\b(negotiators?|neg|progress(?:or|ion)|advis[eo]r|executive|manager|consultant|valuer|lister)\b/

/** Words that make labels only together. */
export const PARTS =
  /^(using|advertised|launch|brochure|catalogue|quoting|bedrooms|possession|plans?|lending|allowance|less|guide|asking|marketing|listed|list|reserve|commission|fees?|vat|excluded|excluding|exclusions?|included|includes?|including|refs?|references?|brokers?|adviser|surveyors?|epc|council|tax|ground|rent|service|charge|retention|holding|previous|original|initial|earlier|valuation|invoice|numbers?|nos?|title|uprn|access|keys?|postcode|post|code|tel|tels|telephones?|phones?|mobiles?|cell|cellphone|mob|landline|daytime|evening|direct|dial|contacts?|ph|[temhw]|emails?|mail|fixtures|fittings|furniture|furnishings|contents|items|chattels|inclusions?|extras|notes?|conditions?|terms|comments?|remarks|information|special|matters|points|deposit|completion|complete|completing|move|moving|exchange|exchanged|exchanging|entry|acceptance|reservation|reserved|auction|hammer|years?|unexpired|remaining|remains|left|lease|term|length|tenure|estate|interest|attorneys?|lenders?|mortgagee|bank|mortgage|provider|building|society|borrowing|finance|financing|funding|funded|funds|paying|payment|pay|method|loan|cash|aip|dip|chain|position|status|circumstances|situation|onward|related|acting|handler|handling|fee|earner|attention|attn|fao|dealing|case|caseworker|firm|company|practice|organisation|price|figure|amount|consideration|sum|bid|value|offer|money|property|prop|properties|premises|plot|lot|dwelling|house|flat|apartment|home|site|re|regarding|unit|land|address|addresses|correspondence|residing|residence|living|names?|prepared|issued|sent|taken|recorded|arranged|negotiated|signed|compiled|completed|introduced|progressor|progression|progress|consultant|team|cc|source|developer|website|web|fax|dx|dob|birth|management|insurance|buildings|incentives?|stop|long|longstop|financial|broker|independent|stakeholder|parking|page|upward|downward|transactions?|respect|use|survey|ifa|marketed|signature|managing|freeholder|viewings?|warranty|advisor|first|original|currently|lives|resides|purchasing|development|means|partner|associate|progressed|bungalow|maisonette|today)$/
