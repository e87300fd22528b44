import type { Finding } from '#domain/conveyance/workflow/validation'
import type { Workflow } from '#domain/conveyance/workflow/workflow'

/** What of a workflow is chosen: a step, a milestone, or the workflow itself. */
export type Place = { readonly milestone?: string; readonly step?: string }

export type PlaceProps = {
  readonly place: Place
  readonly onPlace: (place: Place) => void
}

/** The place of a step; empty when there is none of this key. */
export const placeOfStep = ({ milestones }: Workflow, key: string): Place => {
  const milestone = milestones.find((it) => it.steps.some((step) => step.key === key))
  return milestone ? { milestone: milestone.key, step: key } : {}
}

export const findingsAt = (findings: readonly Finding[], { milestone, step }: Place) =>
  findings.filter((it) =>
    step === undefined
      ? it.place.milestone === milestone && it.place.step === undefined
      : it.place.step === step,
  )

/** 'bad' where something prevents publishing, 'warn' where something looks wrong. */
export const toneOf = (findings: readonly Finding[]) => {
  if (findings.length === 0) return null
  return findings.some((it) => it.severity === 'error') ? 'bad' : 'warn'
}
