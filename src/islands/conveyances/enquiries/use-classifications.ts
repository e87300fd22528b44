import { useStore } from '@nanostores/react'
import type { EnquiryClassification } from '#domain/enquiry/classification/classification'
import { defaultClassifications } from '#domain/enquiry/classification/standard'
import { $classifications } from '#stores/enquiry/classifications'

/** The classifications of the firm; the standard ones until they are fetched. */
export const useClassifications = (): readonly EnquiryClassification[] =>
  useStore($classifications).data ?? defaultClassifications

/** Those that new enquiries may have, to choose from. */
export const useClassificationOptions = () =>
  useClassifications()
    .filter(({ is_active }) => is_active)
    .map(({ code, name }) => ({ value: code, label: name }))
