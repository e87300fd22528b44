const toAsk =
  'ask|contact|call|ring|phone|email|write to|speak to|talk to|check with|get in touch with'
const outsider =
  'council|local authority|planning (?:department|office|officer)|building control|neighbours?|freeholder|landlord|covenant'

const pattern = new RegExp(
  String.raw`(?<!\b(?:we|us|they|not|never|without) (?:to )?)\b(?:${toAsk})\b[^.?!]{0,30}?\b(${outsider})\b`,
  'i',
)

/** Whom a text tells somebody to contact, 'council', which could end an indemnity policy; null for nobody. */
export const outsiderIn = (text: string): string | null =>
  pattern.exec(text)?.[1]?.toLowerCase() ?? null
