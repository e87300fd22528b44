import * as z from 'zod/mini'
import { fullDate, londonDate } from '#domain/dates'
import { answerText } from './answering.ts'
import { packTitle } from './change.ts'
import { packSectionLabels, packSections } from './items/item.ts'
import { packSourceLabels } from './labels.ts'
import type { PackRecord } from './record.ts'
import { type StandingItem, standingOf } from './standing.ts'

const Line = z.object({ label: z.string(), says: z.string(), from: z.string(), fresh: z.string() })

/** A pack as it is printed: the answers by section, then its documents, which follow as pages. */
export const PackPaper = z.object({
  firm: z.string(),
  title: z.string(),
  lines: z.array(z.string()),
  sections: z.array(z.object({ title: z.string(), lines: z.array(Line) })),
  addenda: z.array(z.object({ title: z.string(), lines: z.array(z.string()) })),
  /** The files with where they lie in the file store. */
  documents: z.array(
    z.object({ label: z.string(), name: z.string(), mime: z.string(), key: z.string() }),
  ),
})
export type PackPaper = z.infer<typeof PackPaper>

const freshText = (until: string | null, today: string) =>
  until === null ? '' : fullDate(until, today)

const linesOf = (items: readonly StandingItem[], today: string) =>
  items.flatMap(({ item, answer }) =>
    answer === null
      ? []
      : [
          {
            label: item.label,
            says: answerText(answer),
            from: `${packSourceLabels[answer.source]}, ${fullDate(londonDate(answer.at), today)}`,
            fresh: freshText(answer.fresh_until, today),
          },
        ],
  )

const headOf = ({ facts, sellers, consents }: PackRecord, today: string) => [
  [facts.postcode, facts.tenure ?? '', facts.title_number].filter(Boolean).join(', '),
  `Sellers: ${sellers.map(({ name }) => name).join(' and ')}`,
  ...consents.map(
    ({ name, at }) => `${name} agreed to share it on ${fullDate(londonDate(at), today)}`,
  ),
]

/** A pack to be printed on a day. */
export const packPaper = (pack: PackRecord, firm: string, today: string): PackPaper => {
  const standing = standingOf(pack, today)
  return {
    firm,
    title: packTitle(pack),
    lines: [...headOf(pack, today), `As of ${fullDate(today)} ${today.slice(0, 4)}`].filter(
      Boolean,
    ),
    sections: packSections
      .map((section) => ({
        title: packSectionLabels[section],
        lines: linesOf(
          standing.filter(({ item }) => item.section === section),
          today,
        ),
      }))
      .filter(({ lines }) => lines.length > 0),
    addenda: pack.addenda.map(({ number, at, changes }) => ({
      title: `Addendum ${number}, ${fullDate(londonDate(at), today)}`,
      lines: changes.map(({ item, before, after }) => `${item}: ${after}. Before: ${before}`),
    })),
    documents: standing.flatMap(({ item, answer }) =>
      answer?.file
        ? [
            {
              label: item.label,
              name: answer.file.name,
              mime: answer.file.mime,
              key: answer.file.key,
            },
          ]
        : [],
    ),
  }
}
