/** Who acts: a lawyer, or below an estate whoever it has. */
export const ACTING = { side: null, office: 'conveyancer', topic: 'whole' } as const

/** Labels that are one in this form alone. */
export const ASKED = [
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
  [/^(?:buying|purchasing)(?: on)?\s?\?$/i, { side: null, office: null, topic: 'toBuy' }],
  [
    /^is (?:the )?(?:seller|vendor)s? (?:buying|purchasing)\b.*\?$/i,
    { side: null, office: null, topic: 'toBuy' },
  ],
  [
    /\bleft behind\s?\?$|^what stays\??$|^(?:they're|they are|(?:the )?(?:seller|vendor)s? (?:is|are)) leaving:?$/i,
    { side: null, office: null, topic: 'fixtures' },
  ],
  [/^selling\s?\?$/i, { side: null, office: null, topic: 'toSell' }],
  [
    /^(?:anything|is there anything) (?:else|more)\b.*(?:know|add|tell|note)\s?\??:?$/i,
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
