export type Spoken = { readonly kind: 'reply' | 'comment'; readonly text: string }

const role = `(?:['’]?s?['’]?(?: (?:solicitors?|conveyancers?|lawyers?|clients?)['’]?s?['’]?)?)`
const seller = `(?:(?:the |your |our )?(?:sellers?|vendors?|landlord|developer)${role})`
const buyer = `(?:(?:the |your |our )?(?:buyers?|purchasers?)${role})`
const owner = `(?:(?:our|your|my|seller|vendor|buyer|purchaser|client|landlord|developer)${role} )?(?:further |additional |second |2nd |first )?`
const replied = '(?:repl(?:y|ies|ied)|responses?|answers?|ans|resp)'
const saying =
  '(?:says?|states?|stated|repl(?:y|ies|ied)|respon(?:d|ds|ded|se)|answers?|answered|advises?|advised|comments?|commented|confirms?|confirmed)'
const end = String.raw`(?: ?(?:no\.? ?)?\d{1,3}[a-z]?| \(?\d{1,2}[./]\d{1,2}[./]\d{2,4}\)?| \([^()]{1,20}\)| (?:dated|of|on|from|by) [^:.?]{1,40})?\s*(?:[:>]|[-–—]+(?=\s|$))\s*`
const stop = String.raw`\.\s+(?=\S)`
const before = '^[[({*_]*'

/** What a reply begins with: its name, who says it, or a letter: 'Seller's reply:', 'Our client says:', 'A:' */
const reply = new RegExp(
  [
    `${before}${owner}(?:${replied})[*_]*(?:${end}|${stop})[*_]*`,
    `${before}(?:${seller}|sr|ss)[*_]*${end}[*_]*`,
    `${before}(?:${seller}|(?:our |the )?clients?) ${saying}[*_]*${end}[*_]*`,
    String.raw`^(?:a|r)\s?(?:\d{1,3}[a-z]?)?\s?:\s*`,
    String.raw`^\[[A-Z]{2,3}:\s(?=[^\]]+\]$)`,
  ].join('|'),
  'i',
)

const remark = '(?:comments?|observations?|follow[- ]?up|remarks?|enquiry|query)'

/** What the asking side begins with when it answers a reply: 'Our comment:', 'Further to your reply:', 'Not accepted:' */
const comment = new RegExp(
  [
    `${before}${owner}(?:comments?|observations?|follow[- ]?up(?: (?:enquiry|query|comment|point))?|remarks?)[*_]*${end}[*_]*`,
    `${before}(?:our |buyer${role} |purchaser${role} )?(?:further|additional|supplementary) ${remark}[*_]*${end}[*_]*`,
    `${before}${buyer}(?: (?:further )?(?:${replied}|${saying}))?[*_]*${end}[*_]*`,
    `${before}(?:our )?(?:further |response |comments? )(?:to|on) (?:your |the |seller${role} )?${replied}[*_]*${end}[*_]*`,
    `${before}(?:not (?:accepted|satisfied|agreed)|further|rejoinder|bs)[*_]*${end}[*_]*`,
  ].join('|'),
  'i',
)

/** Whether replies in a list say that they are, so that nothing else is taken for one. */
export const saysReplies = (lines: readonly { readonly text: string }[]): boolean =>
  lines.filter(({ text }) => spokenBy(text)?.kind === 'reply').length > 1

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
  `^${owner}(reply|replies|response|answer|comments?|observations?|no (?:reply|response|answer)(?: as)? (?:yet|received))\\s*[:.–—-]?$`,
  'i',
)

const unwrapped = (line: string, text: string) =>
  /^[[({*_]/.test(line) ? text.replace(/[\])}*_]+$/, '').trim() : text.trim()

/** What is said without the mark that ends it on a later line: '(Reply: it was … last year.)' */
export const withoutEnd = (said: string): string => {
  const count = (mark: string) => said.split(mark).length - 1
  const isOpen =
    (/\)$/.test(said) && count('(') < count(')')) ||
    (/\]$/.test(said) && count('[') < count(']')) ||
    (/\*$/.test(said) && count('*') % 2 === 1) ||
    (/_$/.test(said) && count('_') % 2 === 1)
  return isOpen ? said.slice(0, -1).trim() : said
}

/** Where a reply begins inside the line of its enquiry; -1 when it does not. */
export const spokenInside = (text: string): number =>
  text.search(
    /(?<=[.?!;)])\s+\[[A-Z]{2,3}:\s(?=[^\]]+\]\s*$)|(?<=[.?!;)])\s+[[(]?(?:(?:(?:our|seller['’]s|vendor['’]s) )?(?:reply|response|answer|ans)|(?:buyer['’]s |our |further )?comments?)\s*[:]\s*(?=\S|$)/i,
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
