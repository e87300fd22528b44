import type { Line } from './source.ts'

const DEFINED =
  /^(.{5,160}?)[\s,]*\(\s*(?:["']\s*)?(?:the )?(seller|vendor|buyer|purchaser)s?(?:\s*["'])?\s*\)[.;]?$/i

/** The lines with 'Seller:' before whom a contract defines so: 'Mr A of 2 The Row ("Seller")'. */
export const withDefinedSides = (lines: readonly Line[]): readonly Line[] =>
  withSoldBy(lines).map((line) => {
    const [cell] = line
    const text = line.map((it) => it.text).join('  ')
    const [, who = '', side = ''] = DEFINED.exec(text) ?? []
    return cell && side !== '' && !/[:.]\s|\b(?:other side|clients?)\b/i.test(who)
      ? [
          { at: cell.at, text: `${side}:` },
          { at: cell.at + WIDTH, text: who },
        ]
      : line
  })

/** 'Sold by' and 'Sold through' name the seller and the lawyer where others name those of the buyer. */
const withSoldBy = (lines: readonly Line[]): readonly Line[] =>
  lines.some((line) => line.some(({ text }) => /^bought (?:by|through)\b/i.test(text)))
    ? lines.map((line) =>
        line.map(({ at, text }) => ({
          at,
          text: text
            .replace(/^sold by\b/i, 'Seller')
            .replace(/^sold through\b/i, "Seller's solicitor"),
        })),
      )
    : lines

const WIDTH = 40
