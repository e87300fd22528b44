import type { RequestContext } from '#tenant/runtime/context'

export type StepParts = {
  /** The caller's context; a system context before they have signed in. */
  readonly context: () => RequestContext
  readonly sessionId: string | null
  /** Called after a write was committed. */
  readonly onCommit: () => void
}
