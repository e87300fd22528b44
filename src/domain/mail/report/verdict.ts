/** What a report means for the message and for the address. */
export type Verdict =
  | 'hard'
  | 'soft'
  | 'hard-for-this-message'
  | 'policy'
  | 'complaint'
  | 'none'
  | 'per recipient'

const FULL =
  /(?:mailbox|inbox|mail ?box|account|recipient|user)\W+(?:\w+\W+){0,3}(?:is |are )?(?:full|over ?-?quota)|over ?quota|quota (?:is )?(?:exceed|full|limit)|exceed\w* (?:\S+ ){0,4}(?:quota|storage|space|mailbox)|insufficient (?:system |disk )?(?:storage|space)|not enough (?:disk |storage )?space|storage (?:limit|quota)|disk (?:is )?full/i
const SIZE =
  /(?:message|mail|size|attachment|data|file|content)\b[^.\n]{0,40}\b(?:too (?:large|big|long)|exceed\w*|over the (?:max\w*|limit))|too (?:large|big)|size limit|max\w* (?:message |mail )?(?:size|length)|message length/i
const CONTENT =
  /virus|malware|infected|banned (?:file|content|attachment)|(?:attachment|file)\b[^.\n]{0,40}\b(?:not (?:allowed|accepted|permitted)|block|prohibit|forbidden)|content (?:is )?(?:rejected|not (?:allowed|accepted))|line (?:is )?too long|(?:invalid|malformed|missing|illegal|improper) (?:\S+ ){0,2}(?:header|mime|date|from|message)|not rfc ?\d* compliant|8-?bit/i
const UNKNOWN =
  /(?:user|recipient|mailbox|address|account|addressee|name|box|e-?mail)\b(?:[^.\n]|\.(?=\S)){0,60}\b(?:unknown|not found|does(?:n'?t| not) exist|do(?:n'?t| not) exist|not exist|disabled|inactive|suspended|closed|deactivated|discontinued|invalid|not (?:a )?(?:valid|known|registered|listed|local|recogni[sz]ed)|no longer (?:exists?|available|valid|in use|active|here|works?))|unknown (?:user|recipient|address|local|mailbox|account|name|login|addressee)|no such (?:user|recipient|mailbox|address|account|person|local|name|domain|host|addressee)|no (?:mailbox|account|recipient|user)\b[^.\n]{0,20}\b(?:here|by that name|with)|(?:invalid|bad|nonexist\w+|non-exist\w+|undeliverable) (?:recipient|mailbox|user|address|destination|domain|account)|unrou?teable|not a registered|not our customer|(?:host|domain)(?: or domain)?(?: name)?\b(?:[^.\n]|\.(?=\S)){0,60}\b(?:not found|does(?:n'?t| not) exist|unknown|no mx|not exist)|nxdomain|host unknown|unknown host|couldn'?t be found|could not be found|wasn'?t found|address (?:couldn'?t|could not) be found|no longer (?:with|works|employed)|recipientnotfound|left the (?:company|firm)|receiving disabled|couldn'?t find any host|(?:hosts? (?:that )?do(?:es)? not exist|non-?existent hosts?)|recipient address rejected: access denied|5\.1\.0 (?:<?[^\s<>]+>?:? )?address rejected|(?:does(?:n'?t| not) have|has no|no) (?:an? )?(?:\S+ )?(?:account|mailbox)/i
const POLICY =
  /spam|\bblock(?:ed|list)|black-?list|banned|\bpolic(?:y|ies)\b|dmarc|block list|callback|message refused|\bspf\b|dkim|denied|(?:not|un)[ -]?(?:permitted|allowed|authori[sz]ed)|relay|reputation|\brbl\b|dnsbl|spamhaus|authentication (?:is )?required|requires? authentication|rejected|refused to (?:accept|talk)|forbidden|prohibit|restricted|unsolicited|bulk mail|use the smtp server|abuse|sender (?:verify|address)|reverse dns|\bptr\b|helo/i
