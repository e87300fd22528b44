import { TrackedEmail } from '#domain/tracked-email/tracked-email'
import type { DocumentShape } from '#tenant/core/document'

export const trackedEmailDocument: DocumentShape<TrackedEmail> = {
  name: 'tracked_emails',
  isVersioned: true,
  shape: 1,
  schema: TrackedEmail,
  upgrades: [],
}
