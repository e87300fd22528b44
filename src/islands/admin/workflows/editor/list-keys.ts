import type { KeyboardEvent } from 'react'
import type { Workflow } from '#domain/conveyance/workflow/workflow'
import { addToast } from '#stores/chrome/toasts'
import { $draft, editDraft, undoDraft } from '#stores/conveyance/workflow/draft'
import { type Place, type PlaceProps, placeOfStep } from './places.ts'

type Listed = PlaceProps & { readonly workflow: Workflow }

/** Handles a key in the list of steps; true when the chosen row takes the focus. */
export const pressIn = (event: KeyboardEvent<HTMLElement>, listed: Listed): boolean => {
  const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  if (by === -1 || by === 1) {
    event.preventDefault()
    return event.altKey ? move(listed, by) : choose(event, listed, by)
  }
  if (event.key === 'Enter') return open(event)
  if (event.key === 'Delete') return remove(event, listed)
  return false
}

const move = ({ place, onPlace }: Listed, by: -1 | 1) => {
  if (place.step === undefined) {
    if (place.milestone) editDraft({ act: 'move_milestone', milestone: place.milestone, by })
    return true
  }
  editDraft({ act: 'move_step', step: place.step, by })
  const moved = $draft.get()?.history.present
  if (moved) onPlace(placeOfStep(moved, place.step))
  return true
}

const placeOfRow = ({ dataset }: HTMLElement, workflow: Workflow): Place => {
  const { step, milestone } = dataset
  if (step) return placeOfStep(workflow, step)
  return milestone ? { milestone } : {}
}

const choose = (
  { currentTarget, target }: KeyboardEvent<HTMLElement>,
  { workflow, onPlace }: Listed,
  by: -1 | 1,
) => {
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-step], [data-milestone]')]
  const next = target instanceof HTMLElement ? rows[rows.indexOf(target) + by] : undefined
  if (next === undefined) return false
  onPlace(placeOfRow(next, workflow))
  return true
}

const open = (event: KeyboardEvent<HTMLElement>) => {
  if (!(event.target instanceof HTMLElement) || !event.target.dataset['step']) return false
  event.preventDefault()
  event.target.click()
  document.querySelector<HTMLElement>('#we-inspector :is(input, select)')?.focus()
  return false
}

const remove = (event: KeyboardEvent<HTMLElement>, { workflow, place, onPlace }: Listed) => {
  const { step, milestone } = place
  if (step === undefined || milestone === undefined) return false
  event.preventDefault()
  const steps = workflow.milestones.find((it) => it.key === milestone)?.steps ?? []
  const at = steps.findIndex((it) => it.key === step)
  const next = steps[at + 1] ?? steps[at - 1]
  editDraft({ act: 'remove_step', step })
  onPlace(next ? { milestone, step: next.key } : {})
  addToast({
    severity: 'info',
    summary: 'Step removed',
    detail: steps[at]?.title ?? '',
    life: 8000,
    action: { label: 'Undo', run: undoDraft },
  })
  return true
}
