/** One stored event; `prev` is the hash of the row before. */
export type AuditRow = {
  seq: number
  at: string
  actor_id: string | null
  actor_name: string | null
  name: string
  subject: string
  subject_id: string
  version: number
  changed: string
  detail: string | null
  ip: string | null
  trace: string | null
  prev: string
  hash: string
}
