import type { ClientMessage } from '#domain/client-message/message'
import type { Message } from '#domain/communication/message'
import type { HistoryEntry } from '#domain/conveyance/api'
import type { CaseRecords } from '#domain/conveyance/conveyance'
import { evidenceLine } from '#domain/conveyance/evidence/labels'
import { historyText } from '#domain/conveyance/history'
import { sharedText } from '#domain/conveyance/note/labels'
import type { CaseNote } from '#domain/conveyance/note/note'
import { type CaseOrder, orderName } from '#domain/conveyance/order/order'
import { factNames } from '#domain/conveyance/plan/fact'
import { tasksOf } from '#domain/conveyance/plan/plan'
import { entriesOf } from '#domain/entries'
import { formatPoundsCell } from '#domain/list/export'
import { csvOf } from '#tenant/core/csv'

export const historyFile = (history: readonly HistoryEntry[]) =>
  csvOf<HistoryEntry>(
    [
      { key: 'at', head: 'At (UTC)', of: (it) => it.at },
      { key: 'who', head: 'Who', of: (it) => it.actor?.name ?? 'Deedbox' },
      { key: 'what', head: 'What', of: (it) => historyText(it) },
      { key: 'event', head: 'Event', of: (it) => it.name },
    ],
    history,
  )

export const noteFile = (notes: readonly CaseNote[]) =>
  notes
    .map(({ at, by, text, shared_with, withdrawn, earlier }) =>
      [
        `${at} ${by.name} (${sharedText(shared_with)})`,
        text,
        ...earlier.map((it) => `Until ${it.until}: ${it.text}`),
        ...(withdrawn
          ? [`Withdrawn by ${withdrawn.by.name} at ${withdrawn.at}: ${withdrawn.reason}`]
          : []),
      ].join('\r\n'),
    )
    .join('\r\n\r\n')

export const orderFile = (orders: readonly CaseOrder[]) =>
  csvOf<CaseOrder>(
    [
      { key: 'what', head: 'Ordered', of: orderName },
      { key: 'provider', head: 'Provider', of: (it) => it.provider },
      { key: 'reference', head: 'Reference', of: (it) => it.reference },
      {
        key: 'cost',
        head: 'Cost',
        of: (it) => (it.cost === null ? null : formatPoundsCell(it.cost)),
      },
      { key: 'on', head: 'Ordered on', of: (it) => it.ordered_on },
      { key: 'due', head: 'Expected on', of: (it) => it.expected_on },
      { key: 'back', head: 'Received on', of: (it) => it.result?.delivered_on ?? null },
      { key: 'outcome', head: 'Result', of: (it) => it.result?.outcome ?? null },
      { key: 'note', head: 'Found', of: (it) => it.result?.note ?? null },
      { key: 'expires', head: 'Expires on', of: (it) => it.result?.expires_on ?? null },
      { key: 'cancelled', head: 'Cancelled', of: (it) => it.cancelled?.reason ?? null },
    ],
    orders,
  )

export const taskFile = ({ plan }: CaseRecords) =>
  csvOf(
    [
      { key: 'title', head: 'Task', of: (it) => it.title },
      { key: 'status', head: 'Status', of: (it) => it.status },
      { key: 'due', head: 'Due on', of: (it) => it.due_on },
      { key: 'done', head: 'Done at (UTC)', of: (it) => it.done_at },
      { key: 'by', head: 'Done by', of: (it) => it.done_by_name },
      { key: 'note', head: 'Note', of: (it) => it.note },
    ],
    tasksOf(plan),
  )

type FactRow = {
  readonly name: string
  readonly at: string
  readonly by: string
  readonly seen: string
}

/** Each recorded fact, and where regulation rests on it what was seen. */
export const evidenceFile = ({ conveyance }: CaseRecords) =>
  csvOf<FactRow>(
    [
      { key: 'fact', head: 'Fact', of: (it) => it.name },
      { key: 'at', head: 'Recorded at (UTC)', of: (it) => it.at },
      { key: 'by', head: 'By', of: (it) => it.by },
      { key: 'seen', head: 'Evidence or note', of: (it) => it.seen },
    ],
    entriesOf(conveyance.facts).flatMap(([key, fact]) =>
      fact
        ? [
            {
              name: factNames[key],
              at: fact.at,
              by: [fact.recorded_by?.name, fact.by.name].filter(Boolean).join(', approved by '),
              seen: fact.evidence ? evidenceLine(fact.evidence) : (fact.note ?? ''),
            },
          ]
        : [],
    ),
  )

export const messageFile = (messages: readonly Message[]) =>
  messages
    .map(({ created_at, channel, to_name, to_address, subject, status, body }) =>
      [
        `${created_at} ${channel} to ${to_name} <${to_address}> (${status})`,
        subject,
        '',
        body,
      ].join('\r\n'),
    )
    .join('\r\n\r\n----\r\n\r\n')

/** What clients and the firm wrote to each other, newest first, with the names of the files that came along. */
export const clientMessageFile = (messages: readonly ClientMessage[]) =>
  messages
    .map(({ at, from, by, client, text, files, read }) =>
      [
        `${at} ${from === 'client' ? by.name : `${by.name} to ${client.name}`} (${read ? `read ${read.at} by ${read.by.name}` : 'not read yet'})`,
        ...files.map(({ name }) => `File: ${name}`),
        '',
        text,
      ].join('\r\n'),
    )
    .join('\r\n\r\n----\r\n\r\n')
