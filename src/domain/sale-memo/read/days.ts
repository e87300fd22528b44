import type { DateOnly } from '../../dates.ts'
import { datesIn, startsWithDay } from './date.ts'
import type { Entry } from './entry.ts'
import { BY_LABEL, BY_SENTENCE, type Found, found, NOTHING } from './fields.ts'

type Kind = 'accepted' | 'exchanged' | 'completed'

/** Words that say what a day is for; the nearest before it in its clause counts. */
const CUES: Readonly<Record<Kind, RegExp>> = {
  accepted:
    /\b(?:accept(?:ed|ance)|agreed|sold|reserved|reservation|hammer|auction(?:ed)?|knocked down|sale of (?=\w+day\b)|(?:sale|auction) held|sale (?:was )?agreed)\b/gi,
  exchanged: /\bexch(?:ang(?:e|ed|ing))?\b/gi,
  completed:
    /\b(?:comp|complet(?:e|ed|ing|ion)|mov(?:e|ing)(?: in)?|(?:to )?be in by|be out by|hand over (?:the )?keys)\b/gi,
}
/** Days that are none of the three. */
const OTHER =
  /\b(?:complet\w+ of (?:that|their|his|her|the related)|dated|prepared|printed|letter of|expir\w+|built|register\w*|survey|viewing|valuation|born|lease (?:of|dated)|offer (?:made|expires)|made|marketed|listed|first|issued|instructed|received|dated|long ?stop)\b/gi

/** Words right before a day that make it none of the three. */
const OTHER_BEFORE =
  /\b(?:from|since|until|not before|(?<=\bnot\b.{0,25})before|(?:earlier|sooner) than|(?:on or )?after|week (?:commencing|beginning|of)|w\/c)\s+(?:the\s+)?(?:\w+day,?\s+)?(?:the\s+)?$/i
/** An exchange and a completion on one day. */
const TOGETHER = /\bexchang\w+ (?:and|&|\/) (?:simultaneous )?complet\w+[^.;]{0,40}$/i

/** One of the three days: by its label, else by the words before it. */
export const dayOf = (
  entries: readonly Entry[],
  sentences: readonly string[],
  kind: Kind,
): Found<DateOnly | null> => {
  const labelled = entries
    .filter(
      ({ topic, side }) =>
        topic === kind || (kind === 'accepted' && topic === 'price' && side === null),
    )
    .flatMap(({ values, topic }) =>
      topic === kind ? daysOf(values.join(' '), kind) : dayOfPrice(values),
    )
  const [only, ...others] = labelled.toSorted().toReversed()
  const [moved] =
    kind === 'accepted' ? [] : sentences.filter(isMoved).flatMap((it) => dayIn(it, kind))
  if (only && moved !== undefined && moved !== only) return found(moved, 0.8)
  if (only)
    return found(
      kind === 'accepted' ? only : (labelled[0] ?? only),
      others.length === 0 ? BY_LABEL : 0.85,
    )
  return toldDayOf(entries, sentences, kind)
}

/** One of the three days, where no label is its own. */
const toldDayOf = (
  entries: readonly Entry[],
  sentences: readonly string[],
  kind: Kind,
): Found<DateOnly | null> => {
  const [explained] = kind === 'accepted' && sentences.some(isExplained) ? bareDaysIn(entries) : []
  if (explained !== undefined) return found(explained, BY_SENTENCE)
  const dated = entries
    .filter(({ topic }) => DATED.includes(topic) || (kind === 'accepted' && topic === 'property'))
    .map(({ values }) => values.join(' '))
  const terms = entries.filter(({ topic }) => topic === 'notes').flatMap(({ values }) => values)
  const told = [...dated, ...sentences, ...(kind === 'accepted' ? [] : terms)]
  for (const sentence of told.filter((it) => kind === 'accepted' || !NOT_BEFORE.test(it))) {
    const [day] = dayIn(sentence, kind)
    if (day !== undefined) return found(day, BY_SENTENCE)
  }
  return NOTHING
}

