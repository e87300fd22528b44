const SORT_CODE = /(?<![\d-])\d{2}[-–—. ]\d{2}[-–—. ]\d{2}(?![\d-])/
const ACCOUNT = /(?<!\d[ -]?)\d{4}[ -]?\d{4}(?![ -]?\d)/
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,4})?\b/g
const INVISIBLE = /[\u200b-\u200d\u2060\ufeff\u00ad]/g

/** Whether a text gives a bank account: a sort code beside an account number or words of payment, or an IBAN. */
export const hasBankDetails = (text: string): boolean => {
  const plain = text.normalize('NFKC').replaceAll(INVISIBLE, '').replaceAll('\u00a0', ' ')
  if ([...plain.toUpperCase().matchAll(IBAN)].some(([found]) => isIban(found))) return true
  const sortWords = /sort\W{0,3}code/i.test(plain)
  const accountWords = /\b(?:account|acct?|a\/c)\b/i.test(plain)
  const besides = plain.replace(SORT_CODE, ';')
  if (besides !== plain && (ACCOUNT.test(besides) || sortWords)) return true
  return sortWords && accountWords && /(?<!\d)\d{6}(?!\d)/.test(plain) && ACCOUNT.test(plain)
}

/** ISO 13616: moved to the end, its first four characters make the number 1 modulo 97. */
const isIban = (found: string) => {
  const iban = found.replaceAll(' ', '')
  for (let length = Math.min(34, iban.length); length >= 15; length -= 1)
    if (remainder(iban.slice(0, length)) === 1) return true
  return false
}

const remainder = (iban: string) => {
  let rest = 0
  for (const sign of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(sign, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest
}
