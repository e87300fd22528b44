export type Spoken = { readonly kind: 'reply' | 'comment'; readonly text: string }

const role = `(?:['’]?s?['’]?(?: (?:solicitors?|conveyancers?|lawyers?|clients?)['’]?s?['’]?)?)`
const owner = `(?:(?:our|your|my|seller|vendor|buyer|purchaser|client|landlord|developer)${role} )?(?:further |additional |second |2nd |first )?`
const replied = '(?:repl(?:y|ies)|responses?|answers?|ans|resp)'
const end = String.raw`(?: ?(?:no\.? ?)?\d{1,3}[a-z]?| \(?\d{1,2}[./]\d{1,2}[./]\d{2,4}\)?| \([^()]{1,20}\)| dated [^:]{1,30})?\s*(?:[:>]|[-–—]+(?=\s|$))\s*`
const reply = new RegExp(
  `^[[({*_]*(?:${owner}${replied}|(?:seller|vendor)${role}|sr)[*_]*${end}[*_]*|^(?:a|r)\\s?(?:\\d{1,3}[a-z]?)?\\s?:\\s*|^\\[[A-Z]{2,3}:\\s(?=[^\\]]+\\]$)`,
  'i',
)
const comment = new RegExp(
  `^[[({*_]*(?:${owner}(?:comments?|observations?|follow[- ]?up|remarks?)|(?:buyer|purchaser)${role}(?: (?:further )?${replied})?|not (?:accepted|satisfied|agreed)|further enquiry|further|bs)[*_]*${end}[*_]*`,
  'i',
)

/** The reply or comment that a line begins: 'Reply: attached' */
export const spokenBy = (line: string): Spoken | null => {
  const name = alone.exec(line)?.[1]
  if (name)
    return { kind: /^[co]/i.test(name) || isTheirs.test(line) ? 'comment' : 'reply', text: '' }
  for (const [kind, pattern] of [
    ['comment', comment],
    ['reply', reply],
  ] as const) {
    const said = pattern.exec(line)
    if (said) return { kind, text: unwrapped(line, line.slice(said[0].length)) }
  }
  return null
}

const isTheirs = /^(?:buyer|purchaser)/i
const alone = new RegExp(
  `^${owner}(reply|replies|response|answer|comments?|observations?)\\s*[:.–—-]?$`,
  'i',
)

const unwrapped = (line: string, text: string) =>
  /^[[({*_]/.test(line) ? text.replace(/[\])}*_]+$/, '').trim() : text.trim()

/** Where a reply begins inside the line of its enquiry; -1 when it does not. */
export const spokenInside = (text: string): number =>
  text.search(
    /(?<=[.?!;)])\s+\[[A-Z]{2,3}:\s(?=[^\]]+\]\s*$)|(?<=[.?!;)])\s+[[(]?(?:(?:(?:our|seller['’]s|vendor['’]s) )?(?:reply|response|answer|ans)|(?:buyer['’]s |our |further )?comments?)\s*[:]\s*(?=\S)/i,
  )

const noted =
  /^(?:(?:ok(?:ay)?|noted|received|(?:many |with )?thanks|thank you|seen|satisfied|agreed|accepted|approved|and|n\/?a|none|nil|yes)(?:[\s.,;!]+|$)|[-–—.✓✔]\s*)+$/i

/** The state that a returned list shows; an acknowledgement keeps an item answered and accepts nothing. */
export const stateOf = (
  reply: string | undefined,
  comment: string | undefined,
): 'answered' | 'not_satisfied' | undefined => {
  if (comment && !noted.test(comment)) return 'not_satisfied'
  return reply || comment ? 'answered' : undefined
}
