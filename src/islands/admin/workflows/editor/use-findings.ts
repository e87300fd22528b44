import { useEffect, useMemo, useState } from 'react'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import { useFirmKeys } from './use-firm-keys.ts'

type Check = typeof import('./findings.ts')

/** What the check finds in a workflow; null until the check is loaded, which knows every event. */
export const useFindings = (workflow: Workflow) => {
  const firm = useFirmKeys()
  const [check, setCheck] = useState<Check | null>(null)
  useEffect(() => void import('./findings.ts').then(setCheck), [])
  return useMemo(() => check?.findingsIn(workflow, firm) ?? null, [check, workflow, firm])
}
