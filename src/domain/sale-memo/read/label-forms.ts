/** Labels that are one in this form alone. */
export const ASKED = [
  [/^acting$/i, { side: null, office: 'conveyancer', topic: 'whole' }],
  [/^(?:buying|purchasing)(?: on)?\s?\?$/i, { side: null, office: null, topic: 'toBuy' }],
  [/^selling\s?\?$/i, { side: null, office: null, topic: 'toSell' }],
  [/^of\s?:?$/i, { side: null, office: null, topic: 'address' }],
  [/^sales:?$/i, { side: null, office: 'agent', topic: 'contact' }],
] as const

/** 'Leaseholder (seller)' says whose it is. */
export const sideInBrackets = (text: string): 'seller' | 'buyer' | null => {
  const [, word = ''] = /\((?:the )?(seller|vendor|buyer|purchaser)(?:s|\(s\))?\)/i.exec(text) ?? []
  return word === '' ? null : /^[sv]/i.test(word) ? 'seller' : 'buyer'
}
