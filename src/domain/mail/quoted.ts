/** The text of an answer or forward: what its sender wrote, and the mail below it that they answer or pass on. */
export interface QuotedText {
  readonly added: string
  readonly quoted: string
}

const WROTE =
  /^(?:on|am|le|el|op|il|den|em)\b.{4,300}\b(?:wrote|schrieb|a écrit|escribió|schreef|ha scritto|skrev|escreveu)\b.{0,100}:$/i
const DIVIDER =
  /^(?:-{2,}\s*(?:original|forwarded|weitergeleitete|ursprüngliche|urspr.*)\s*(?:message|nachricht|mail)?\b.*-{2,}|begin forwarded message:|_{20,})$/i
/** What a head says before its colon, in the languages of the programs that write one. */
const SENDER_FIELD = /^\*?(?:from|von|de|da|van|od|fra|från)\s?:/iu
const FIELD =
  /^\*?(?:from|sent|date|to|cc|subject|von|gesendet|datum|an|betreff|de|envoyé|date d['’]envoi|à|objet|da|inviato|data|a|oggetto|enviado(?: el| em)?|enviada em|fecha|para|asunto|assunto|van|verzonden|aan|onderwerp|od|wysłano|do|dw|temat|fra|sendt|til|emne|från|skickat|till|ämne)\s?:\*?(?:\s|$)/iu

/** Lines of a head that a line `Name wrote:` may run over. */
const LONGEST_HEAD = 4

/**
 * Splits a text where the mail begins that it answers, or ends where the whole answer stands beneath; answers between
 * the lines of another are all new.
 */
export const splitAtQuote = (text: string): QuotedText => {
  const lines = text.split('\n').map((line) => line.trim())
  const at = lines.findIndex((_, index) => beginsQuote(lines, index))
  const whole = { added: text, quoted: '' }
  if (at === -1) return whole
  const raw = text.split('\n')
  const isAnswered = lines.slice(0, at).some((line) => line !== '')
  const end = isAnswered ? -1 : endOfOnlyQuote(lines, at)
  if (end > 0)
    return { added: raw.slice(end).join('\n').trim(), quoted: raw.slice(at, end).join('\n').trim() }
  if (!isAnswered || isMixed(lines.slice(at))) return whole
  return { added: raw.slice(0, at).join('\n').trimEnd(), quoted: raw.slice(at).join('\n').trim() }
}

/** Where the one quote at the top of a text ends and its answer begins; -1 where there is none, or more than one. */
const endOfOnlyQuote = (lines: readonly string[], at: number) => {
  if (!saysWhoWrote(lines, at)) return -1
  const first = lines.findIndex((line, index) => index > at && line.startsWith('>'))
  const end = lines.findIndex((line, index) => index > first && !/^(?:>|$)/.test(line))
  const isAlone = first !== -1 && first - at <= LONGEST_HEAD + 1
  return isAlone && end !== -1 && !lines.slice(end).some((line) => line.startsWith('>')) ? end : -1
}

const beginsQuote = (lines: readonly string[], at: number) =>
  DIVIDER.test(lines[at] ?? '')
    ? !/^_/.test(lines[at] ?? '') || isHead(lines, nextFilled(lines, at + 1))
    : isHead(lines, at) || saysWhoWrote(lines, at) || isLastQuote(lines, at)

const nextFilled = (lines: readonly string[], from: number) => {
  let at = from
  while (lines[at] === '') at += 1
  return at
}

/** 'On Monday, Owen <owen@tarrant.test> wrote:', over several lines as well; it names a time or an address. */
const saysWhoWrote = (lines: readonly string[], at: number) => {
  if (!/^(?:on|am|le|el|op|il|den|em)\b/i.test(lines[at] ?? '')) return false
  return Array.from({ length: LONGEST_HEAD }, (_, more) =>
    lines.slice(at, at + more + 1).join(' '),
  ).some((head) => WROTE.test(head) && /\d|@/.test(head))
}

/** Three fields of a head below each other, of which the first says from whom. */
const isHead = (lines: readonly string[], at: number) =>
  SENDER_FIELD.test(lines[at] ?? '') &&
  lines.slice(at, at + 6).filter((line) => FIELD.test(line)).length >= 3

/** Where nothing but quoted lines follow. */
const isLastQuote = (lines: readonly string[], at: number) =>
  /^>/.test(lines[at] ?? '') && lines.slice(at).every((line) => line === '' || line.startsWith('>'))

/** Whether lines that are not quoted follow quoted ones. */
const isMixed = (lines: readonly string[]) => {
  const first = lines.findIndex((line) => line.startsWith('>'))
  const isHeaded = lines.slice(0, Math.max(0, first)).some((line) => FIELD.test(line))
  return first !== -1 && !isHeaded && lines.slice(first).some((line) => !/^(?:>|$)/.test(line))
}