/** That something cannot be before a day, which is no target. */
const NOT_BEFORE =
  /\b(?:cannot|can't|unable|not)\b[^.]{0,40}\b(?:before|until|earlier than)\b|\bno (?:earlier|sooner) than\b/i

/** Whether a note says that a bare 'Date' is that of the acceptance: 'Date above is the date the offer was accepted'. */
const isExplained = (sentence: string) =>
  /^\W*(?:the )?(?:date|day)(?: (?:above|below|shown|given|stated|entered|overleaf|at the (?:top|head)))* (?:is|means)\b[^.]{0,50}\b(?:accepted|agreed)\b/i.test(
    sentence,
  )

const bareDaysIn = (entries: readonly Entry[]) =>
  entries
    .filter(({ topic, side, office }) => topic === 'date' && side === null && office === null)
    .flatMap(({ values }) => datesIn(values.join(' ')).map(({ day }) => day))

/** Whether a sentence puts a day in place of an earlier one. */
const isMoved = (sentence: string) =>
  /\b(?:now|instead|revised|moved|brought forward|put back|rather than)\b/i.test(sentence)

const DATED: readonly Entry['topic'][] = [
  'accepted',
  'exchanged',
  'completed',
  'price',
  'whole',
  'date',
  'chain',
]

/** The day that the value itself says is of the kind, else its first: '3 May (accepted 6 May)'. */
const daysOf = (text: string, kind: Kind) => {
  const said = kind === 'accepted' ? dayIn(text, kind) : []
  return said.length > 0 ? said : dayIn(text, null).slice(0, 1)
}

/** The day that follows an agreed price: '£195,500 on 15 September 2026'. */
const dayOfPrice = (values: readonly string[]) =>
  values.some(startsWithDay) || /\bon\s+(?:\w+day,? )?\d/i.test(values.join(' '))
    ? dayIn(values.join(' '), null).slice(0, 1)
    : []

/** The days of a text that are of a kind; for null the first one that no other word claims. */
const dayIn = (text: string, kind: Kind | null): readonly DateOnly[] => {
  const dates = datesIn(text)
  return dates.flatMap(({ day, at, end }, index) => {
    const from = dates[index - 1]?.end ?? 0
    const cue =
      cueBehind(text.slice(end)) ??
      (OTHER_BEFORE.test(text.slice(from, at))
        ? { kind: 'other' }
        : lastCue(text.slice(from, at))) ??
      acceptedBehind(text.slice(end, dates[index + 1]?.at))
    if (kind === null) return cue?.kind === 'other' ? [] : [day]
    const isBoth = kind === 'exchanged' && TOGETHER.test(text.slice(from, at))
    return cue?.kind === kind || isBoth ? [day] : []
  })
}

const BEHIND =
  /^[\s,]*\(?(?:for|as|to|is) (?:the |our |a )?(?:target |proposed |legal )?(?:(exchange)|(complet\w+))\b(?! (?:on|by|in|is|of|at|date)\b|:)/i

/** What a day is for by the words right behind it: '14 January 2027 for completion'. */
const cueBehind = (text: string) => {
  const [whole, exchange] = BEHIND.exec(text) ?? []
  return whole === undefined ? null : { kind: exchange ? 'exchanged' : 'completed' }
}

/** 'On 12 November 2026 our clients accepted an offer'. */
const acceptedBehind = (text: string) =>
  /^\)?(?:,? (?!complet|exchang)[\w'&-]+){1,16},? (?:accepted|agreed|sold|knocked down|reserved)\b/i.test(
    text,
  )
    ? { kind: 'accepted' }
    : null

const lastCue = (text: string) => {
  const cues = [['other', OTHER] as const, ...Object.entries(CUES)].flatMap(([kind, pattern]) =>
    [...text.matchAll(pattern)].map(({ index }) => ({ kind, at: index })),
  )
  return cues.toSorted((a, b) => b.at - a.at)[0] ?? null
}
