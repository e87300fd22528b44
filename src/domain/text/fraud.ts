import { foldLetters } from './fold-letters.ts'

// Found however they are spaced or joined: 'b a n k', 'sort-code'. Inflections follow, so that 'pay' finds 'payment'.
const words = [
  ...['account', 'acct', 'bank', 'iban', 'bic', 'swift', 'sortcode', 'chaps', 'bacs', 'escrow'],
  ...['pay', 'paid', 'transfer', 'refund', 'remit', 'wire', 'beneficiary', 'invoice', 'deposit'],
  ...['money', 'funds', 'cash', 'bitcoin', 'crypto', 'wallet', 'giftcard', 'cardnumber'],
  ...['password', 'passcode', 'securitycode', 'whatsapp', 'telegram', 'telephone', 'phone'],
]

const spelled = (word: string) => [...word].join('[\\W_]*')

const digitWords =
  'zero|oh|nought|one|two|three|four|five|six|seven|eight|nine|double|treble|triple'

const patterns: readonly RegExp[] = [
  new RegExp(`\\b_*(?:${words.map(spelled).join('|')})`),
  // Six digits may be a sort code, part of a telephone number or an account: no message of ours has them.
  /(?:\p{Nd}[^\p{Nd}]*){6}/u,
  new RegExp(`(?:\\b(?:${digitWords})\\b\\W*){4}`),
  /\b[a-z]{2}\d{2}[a-z0-9 ]{10,}/,
  /https?:|\bwww\b|\/\/|\b[a-z0-9-]+\.[a-z]{2,}(?:\b|\/)|@|\bdot\W*(?:com|net|org|co|uk)\b/,
  /\b(?:call|ring|text|e-?mail|contact|message) (?:us|me|this|on|the|our|him|her)\b/,
  /\b(?:new|our|changed|updated|these|following|correct)\W+(?:\w+\W+){0,2}details\b/,
  /\bdetails\W+(?:\w+\W+){0,3}(?:chang|updat|below|replac)/,
]

const digitLetters: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  8: 'b',
  $: 's',
  '@': 'a',
  '!': 'i',
  '|': 'l',
  '£': 'l',
  '€': 'e',
}

const withDigitsAsLetters = (text: string) =>
  text.replaceAll(/[0134578$@!|£€]/g, (sign) => digitLetters[sign] ?? sign)

/**
 * Whether a text that anybody may have written could lead money or people astray: words of payment, numbers, links
 * and ways to get in touch, in whatever letters; also a text in letters that cannot be compared with ours.
 */
export const isFraudulent = (text: string) => {
  const plain = foldLetters(text.slice(0, 2000))
  if (/(?![a-z])\p{L}/u.test(plain)) return true
  const variants = [plain, withDigitsAsLetters(plain)]
  return patterns.some((pattern) => variants.some((it) => pattern.test(it)))
}
