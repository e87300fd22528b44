import type { Pence } from '../../money.ts'
import type { Entry } from './entry.ts'
import { BY_GUESS, BY_LABEL, BY_SENTENCE, type Found, found, NOTHING } from './fields.ts'
import { type Amount, amountsIn } from './money.ts'

/** Words before an amount that make it another one than the agreed price. */
const OTHER =
  /\b(guide|asking|marketed|listed|marketing|(?:was|is|were|been) on (?:at|for)|on the market (?:at|for)|original(?:ly)?|previous(?:ly)?|initial(?:ly)?|earlier|first|(?:more )?recently|launched|advertised|brought to|reduced from|down from|up from|increased from|reserve|valu\w+|commission|fees?|deposit|rent|service charge|retention|retain\w*|holding|vat|plus|per annum|pa|under ?bidder|withdrawn|contribution|incentive|cashback|allowance|instead of|rather than|not\s*$|towards|loan|lend|mortgage of|borrowing|chattels|fixtures|contents|premium|stamp|invoice|charge|(?:over|above|below|less than)\s*$)\b(?![^£]*\b(?:agreed|accepted|sold|sale price|purchase price)\b)/i
const AGREED =
  /\b(agreed|accepted|sold|sale price|purchase price|price (?:of|is|was|at)|figure of|sum of|offer of|hammer|reserved|consideration|selling|buying|purchas\w+|at|for|stc)\b/i
/** Words after an amount that make it another one. */
const AFTER =
  /^\s*(?:\)|,)?\s*(?:is (?:a|the)?\s*)?(?:came to nothing|fell (?:through|apart)|did not (?:proceed|go ahead)|collapsed|(?:was|were|has been|had been) (?:\w+ )?(?:turned down|rejected|refused|declined|withdrawn)|[^£.]{0,40}\bturned (?:that|it|this|them) down|deposit|fee|plus vat|\+ ?vat|per (?:annum|month|year)|p\.?a\b|pcm|retention|commission|reservation|(?:guide|asking)(?! (?:price )?(?:of |was )?£)|holding|contribution|allowance|incentive|will be retained|towards|for (?:the )?(?:fixtures|contents|carpets|chattels))/i

/** Words of a sentence that puts a stated price right. */
const CORRECTED =
  /\b(?:wrong|incorrect\w*|correct(?:ed|ion)?|error|mistake|apolog\w*|amended|revised|should (?:be|read|have)|renegotiat\w*|re-?agreed|now (?:been )?agreed|now £[\d,.]+k?|reduction (?:has been|was|is)|use (?:that|this|the new|the lower) (?:figure|price)|(?:has|have) (?:moved|changed|come down|gone up|dropped) since)(?!\w)|\b(?:and|,) not £/i

/** The agreed price: a labelled one, else the one of a sentence that says that it was agreed. */
export const priceOf = (
  entries: readonly Entry[],
  sentences: readonly string[],
): Found<Pence | null> => {
  const labelled = entries
    .filter(({ topic }) => topic === 'price' || topic === 'accepted')
    .flatMap(({ values }) => labelledAmounts(withPound(values.join(' '))))
    .filter(isPrice)
  const [first] = labelled
  const isOne = new Set(labelled.map(({ pence }) => pence)).size === 1
  const corrected = inProse(sentences.filter((it) => CORRECTED.test(it)))
  if (first && corrected.value !== null && corrected.value !== first.pence) return corrected
  if (first) return found(first.pence, isOne ? BY_LABEL : 0.75)
  if (corrected.value !== null) return found(corrected.value, Math.max(corrected.confidence, 0.7))
  const terms = entries.filter(({ topic }) => topic === 'notes').flatMap(({ values }) => values)
  return inProse([...sentences, ...terms.filter((line) => line.startsWith('£'))])
}

/** A labelled price may be a bare figure. */
const withPound = (text: string) =>
  /^\d{5,9}(?:\.\d\d)?$/.test(text.trim()) ? `£${text.trim()}` : text

const isPrice = ({ pence }: Amount) => pence >= 10_000_00

