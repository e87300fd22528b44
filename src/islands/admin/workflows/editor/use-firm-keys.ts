import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { FirmKeys } from '#domain/conveyance/workflow/firm-findings'
import { $workflowReferences } from '#stores/conveyance/workflow/references'
import { $customFields } from '#stores/custom-field/custom-fields'
import { $webhooks } from '#stores/webhook/webhooks'
import { usePublished } from '../use-published.ts'

/** What the firm has that workflows refer to; null until it is loaded. */
export const useFirmKeys = (): FirmKeys | null => {
  const fields = useStore($customFields).data
  const webhooks = useStore($webhooks).data
  const workflows = usePublished()
  const references = useStore($workflowReferences).data
  return useMemo(
    () =>
      fields && webhooks && workflows && references
        ? {
            customFields: new Set(
              fields.fields.filter((it) => !it.is_retired).map(({ key }) => key),
            ),
            webhooks: new Set(webhooks.key_at ? webhooks.webhooks.map(({ key }) => key) : []),
            workflows,
            queues: new Set(references.queues),
            templates: new Set(references.templates),
          }
        : null,
    [fields, webhooks, workflows, references],
  )
}
