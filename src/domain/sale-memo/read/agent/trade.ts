/** Each word of what an agency does. */
const WORDS =
  /^(?:(?:estates?|agents?|agency|lettings?|auctions?|auctioneers?|valuers?|valuations?|surveyors?|chartered|independent|local|family|run|leading|award|winning|residential|commercial|rural|agricultural|land|property|sales|new|homes|town|planning|planners|specialists?|experts?|professionals?|consultants?|advis[eo]rs?|management|managers?|block|development|mortgages?|financial|services|shared|ownership|resales|country|and|the|your|of|for)(?:[\s,&|·•/-]+|$))+$/i
/** The words of which one at least says that the trade is that of an agent. */
const CORE =
  /\b(?:agents|auctioneers?|valuers?|surveyors?|lettings?|sales|new homes|management|property \w+)\b/i
/** Where, or since when, an agency does what it does. */
const TAIL =
  /,?\s+(?:[-–—|·•]\s+)?(?:in|for|across|throughout|serving|covering|around|since|established|est\.?)\s.{3,60}$/i

/** Whether a text says what an agency does, and not what it is called: 'Estate agents and valuers in the Vale'. */
export const isTrade = (text: string) => {
  const plain = text.replace(TAIL, '').trim()
  return WORDS.test(plain) && CORE.test(plain)
}

/** The place of a trade that names one: 'Independent estate agents in Dunmere'. */
export const placeOfTrade = (text: string) =>
  /\bagents (?:in|of|for) (\p{Lu}[\p{L}']+(?: \p{Lu}[\p{L}']+)?)$/u.exec(text)?.[1] ?? null

/** A text without the trade that stands beside the name of a branch: 'Sales and lettings · Dunmere branch'. */
export const withoutTradePart = (text: string) => {
  const parts = text.split(/\s+[·•|–—]\s+/)
  return parts.length > 1 && isTrade(parts[0] ?? '') ? parts.slice(1).join(' · ') : text
}
