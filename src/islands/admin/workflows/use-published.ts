import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { WorkflowLink } from '#domain/conveyance/workflow/part/links'
import { $workflows } from '#stores/conveyance/workflow/workflows'

/** The published workflows as others refer to them; null until they are loaded. */
export const usePublished = (): readonly WorkflowLink[] | null => {
  const { data } = useStore($workflows)
  return useMemo(() => data?.filter((it) => it.status === 'published') ?? null, [data])
}
