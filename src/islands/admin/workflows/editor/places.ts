import type { Finding } from '#domain/conveyance/workflow/validation'
import type { Workflow } from '#domain/conveyance/workflow/workflow'

/** What of a workflow is chosen: a step, a milestone, its rules or one of them, or the workflow itself. */
export type Place = {
  readonly milestone?: string
  readonly step?: string
  /** Counts from 0. */
  readonly rule?: number | 'all'
}

export type PlaceProps = {
  readonly place: Place
  readonly onPlace: (place: Place) => void
}

/** The place of a step; empty when there is none of this key. */
export const placeOfStep = ({ milestones }: Workflow, key: string): Place => {
  const milestone = milestones.find((it) => it.steps.some((step) => step.key === key))
  return milestone ? { milestone: milestone.key, step: key } : {}
}

export const findingsAt = (findings: readonly Finding[], { milestone, step, rule }: Place) =>
  findings.filter(({ place }) => {
    if (rule === 'all') return place.rule !== undefined
    if (rule !== undefined || place.rule !== undefined) return place.rule === rule
    if (step !== undefined) return place.step === step
    return place.milestone === milestone && place.step === undefined
  })

/** 'bad' where something prevents publishing, 'warn' where something looks wrong. */
export const toneOf = (findings: readonly Finding[]) => {
  if (findings.length === 0) return null
  return findings.some((it) => it.severity === 'error') ? 'bad' : 'warn'
}
