import type { Conveyance } from '#domain/conveyance/conveyance'
import { type DateOnly, fullDate } from '#domain/dates'
import type { Firm } from '#domain/firm'
import { formatPence, type Pence } from '#domain/money'
import type { ClientParty } from '#domain/party'
import type { DocumentText } from '#domain/signature/text'
import type { StatementView } from './statement.ts'

const figure = (amount: Pence) => (amount < 0 ? `−${formatPence(-amount)}` : formatPence(amount))

type OfFirm = Pick<Firm, 'brand' | 'address'>

const matterLines = ({ ref, address }: Conveyance) => [
  [address.line, address.town, address.postcode].filter(Boolean).join(', '),
  `Our reference ${ref}`,
]

const firmLines = ({ brand, address }: OfFirm) => [brand.name, ...(address ? [address] : [])]

/** The firm, the clients, the property and our reference. */
export const linesOfCase = (conveyance: Conveyance, firm: OfFirm) => [
  ...firmLines(firm),
  conveyance.clients.map(({ name }) => name).join(' and '),
  ...matterLines(conveyance),
]

/** The same with the address of each client that is known, as a bill has it. */
export const linesOfBill = (
  conveyance: Conveyance,
  firm: OfFirm,
  addressOf: (client: ClientParty) => string | null,
) => [
  ...firmLines(firm),
  ...conveyance.clients.map((client) =>
    [client.name, ...(addressOf(client)?.split('\n') ?? [])].join(', '),
  ),
  ...matterLines(conveyance),
]

/** The completion statement as a document; estimates and what is missing say so. */
export const statementText = (
  conveyance: Conveyance,
  { lines, balance, is_before_tax, missing, on }: StatementView,
  { firm, today }: { readonly firm: OfFirm; readonly today: DateOnly },
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
