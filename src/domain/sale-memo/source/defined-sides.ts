import { type Line, lineText } from './source.ts'

const DEFINED =
  /^(.{5,160}?)[\s,]*\(\s*(?:["']\s*)?(?:the )?(seller|vendor|buyer|purchaser)s?(?:\s*["'])?\s*\)[.;]?$/i

/** The lines with 'Seller:' before whom a contract defines so: 'Mr A of 2 The Row ("Seller")'. */
export const withDefinedSides = (lines: readonly Line[]): readonly Line[] =>
  withActing(
    withSoldBy(
      withInitials(withPartyHeadings(withFirmAbove(withActingBelow(lines).map(withClient)))),
    ),
  ).map((line) => {
    const [cell] = line
    const text = line.map((it) => it.text).join('  ')
    const [, who = '', side = ''] = DEFINED.exec(text) ?? []
    return cell && side !== '' && !/[:.]\s|\b(?:other side|clients?)\b/i.test(who)
      ? [
          { at: cell.at, text: `${side}:` },
          { at: cell.at + WIDTH, text: who.replace(/^\(?(?:[a-h]|\d{1,2})[.)]\s+/i, '') },
        ]
      : line
  })

/** 'Acting for Cordwainer Homes Limited' below the name of an agency as the seller. */
const withActingBelow = (lines: readonly Line[]): readonly Line[] =>
  lines.map((line, index) => {
    const [cell, other] = line
    const who = /^(?:acting|agents) (?:for|on behalf of) (\p{Lu}.*)$/iu.exec(cell?.text ?? '')?.[1]
    const isHead = index > 0 && index < 3 && (lines[index - 1]?.length ?? 0) > 0
    return cell && !other && who !== undefined && isHead
      ? [{ at: cell.at, text: `Seller: ${who}` }]
      : line
  })

const BESIDE = /^\((?:acting )?for the (?:seller|vendor|buyer|purchaser)s?\)$/i

/** A firm and beside it, apart, for whom it acts as one: 'To: Kestrel Bridge LLP    (for the sellers)'. */
const withClient = (line: Line): Line => {
  const [firm, client, more] = line
  return firm && client && !more && !firm.text.startsWith('(') && BESIDE.test(client.text)
    ? [{ ...firm, text: `${firm.text.replace(/^to:\s+/i, '')} ${client.text}` }]
    : line
}

/** The lines with each firm below the line in brackets that says for whom it acts. */
const withFirmAbove = (lines: readonly Line[]): readonly Line[] => {
  const isBelow = (index: number) => {
    const [client, ...others] = lines[index] ?? []
    const above = lines[index - 1] ?? []
    const isOne = above.length < 3 && !others.some(({ text }) => BESIDE.test(text))
    const isFirm = /^(?:to:?|and:?)\s+\p{Lu}(?!.*\bto:)/iu.test(lineText(above))
    return BESIDE.test(client?.text ?? '') && isOne && isFirm
  }
  return lines.flatMap((line, index): readonly Line[] => {
    const [client, ...more] = line
    if (isBelow(index + 1)) return []
    if (!client || !isBelow(index)) return [line]
    const firm = lineText(lines[index - 1] ?? []).replace(/^(?:to:?|and:?)\s+/i, '')
    const label = client.text.replaceAll(/[()]|acting /gi, '').replace(/^for the (.+?)s?$/i, '$1')
    return [
      [{ ...client, text: `Solicitor for the ${label}:` }],
      [{ ...client, text: firm }],
      ...more.map((cell) => [{ ...cell, at: client.at }]),
    ]
  })
}

const FOR_SIDE = /^for the (seller|vendor|buyer|purchaser)s?:?$/i
/** A label of a lawyer below such a heading. */
const OWN_LAWYER =
  /^(?:(?:legal )?(?:representatives?|advisers?)|solicitors?|conveyancers?|lawyers?)\b/i

/** The lines with 'Vendor' in place of 'For the vendor' above the vendor and who acts for them. */
const withPartyHeadings = (lines: readonly Line[]): readonly Line[] =>
  lines.map((line, index) => {
    const [cell, other] = line
    const side = FOR_SIDE.exec(cell?.text ?? '')?.[1]
    const below = lines.slice(index + 1, index + 7)
    const hasLawyer = below.some(([first]) => OWN_LAWYER.test(first?.text ?? ''))
    return cell && !other && side !== undefined && hasLawyer ? [{ ...cell, text: side }] : line
  })

const ACTS =
  /^(?:\((?:solicitors? |conveyancers? |lawyers? )?|(?:solicitors? |conveyancers? |lawyers? )?(?=acting|instructed))(?:acting |instructed )?(?:for|on behalf of) (?:the |your )?(seller|vendor|buyer|purchaser)s?\)?[.,]?$/i
/** How a line names a firm, or that it is written to one. */
const ADDRESSED = /^(?:to:?\s|messrs\b)/i
const FIRM = /^(?:to:?\s|messrs\b)|\b(?:solicitors|law|legal|llp|lawyers|conveyanc\w+)\b/i
const FAR = 8

/** The lines with a label above each firm of which the line below it says for whom it acts. */
const withActing = (lines: readonly Line[]): readonly Line[] => {
  const isNear = (one: Line[number], other: Line[number]) => Math.abs(one.at - other.at) <= FAR
  const sideBelow = (index: number, cell: Line[number]) =>
    lines[index + 1]?.flatMap((it) =>
      isNear(it, cell) && (it.text.startsWith('(') ? FIRM : ADDRESSED).test(cell.text)
        ? (ACTS.exec(it.text)?.[1] ?? [])
        : [],
    )[0]
  return lines.flatMap((line, index) => {
    const above = (lines[index - 1] ?? []).filter((it) => sideBelow(index - 1, it) !== undefined)
    const own = line.filter((it) => !(ACTS.test(it.text) && above.some((firm) => isNear(firm, it))))
    const labels = own.flatMap((it) => {
      const side = sideBelow(index, it)
      return side === undefined ? [] : [{ at: it.at, text: `${side}'s solicitor` }]
    })
    const firms = own
      .filter((it) => labels.length === 0 || !/^to:?$/i.test(it.text))
      .map((it) => ({ ...it, text: it.text.replace(/^to:?\s+(?=\p{Lu})/iu, '') }))
    if (labels.length > 0) return [labels, firms]
    return own.length === 0 && line.length > 0 ? [] : [own]
  })
}

const INITIALS = [
  ['V', 'Vendor', 'P', 'Purchaser'],
  ['V', 'Vendor', 'B', 'Buyer'],
  ['S', 'Seller', 'B', 'Buyer'],
  ['S', 'Seller', 'P', 'Purchaser'],
] as const

/** The lines with the words for which a note has initials: 'V: Mrs A', 'P sols: B LLP'. */
const withInitials = (lines: readonly Line[]): readonly Line[] => {
  const starts = (initial: string) =>
    lines.some((line) => line.some(({ text }) => new RegExp(`^${initial}\\s*[:=]`).test(text)))
  const pair = INITIALS.find(([one, , other]) => starts(one) && starts(other))
  if (!pair) return lines
  const [one, first, , second] = pair
  const rule = new RegExp(`(?:^|(?<=[.;] ))(${one}|${pair[2]})(S)?(?=\\s*[:=]| sol| \\p{Ll})`, 'gu')
  return lines.map((line) =>
    line.map(({ at, text }) => ({
      at,
      text: text.replaceAll(
        rule,
        (_, initial, office) => `${initial === one ? first : second}${office ? ' solicitor' : ''}`,
      ),
    })),
  )
}

/** 'Sold by', 'For sale by' and 'Sold through' name the seller and the lawyer where others name those of the buyer. */
const withSoldBy = (lines: readonly Line[]): readonly Line[] =>
  lines.some((line) => line.some(({ text }) => /^bought (?:by|through)\b|^sold to:?$/i.test(text)))
    ? lines.map((line) =>
        line.map(({ at, text }) => ({
          at,
          text: text
            .replace(/^(?:for sale|sold|being sold) by\b/i, 'Seller')
            .replace(/^sold to:?$/i, 'Buyer')
            .replace(/^sold through\b/i, "Seller's solicitor"),
        })),
      )
    : lines

const WIDTH = 40
