import type { Line } from './line.ts'
import { markersOf } from './marker.ts'
import { wordsOf } from './sentence.ts'
import { isCourtesy, isRequest } from './sentence-kind.ts'

const undecorated = (text: string) =>
  text
    .replace(/^#{1,6}\s*/, '')
    .replace(/^[*_=~–—-]+\s*|\s*[*_=~–—-]+$/g, '')
    .replace(/^[[(]([^\])]*)[\])]$/, '$1')
    .replace(/\s*[:–—-]+$/, '')
    .replace(/^(?:[A-Z]|[IVX]+)\s+(?:[–—-]\s+(?=\S)|(?=\p{Lu}{3}))/u, '')
    .trim()

const isCapitals = (text: string) => /\p{Lu}{2}/u.test(text) && !/\p{Ll}/u.test(text)

/** A heading as it is shown: 'TITLE' is 'Title'. */
export const headingText = (text: string): string => {
  const plain = undecorated(text)
  if (!isCapitals(plain)) return plain
  const lower = plain.toLowerCase()
  return lower.charAt(0).toUpperCase() + lower.slice(1)
}

const sentenceStart =
  /^(the|a|an|in|on|at|we|our|if|it|its|this|that|there|these|any|as|to|for|with|and|or|but|from|by|of|seller['’]s|you|your)\b/i

/** Words that make a statement, which no topic does. */
const states = /\b(would|could|should|will|be|is|are|was|were|needs?|know|i|we)\b/i

/** Whether words name a topic: short, without a verb of asking and without an end. */
export const isTopic = (text: string): boolean => {
  const plain = undecorated(text)
  const count = wordsOf(plain).length
  if (count === 0 || count > 9 || plain.length > 70) return false
  if ([text.trim(), plain].some((it) => /[.?;,!]$/.test(it))) return false
  if (isCapitals(plain) ? /\b(please|kindly)\b/i.test(plain) : states.test(plain)) return false
  if (/(?<!^section )\d{3,}|@|£|\d{1,2}[./]\d/i.test(plain) || isCourtesy(plain)) return false
  return (
    isCapitals(plain) || (!isRequest(plain) && /^\p{Lu}/u.test(plain) && !sentenceStart.test(plain))
  )
}

const withCapital = (_: string, letter: string) => letter.toUpperCase()

/** A topic without the article of a heading: 'The roof' */
export const titled = (text: string) => text.replace(/^The (\p{L})/u, withCapital)

/** A topic without its article and stop: 'The roof.' */
export const named = (text: string) =>
  text.replace(/^the (\p{L})/iu, withCapital).replace(/\.$/, '')

const isDecorated = (text: string) => /^#{1,6}\s+\S|^\*\*[^*]+\*\*:?$|^__[^_]+__$/.test(text)

/** Whether a line is a topic between marks, over labels or a gap: '*Drainage*', '— Drainage —' */
export const isMarkedTopic = (line: Line, next: Line | undefined): boolean =>
  line.gap &&
  next !== undefined &&
  (next.gap || markersOf(next.text).length > 0) &&
  /^(?:([*_])[^*_]+\1|\[[^\]\d]{3,}\]|([–—=~-]+) [^–—=~].* \2)$/.test(line.text) &&
  isTopic(undecorated(line.text))
const endsOpen = (text: string) => !/[.?!:;)\]"'”’]$/.test(text)

/** Whether the line at a position stands over what follows. */
export const isHeading = (lines: readonly Line[], at: number): boolean => {
  const line = lines[at]
  const next = lines[at + 1]
  if (!line || !next) return false
  if (isDecorated(line.text) || isMarkedTopic(line, next)) return true
  const isAlone = line.gap && (next.gap || markersOf(next.text).length > 0)
  if (!isTopic(isAlone ? titled(undecorated(line.text)) : line.text)) return false
  const previous = lines[at - 1]
  const isApart = line.gap || !previous || !endsOpen(previous.text) || isTopic(previous.text)
  if (isCapitals(line.text))
    return isApart || /^\p{Lu}/u.test(next.text) || markersOf(next.text).length > 0
  const isOver =
    markersOf(next.text).length > 0 ||
    isRequest(next.text) ||
    next.text.length > 50 ||
    (isAlone && /[.?]$/.test(next.text)) ||
    isTopic(next.text)
  const isLabelled = markersOf(next.text).some((it) => it.isPunctuated && it.label !== null)
  const isBulleted = markersOf(next.text).some((it) => /^\p{Lu}/u.test(it.rest))
  return isApart && isOver && (isLabelled || isBulleted || /^[^\p{Ll}]/u.test(next.text))
}

