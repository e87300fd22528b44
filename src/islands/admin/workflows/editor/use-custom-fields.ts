import { useStore } from '@nanostores/react'
import type { CustomField } from '#domain/custom-field/custom-field'
import { $customFields } from '#stores/custom-field/custom-fields'

const none: readonly CustomField[] = []

/** The firm’s own fields of cases; none until they are loaded. */
export const useCustomFields = (): readonly CustomField[] =>
  useStore($customFields).data?.fields ?? none
