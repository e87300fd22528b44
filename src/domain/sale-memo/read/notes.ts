import type { Entry } from './entry.ts'
import { type Found, type FoundText, found, foundText, isUnknown, NOTHING } from './fields.ts'
import { isBoilerplate } from './place.ts'

const BULLET = /^\s*(?:[-•*▪·–—]|\(?(?:\d{1,2}|[a-z]|[ivx]+)[.)])\s+/

/** The notes and conditions that stand under such a label, one text each. */
export const conditionsOf = (
  entries: readonly Entry[],
  sentences: readonly string[],
): Found<readonly string[]> => {
  const lines = entries
    .filter(({ topic, side, office }) => topic === 'notes' && side === null && office === null)
    .flatMap(({ values }) => itemsOf(values))
  const texts = lines.filter(
    (text) =>
      !isUnknown(text) &&
      !isBoilerplate(text) &&
      !OF_OFFICE.test(text) &&
      !FOOT.test(text) &&
      text.length > 3 &&
      !text.startsWith('£'),
  )
  if (texts.length > 0) return found(texts, 0.85)
  const told = sentences.flatMap(conditionIn)
  return told.length > 0 ? found(told, 0.6) : found([], 0)
}

/** What an agency says of its own duties and bills. */
const OF_OFFICE =
  /\b(?:anti[- ]?money|money laundering|identity (?:checks?|documents?) (?:have|has|were)|our (?:invoice|commission|fees?|account)\b)/i

/** How what an agency says of itself begins, below the last of the notes. */
const FOOT =
  /^(?:(?:sale|terms|offer) (?:agreed|negotiated|arranged) by \p{Lu}|(?:all |any )?(?:enquiries|queries|questions)(?: please)? to \p{Lu}|(?:this|the) (?:document|memorandum|form|sheet|notice) (?:is|does|has)\b|(?:prepared|issued|printed|produced) (?:by|on)\b)/iu

/** Lines as items: a bullet begins one, a line without goes on with the one before where that has a bullet. */
const itemsOf = (values: readonly string[]): readonly string[] => {
  const hasBullets = values.some((line) => BULLET.test(line))
  const items: string[] = []
  for (const line of values) {
    const isMore =
      items.length > 0 &&
      (hasBullets ? !BULLET.test(line) && !FOOT.test(line) : /^\p{Ll}/u.test(line))
    if (isMore) items.push(`${items.pop()} ${line}`)
    else items.push(line.replace(BULLET, ''))
  }
  return items
    .flatMap((item) => item.split(/\s*;\s+|\s+(?=\([a-e]\)\s)/))
    .map((item) => item.replace(BULLET, '').trim())
}

const CONDITION =
  /^(?:please note (?:that )?|note:? |nb:? |n\.b\.:? )|\b(?:is|are|was|sale|agreed|sold|accepted|offer) (?:is |being )?(?:strictly |also |only )?(?:conditional (?:up)?on|subject to (?!contract\b(?!.*subject to)))|\bit is a (?:condition|term)\b|\b(?:on the understanding|on condition|provided) that\b|\bcondition of (?:the )?(?:sale|offer)\b|^(?:the )?(?:sellers?|vendors?|buyers?|purchasers?) (?:(?:is|are|will|has agreed|have agreed) )?to (?:provide|obtain|repair|remove|supply|arrange|serve|replace|service|rectify|reinstate|clear)\b/i

