/** The words above a signature. */
export const CLOSING =
  /^(?:yours (?:faithfully|sincerely|truly)|(?:kind(?:est)?|best|warm|many)?\s*(?:regards|wishes)|(?:with )?(?:many )?thanks(?: and (?:kind )?regards)?|with (?:kind|best|warm) (?:regards|wishes)|thank you|cheers|best|all the best|sincerely|for and on behalf of|signed)\b[\s,.!]*(?:and\b.*)?$/i
