import type { Conveyance } from '#domain/conveyance/conveyance'
import { type DateOnly, fullDate } from '#domain/dates'
import { formatPence, type Pence } from '#domain/money'
import type { DocumentText } from '#domain/signature/text'
import type { StatementView } from './statement.ts'

const figure = (amount: Pence) => (amount < 0 ? `−${formatPence(-amount)}` : formatPence(amount))

export const linesOfCase = ({ ref, address, clients }: Conveyance, firm: string) => [
  firm,
  clients.map(({ name }) => name).join(' and '),
  [address.line, address.town, address.postcode].filter(Boolean).join(', '),
  `Our reference ${ref}`,
]

/** The completion statement as a document; estimates and what is missing say so. */
export const statementText = (
  conveyance: Conveyance,
  { lines, balance, is_before_tax, missing, on }: StatementView,
  { firm, today }: { readonly firm: string; readonly today: DateOnly },
): DocumentText => ({
  title: missing.length > 0 ? 'Draft completion statement' : 'Completion statement',
  lines: linesOfCase(conveyance, firm),
  parts: [
    {
      heading: on ? `Completion on ${fullDate(on)}` : 'Completion date not agreed',
      paragraphs: [`Prepared on ${fullDate(today)}.`],
      points: [],
      rows: [
        ...lines.map(({ label, amount, is_estimate }) => ({
          label: is_estimate ? `${label} (estimate)` : label,
          figure: figure(amount),
        })),
        {
          label: `${balance < 0 ? 'Due from you' : 'Balance to you'}${is_before_tax ? ', before tax' : ''}`,
          figure: formatPence(Math.abs(balance)),
        },
      ],
    },
    ...(missing.length > 0
      ? [{ heading: 'Not known yet', paragraphs: [], points: [...missing] }]
      : []),
    {
      heading: 'Bank details',
      paragraphs: ['We never send or change bank details by email. Call us before you pay.'],
      points: [],
    },
  ],
})
