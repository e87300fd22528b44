import * as z from 'zod/mini'
import { EnquiryClassification } from '#domain/enquiry/classification/classification'
import type { DocumentShape } from '#tenant/core/document'

/** A classification that the firm has added or changed, under its code. */
const StoredClassification = z.extend(EnquiryClassification, { id: z.string() })
export type StoredClassification = z.infer<typeof StoredClassification>

export const enquiryClassificationDocument: DocumentShape<StoredClassification> = {
  name: 'enquiry_classifications',
  isVersioned: true,
  shape: 1,
  schema: StoredClassification,
  upgrades: [],
}