const names =
  /^((schedule|list|table|summary) of )?((our|your|the|client['’]?s?|buyers?['’]?s?|purchasers?['’]?s?|sellers?['’]?s?|initial|raised|preliminary|pre-contract|pre contract|supplementa\w+|additional|further|standard|second|third|first|solicitors?['’]?s?|conveyancers?['’]?s?|round \d|and|new|outstanding|more)[ ,]*)*(enquir(y|ies)|requisitions?|questions|queries|replies|responses|points|issues)( list| schedule| form| sheet)?( (before|raised|following|arising|after|based|upon|on behalf|from|for|to|of|dated|in respect|and (?:the |our )?(?:repl|response|answer)\w*|on|re|regarding|relating|round)\b.*|\s*[(–—-].*)?$/i
const particulars =
  /^(re|our ref|your ref|ref|reference|date|dated|property|development|plot|premises|address|seller|sellers|buyer|buyers|purchaser|purchasers|vendor|client|our client|title( number| no)?|file|matter|subject|to|from|cc|sent|transaction|by email( only)?|by e-mail|subject to contract|without prejudice|draft|private (and|&) confidential|strictly)\b\s*([:.]|$|[/–—-]\s|\d)/i

/** 'Teague from Kemble', as a file is named by its parties. */
const matter =
  /^(?:mr |mrs |ms |miss |dr )*\p{Lu}[\p{L}'’-]+ (?:from|to|v\.?|\/) (?:mr |mrs |ms |miss |dr )*\p{Lu}[\p{L}'’-]+(?: [–—-] .*)?$/iu

/** Whether words are an address: 'Hill Top, Moor Road', '16B Canal Basin'. */
export const isPlace = (plain: string) =>
  plain
    .split(/\s+/)
    .every((word) => /^(?:[\p{Lu}\d&(]|(?:of|the|on|in|le|by|and|y|yr)$)/u.test(word)) &&
  (/^(?:flat |apartment |plot |unit )?\d+[a-z]?,? \p{Lu}/iu.test(plain) ||
    (plain.includes(',') &&
      /\b(?:road|lane|street|avenue|close|drive|court|house|cottage|row|gardens|terrace|crescent|way|place|mews|square|hill|grove|walk|heol|stryd|ffordd)\b/i.test(
        plain,
      )))

/** Whether words are the name of a firm, as under a letter. */
const isFirm = (text: string): boolean =>
  text.length < 60 &&
  /^\p{Lu}.*\b(?:llp|solicitors|conveyanc(?:ers|ing)|law|legal|& co)\.?$/iu.test(text) &&
  !isRequest(text)

/** Whether words are names or a date alone, as under a letter: 'Marrick Leyburn 10 December 2026', 'Dated 3 May' */
const isSignature = (text: string): boolean =>
  text.length < 90 &&
  text.split(/\s+/).length > 1 &&
  /^(?:dated )?(?:(?:[\p{Lu}\d&][\p{L}\d.,'’()-]*|for|the|and|of|to|&)\s*)+$/u.test(text) &&
  !/\p{Ll}[.?]$/u.test(text)

/** Whether a heading says whose list it is, as at the head of each page. */
export const isRunningHead = (text: string): boolean =>
  [isFirm, (it: string) => matter.test(it) || (it.includes(',') && isPlace(it))].some((is) =>
    is(undecorated(text)),
  )

/** Whether a heading names the list itself, or says whose it is. */
export const isDocumentTitle = (text: string): boolean => {
  const plain = undecorated(text)
  return (
    (names.test(plain) &&
      !/^repl(?:y|ies) to .*(?:\bform|\b[A-Z]{2,4} ?\d{1,2}|\bpack)$/i.test(plain)) ||
    isPlace(plain) ||
    matter.test(plain) ||
    isFirm(plain) ||
    /^(?:(?:one|two|three|four|some|a few) )?(?:new|further|more)(?: (?:ones?|points?|matters?|items?))?$/i.test(
      plain,
    ) ||
    (particulars.test(plain) && !/^(title|property)$/i.test(plain)) ||
    (particulars.test(text) && /[:]\s*\S/.test(text))
  )
}

/** Whether a paragraph over a list says what it concerns: 'Re: Hill Top' */
const isParticulars = (text: string): boolean =>
  particulars.test(text) && /:\s*\S/.test(text) && !/[.?]$/.test(text) && !isRequest(text)

/** Whether a paragraph stands beside a list: who it is from, or what it concerns. */
export const isBeside = (text: string, isFirst: boolean, isLast: boolean): boolean =>
  isFirm(text) || (isLast && isSignature(text)) || (isFirst && isParticulars(text))

/** The round that a heading names: 'Second round' */
export const roundOf = (text: string): number | undefined => {
  const digits = /\bround (\d{1,2})\b|\b(\d)(?:st|nd|rd|th) round\b/i.exec(text)
  if (digits) return Number(digits[1] ?? digits[2])
  const named =
    /(?<!\b(?:in|from|of|since|after) (?:the |your |our )?)\b(first|second|third|fourth) round\b/i
      .exec(text)?.[1]
      ?.toLowerCase()
  return named ? ['first', 'second', 'third', 'fourth'].indexOf(named) + 1 : undefined
}

/** Whether a line over a list says which round it is, beside what it concerns: '4 Beacon Rise - enquiries (second round)' */
export const namesRound = (text: string): boolean =>
  roundOf(text) !== undefined && text.length < 120 && !/[.?:]$/.test(text) && !isRequest(text)
