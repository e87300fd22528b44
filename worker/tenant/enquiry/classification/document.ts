import * as z from 'zod/mini'
import { EnquiryClassification } from '#domain/enquiry/classification/classification'
import { isProperByDefault } from '#domain/enquiry/classification/standard'
import type { DocumentShape } from '#tenant/core/document'

/** A classification that the firm has added or changed, under its code. */
const StoredClassification = z.extend(EnquiryClassification, { id: z.string() })
export type StoredClassification = z.infer<typeof StoredClassification>

const withPlace = (doc: Readonly<Record<string, unknown>>) => ({
  ...doc,
  ...{ position: doc['number'], merged_into: null, parent: null, colour: null },
  protocol_default: isProperByDefault(String(doc['code'])),
})

export const enquiryClassificationDocument: DocumentShape<StoredClassification> = {
  name: 'enquiry_classifications',
  isVersioned: true,
  shape: 2,
  schema: StoredClassification,
  // Before, there was no parent, colour or order, and none was merged.
  upgrades: [withPlace],
}
