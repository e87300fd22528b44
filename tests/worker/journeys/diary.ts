import { fullDate, londonDate } from '#domain/dates'
import { clientEventNames, eventText, eventTitle } from '#domain/events'
import type { Parts } from '#tenant/core/parts'

type Row = { readonly at: string; readonly name: string; readonly detail: string }
type Sent = {
  readonly at: string
  readonly channel: string
  readonly to_name: string
  readonly subject: string
  readonly status: string
}
type Line = { readonly at: string; readonly text: string }

/** What only repeats another line: the fact of a task that was ticked, and who holds the case. */
const repeated = new Set(['fact.recorded', 'conveyance.holder-changed'])

const eventLine = ({ at, name, detail }: Row): Line => {
  const [title, text] = [eventTitle(name), eventText(name, JSON.parse(detail))]
  return { at, text: title === text ? title : `${title}: ${text}` }
}

const messageLine = ({ at, channel, to_name, subject, status }: Sent): Line => ({
  at,
  text: `  ${channel} to ${to_name}: ${subject}${status === 'suppressed' ? ' (not sent)' : ''}`,
})

/** All that happened in a case and was sent about it, day by day, for people to read. */
export const diaryOf = ({ store }: Parts, id: string): string => {
  const events = store
    .rows<Row>(`SELECT at, name, detail FROM audit WHERE subject_id = ? ORDER BY seq`, id)
    .filter(({ name }) => !repeated.has(name))
  const messages = store.rows<Sent>(
    `SELECT json_extract(doc, '$.created_at') AS at, channel, status, json_extract(doc, '$.to_name') AS to_name,
       json_extract(doc, '$.subject') AS subject FROM messages WHERE subject_id = ? ORDER BY id`,
    id,
  )
  const lines = [...events.map(eventLine), ...messages.map(messageLine)]
  const days = Object.groupBy(lines, ({ at }) => londonDate(at))
  return Object.keys(days)
    .toSorted()
    .map((day) => [fullDate(day), ...(days[day] ?? []).map(({ text }) => `  ${text}`)].join('\n'))
    .join('\n\n')
}

/** The events of a case that brought a message, or a line in the client’s portal. */
export const sentTypesOf = ({ store }: Parts, id: string): string[] => [
  ...store
    .rows<{ type: string }>(
      `SELECT DISTINCT json_extract(doc, '$.type') AS type FROM messages WHERE subject_id = ?`,
      id,
    )
    .map(({ type }) => type),
  ...store
    .rows<{ name: string }>('SELECT DISTINCT name FROM audit WHERE subject_id = ?', id)
    .map(({ name }) => name)
    .filter((name) => clientEventNames.some((it) => it === name)),
]
