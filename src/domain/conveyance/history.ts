import { enquiryEvents } from '#domain/enquiry/events'
import { rowText, type StoredRow } from '#domain/event'
import type { HistoryEntry } from './api.ts'
import { automationEvents } from './automation/events.ts'
import { bulkMessageEvents } from './bulk-message/events.ts'
import { conveyanceEvents } from './events.ts'
import { caseExportEvents } from './export-file/events.ts'
import { noteEvents } from './note/events.ts'
import { orderEvents } from './order/events.ts'
import { planEvents } from './plan/events.ts'
import { MESSAGE_LINE, messageLineText } from './timeline/message-line.ts'
import { titleEvents } from './title/events.ts'

// A case page loads only these rows of the event table.
const rows: Readonly<Record<string, StoredRow>> = {
  ...automationEvents,
  ...bulkMessageEvents,
  ...conveyanceEvents,
  ...caseExportEvents,
  ...noteEvents,
  ...enquiryEvents,
  ...orderEvents,
  ...planEvents,
  ...titleEvents,
}

/** Whether a page has the words of an event by itself. */
export const hasWords = (name: string) => Object.hasOwn(rows, name)

export const historyText = ({
  name,
  fields,
  text,
}: Pick<HistoryEntry, 'name' | 'fields' | 'text'>) =>
  name === MESSAGE_LINE ? messageLineText(fields) : (text ?? rowText(rows, name, fields))