/** How a sentence leads to the one point that it makes: 'We would draw your attention to one point: '. */
const LEADING =
  /^(?:(?:we|i) (?:would |should |wish to |must )?(?:also )?draw (?:your|everyone's) attention to|there (?:is|are)|please note)\b[^.:]{0,50}\b(?:points?|terms?|conditions?|matters?|stipulations?|provisos?)\b[^.:]{0,60}?(?::\s+|,? namely,?\s+)(?:that\s+)?(?=\S.{15})/i

/** How a note begins that is told in passing: 'One thing to flag - '. */
const FLAGGED =
  /^(?:(?:just )?(?:one|two|a couple of|a few|some) (?:other |last |more |final )?(?:things?|points?) (?:to|worth) (?:flag\w*|not(?:e|ing)|mention\w*|watch|know\w*|be aware of|rais\w+)|(?:just )?to (?:flag|note)|worth (?:flagging|noting|mentioning|knowing)|(?:please )?be aware|heads[ -]up|the only (?:thing|point|condition|proviso)|one (?:proviso|caveat|condition))(?: (?:is|are))?\s*(?:[-–—:,]|\bthat\b)\s*(?:that\s+)?(?=\S.{15})/i

const conditionIn = (sentence: string): readonly string[] => {
  const lead = (LEADING.exec(sentence) ?? FLAGGED.exec(sentence))?.[0]
  if (lead !== undefined) return [sentence.slice(lead.length)]
  const isAgreed = AGREED_THAT.test(sentence) && !INCLUDED.some((rule) => rule.test(sentence))
  if ((!CONDITION.test(sentence) && !isAgreed) || sentence.length < 20 || isBoilerplate(sentence))
    return []
  const plain = sentence
    .replace(AGREED_THAT, '')
    .replace(/^(?:please note (?:that )?|note:? |nb:? |n\.b\.:? )/i, '')
  return [
    /\b(?:and )?that (the (?:sale|offer|purchase) is (?:conditional|subject)\b.*)$/i.exec(
      plain,
    )?.[1] ?? plain,
  ]
}

/** How a sentence leads to what was agreed. */
const AGREED_THAT = /^(?:it (?:has been|is|was) agreed|we (?:have )?agreed) that\s+/i

const INCLUDED = [
  /\b(?:sellers?|vendors?|your clients?|they|he|she) (?:will leave|is leaving|are leaving|will be leaving|(?:has|have) agreed to leave)\s+([^.]+)/i,
  /\b(?:the (?:sale|price)(?: [^.]{0,25} and)? (?:will )?(?:also )?includes?|included in the (?:sale|price)(?: are| is|:)?|(?:sale|price) to include|to include(?: the)?|incl\.|together with(?! (?:an? )?(?:\p{Lu}\S+ ){0,3}(?:mortgage|loan|sale|purchase|deposit))(?: the)?|inclusive of|(?:is|are) being sold with)\s+([^.]+)/iu,
  /\b(?:agreed as )?included:\s+([^.]+)/i,
  /^including\s+((?!vat\b)[^.]+)/i,
  /^(?:also )?leaving (?:behind )?((?:the|all|a|an|his|her|their) [^.]+)/i,
  /^((?:the|all|an?) [^.]+?) (?:(?:is|are) to |will |shall )?(?:stay|remain)s?(?: with the (?:house|flat|property))?\.?$/i,
  /\b(the [^.,]{3,40}?) (?:stays|remains)(?: with the (?:house|flat|property))?\.?$/i,
  /^(?:the )?([^.:]{4,40}?)\s+(?:staying|included(?: in (?:the )?(?:sale|price))?)\.?$/i,
  /^([^.]+?)\s+(?:is|are|will be|to be|will)\s+(?:also |all )?(?:included\b|in the (?:price|sale)\b|(?:staying|remaining|remain|stay|left|to (?:stay|remain|be left))\b(?: (?:at|in) the (?:property|house|flat)\b|(?! (?:with|in|at|on|there|open|un\w+|the|a|as)\b)))/i,
]

/** What is said in brackets of whose the items are. */
const ASIDE =
  /\s+\((?=[^()]*\b(?:all|none|not|belong\w*|owned|their|his|her|landlord|tenant)\b)[^()]*\)/gi

/** A sentence behind another that says what does not stay. */
const TAKEN =
  /(?<=\.)\s[^.]*\b(?:(?:is|are|will be) (?:being |to be )?(?:taken|removed)|excluded|not included)\b[^.]*\.?/gi

/** What stays with the property, as the label or the sentence lists it. */
export const fixturesOf = (entries: readonly Entry[], sentences: readonly string[]): FoundText => {
  const values = entries
    .filter(({ topic }) => topic === 'fixtures')
    .flatMap((entry) => entry.values.map((line) => line.replace(BULLET, '')))
    .filter((line) => !/^£\s?\d/.test(line))
  const text = values
    .filter((line) => !isUnknown(line) && !isBoilerplate(line))
    .map((line) => line.replaceAll(TAKEN, '').replaceAll(ASIDE, ''))
    .join(', ')
  if (text !== '' && !/^as (?:per|listed)\b(?!.*\bplus\b)/i.test(text)) return foundText(text, 0.88)
  const priced = entries.filter(({ topic }) => topic === 'price').flatMap((entry) => entry.values)
  for (const sentence of [...priced, ...sentences])
    for (const rule of INCLUDED) {
      const included = rule.exec(sentence.replace(BULLET, '').replace(AGREED_THAT, ''))?.[1]
      if (included !== undefined && included.length > 4) return foundText(included.trim(), 0.7)
    }
  return NOTHING
}
