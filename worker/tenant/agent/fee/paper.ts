import type { FeeQuery } from '#domain/agent/fee/bodies'
import type { FeeLine } from '#domain/agent/fee/fee'
import { monthName } from '#domain/agent/fee/statement'
import { fullDate, londonDate, londonTime, shortDate } from '#domain/dates'
import type { DocumentTable, FiguresDocument } from '#domain/document/figures-document'
import { matterNames } from '#domain/matter-names'
import { formatPence, sum } from '#domain/money'
import type { RequestContext } from '#tenant/runtime/context'
import { statementOf } from './statements.ts'

const dayText = (on: string | null) => (on === null ? '' : `${shortDate(on)} ${on.slice(0, 4)}`)

const rowOf = (line: FeeLine) => [
  line.ref,
  line.address,
  matterNames[line.matter_type],
  dayText(line.due_on),
  formatPence(line.amount),
  dayText(line.paid_on) || 'Owed',
]

const tableOf = (title: string, lines: readonly FeeLine[]): DocumentTable[] =>
  lines.length === 0
    ? []
    : [
        {
          title,
          heads: ['Our reference', 'Address', 'Matter', 'Due on', 'Fee', 'Paid on'],
          rows: lines.map(rowOf),
          total: ['Total', '', '', '', formatPence(sum(lines.map((it) => it.amount))), ''],
        },
      ]

/** The statement of an agency for a month, as the edge renders it. */
export const statementPaper = (
  context: RequestContext,
  agencyId: string,
  query: FeeQuery,
): FiguresDocument => {
  const { month, agency, earlier, due, owed_total } = statementOf(context, agencyId, query)
  recordPaper(context, month, earlier.length + due.length)
  return {
    firm: context.firm.brand.name,
    title: `Referral fees of ${agency}`,
    covers: `${monthName(month)}: ${formatPence(owed_total)} owed at the end of the month`,
    as_of: `As of ${fullDate(londonDate(context.now))} ${context.now.slice(0, 4)}, ${londonTime(context.now)}`,
    tables: [...tableOf('From earlier months', earlier), ...tableOf('Due in the month', due)],
    definitions: [
      { name: 'Fee', says: 'Without VAT, as our quote disclosed it to the client.' },
      { name: 'Due on', says: 'The day of completion.' },
    ],
  }
}

const recordPaper = ({ recordEvents }: RequestContext, month: string, count: number) =>
  recordEvents([
    {
      name: 'list.exported',
      subject: 'list',
      id: 'referral-fees',
      version: 0,
      changed: [],
      detail: { month, count, as: 'pdf' },
    },
  ])