const SPAM = /spam|unsolicited|\bUBE\b|bulk mail/i
const SENDER_REFUSED =
  /(?:domain of |your )?sender(?:'s)?(?: address| domain)?\b[^\n]{0,80}\b(?:does not exist|not exist|not found|unknown|invalid|rejected)|refused due to recipient preferences|not accepting (?:mail|messages) from/i
const PASSING =
  /temporar|try again|tried again|timed? ?-?out|connection (?:refused|reset|closed|dropped|lost)|deferred|delayed|grey-?list|gray-?list|retry|expired|will (?:keep|continue|be) (?:try|retr)|too (?:many|busy)|rate limit|unreachable|no route|not yet|still trying|warning|resources|system (?:is )?not|loop|too many hops|could not connect|unable to connect/i

/** By the enhanced status code of RFC 3463, where the words do not say it better. */
const BY_STATUS: readonly [RegExp, Verdict][] = [
  [/^4/, 'soft'],
  [/^5\.2\.2$|^5\.3\.1$/, 'soft'],
  [/^5\.(?:2\.3|3\.4|6\.\d+)$/, 'hard-for-this-message'],
  [/^5\.1\.(?:[1236]|10)$|^5\.2\.1$|^5\.4\.4$/, 'hard'],
  [/^5\.1\.[78]$|^5\.7\.\d+$/, 'policy'],
  [/^5\.4\.\d+$/, 'soft'],
]

const BY_WORDS: readonly [RegExp, Verdict][] = [
  [FULL, 'soft'],
  [UNKNOWN, 'hard'],
  [SIZE, 'hard-for-this-message'],
  [CONTENT, 'hard-for-this-message'],
  [/grey-?list|gray-?list|try again|temporar/i, 'soft'],
  [POLICY, 'policy'],
  [PASSING, 'soft'],
]

const firstOf = (rules: readonly [RegExp, Verdict][], text: string) =>
  rules.find(([pattern]) => pattern.test(text))?.[1]

/** What one recipient's failure means, by its action, its status code and the words of the server. */
export const verdictOf = (failure: {
  readonly action: string | null
  readonly status: string | null
  readonly words: string
}): Verdict => {
  const { action, words } = failure
  if (action === 'delayed') return 'soft'
  if (action !== null && /^(?:delivered|relayed|expanded)$/.test(action)) return 'none'
  const status = failure.status ?? statusIn(words)
  if (status?.startsWith('4')) return 'soft'
  if (SENDER_REFUSED.test(words)) return 'policy'
  const said = firstOf(BY_WORDS, words)
  if (said === 'soft' && FULL.test(words)) return 'soft'
  if (said === 'hard' && !/^5\.[67]/.test(status ?? '')) return 'hard'
  if (said === 'hard' && /^5\.7\.[01]$/.test(status ?? '') && !isPolicy(words)) return 'hard'
  if (said === 'hard-for-this-message' && CONTENT.test(words)) {
    return SPAM.test(words) && /^5\.7/.test(status ?? '') ? 'policy' : said
  }
  return (status === null ? undefined : firstOf(BY_STATUS, status)) ?? said ?? byReply(words)
}

/** Whether a rule refused; that an address was rejected says nothing of a rule. */
const isPolicy = (words: string) => POLICY.test(words.replaceAll(/address rejected/gi, ''))

/** Reply codes of RFC 5321 where nothing else is said; without any, the failure is not the address's. */
const byReply = (words: string): Verdict => {
  if (/(?<![\d.])4[25]\d[ -]/.test(words)) return 'soft'
  if (/(?<![\d.])552[ -]/.test(words)) return 'soft'
  if (/(?<![\d.])55[0134][ -]|permanent/i.test(words)) return 'hard'
  return 'soft'
}

/** The enhanced status code within a server's words; null when there is none. */
const statusIn = (words: string) =>
  /(?<![\d.])([245]\.\d{1,3}\.\d{1,3})(?![\d.]*\d)/.exec(words.replace(/\(#/g, '( '))?.[1] ?? null
