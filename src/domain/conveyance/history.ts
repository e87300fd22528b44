import { rowText, type StoredRow } from '#domain/event'
import type { HistoryEntry } from './api.ts'
import { conveyanceEvents } from './events.ts'
import { planEvents } from './plan/events.ts'

// Of the whole table a case page loads these rows alone.
const rows: Readonly<Record<string, StoredRow>> = { ...conveyanceEvents, ...planEvents }

/** An entry of a case's history as a sentence. */
export const historyText = ({ name, fields }: Pick<HistoryEntry, 'name' | 'fields'>) =>
  rowText(rows, name, fields)