/** The amounts of a text that nothing marks as another price. */
const agreedAmounts = (text: string) => {
  const amounts = amountsIn(text)
  return amounts.filter(({ at, end }, index) => {
    const before = text.slice(amounts[index - 1]?.end ?? 0, at)
    return !OTHER.test(before.slice(-60)) && !AFTER.test(text.slice(end))
  })
}

/** What stands before the price that is left: '£350,000 less £4,000, i.e. £346,000'. */
const NET = /^.*\bless\b.*\b(?:i\.?e\.?,?|making|net(?: price)?(?: of)?|leaving|being)\s*(?=£)/i

/** The agreed amounts of a labelled price; tax on top of its only one makes that no other. */
const labelledAmounts = (whole: string) => {
  const text = whole.replace(NET, '')
  const agreed = agreedAmounts(text)
  const [only, other] = amountsIn(text)
  const isTaxed = only && !other && /^\s*(?:plus|\+) ?vat\b/i.test(text.slice(only.end))
  return agreed.length === 0 && isTaxed ? [only] : agreed
}

const inProse = (sentences: readonly string[]): Found<Pence | null> => {
  const amounts = sentences.flatMap((text) =>
    agreedAmounts(text)
      .filter(isPrice)
      .map((amount) => ({
        ...amount,
        isAgreed: AGREED.test(text.slice(0, amount.at)) || AGREED.test(text.slice(amount.end)),
        isAccepted: ACCEPTED.test(text.slice(0, amount.at).replace(/^.*£/, '')),
      })),
  )
  const agreed =
    amounts.find(({ isAccepted }) => isAccepted) ?? amounts.find(({ isAgreed }) => isAgreed)
  if (agreed) return found(agreed.pence, BY_SENTENCE)
  return amounts[0] ? found(amounts[0].pence, BY_GUESS) : NOTHING
}

/** That an amount is the one that was accepted in the end. */
const ACCEPTED =
  /\b(?:accepted|agreed)\b[^£]{0,40}\b(?:final|improved|increased|revised|higher|best) (?:offer|bid|price|figure)\b|\b(?:finally|then) (?:accepted|agreed)\b/i

const DEPOSIT = /\bdeposit\b|\bput(?:ting)? down\b/i
const OTHER_DEPOSIT =
  /\bdeposit from\b|\b(holding|reservation|refundable|gifted|initial|tenan\w+|rent\w*|damage)\b[^.]{0,12}\bdeposit\b/i

/** The deposit of the exchange; not what is paid to hold a property. */
export const depositOf = (
  entries: readonly Entry[],
  sentences: readonly string[],
): Found<Pence | null> => {
  const [labelled, lower] = entries
    .filter(({ topic }) => topic === 'deposit')
    .flatMap(({ values }) => amountsIn(values.join(' ')))
    .toSorted((a, b) => b.pence - a.pence)
  if (labelled) return found(labelled.pence, lower ? 0.8 : BY_LABEL)
  const terms = entries
    .filter(({ topic }) => ['notes', 'price', 'funding'].includes(topic))
    .flatMap(({ values }) => values)
  for (const sentence of [...sentences, ...terms].filter(
    (it) => DEPOSIT.test(it) && !OTHER_DEPOSIT.test(it),
  )) {
    const nearest = besideDeposit(sentence, DEPOSIT.exec(sentence)?.index ?? 0)
    if (nearest) return found(nearest.pence, BY_SENTENCE)
  }
  return NOTHING
}

/** The amount right after the word, else right before it, else further behind. */
const besideDeposit = (sentence: string, at: number) => {
  const amounts = amountsIn(sentence)
  const isBetween = (from: number, to: number, words: RegExp) =>
    words.test(sentence.slice(from, to))
  return (
    amounts.find(
      (it) => it.at > at && isBetween(at, it.at, /^deposit\s*(?:of|is|:|at|=|being|\()?\s*$/i),
    ) ??
    amounts.find(
      (it) =>
        it.end <= at &&
        isBetween(
          it.end,
          at,
          /^\s*(?:\(?(?:10|5)%\)?\s*)?\)?\s*(?:(?:is|are|was|to be|being|will be) )?(?:(?:payable|paid|due|taken|held) )?(?:as )?(?:the |a )?$/,
        ),
    ) ??
    amounts.find((it) => it.at > at && it.at - at < 50)
  )
}
