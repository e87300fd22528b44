import type { EmailRecord } from '#stores/tracked-email/record'

/** What each form of the composer gets. */
export type WayFormProps = {
  record: EmailRecord
  /** The id of whom it is to; null for anybody. */
  to: string | null
  onDone: () => void
  /** Absent where the form stays. */
  onCancel?: () => void
}
