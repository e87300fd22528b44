import type { IconName } from '#components/icons.ts'
import type { Choice } from '#components/overlay/Menu.tsx'
import { type Acts, isIncomplete, reasonAgainst, type Verdict } from '#domain/act'
import type { CaseAct } from '#domain/conveyance/acts'
import type { CaseDetail } from '#domain/conveyance/api'
import { hasExchange } from '#domain/matter-names'
import { showRefusal } from '#stores/chrome/show-refusal'
import { type CaseFormName, clearHolder } from '#stores/conveyance/conveyance'

const showFailure = showRefusal('Couldn’t change the case')

// An act with unmet requirements stays available: its form lists them with links.
const unlessListed = (verdict: Verdict) =>
  isIncomplete(verdict) ? undefined : reasonAgainst(verdict)

/** Returns the acts that apply to a case at its stage; those not possible now give a reason. */
export const caseChoices = (
  { conveyance: it }: CaseDetail,
  acts: Acts<CaseAct>,
  open: (name: CaseFormName) => void,
): readonly Choice[] => {
  if (it.abortion)
    return [
      formChoice(
        'reinstate',
        'Reinstate the matter',
        'rotate-ccw',
        reasonAgainst(acts.reinstate),
        open,
      ),
    ]
  // A closed file is reopened first.
  if (it.facts.closed) return []
  const all = [
    ...bindingActs(it, acts, open),
    ...editingActs(it, acts, open),
    ...stoppingActs(it, acts, open),
  ]
  return all.filter((choice) => choice !== false)
}

type Case = CaseDetail['conveyance']
type Open = (name: CaseFormName) => void
type Choices = readonly (Choice | false)[]

/** A choice that opens the form of its name. */
const formChoice = (
  key: CaseFormName,
  label: string,
  icon: IconName,
  why: string | undefined,
  open: Open,
): Choice => ({ key, label, icon, why, onChoose: () => open(key) })

const bindingActs = ({ facts, matter_type }: Case, acts: Acts<CaseAct>, open: Open): Choices => {
  const exchanges = hasExchange(matter_type)
  const { exchanged, completed, closed } = facts
  return [
    exchanges &&
      !exchanged &&
      formChoice('exchange', 'Exchange contracts', 'handshake', unlessListed(acts.exchange), open),
    (exchanged !== undefined || !exchanges) &&
      !completed &&
      formChoice('completion', 'Complete', 'key-round', unlessListed(acts.completion), open),
    completed !== undefined &&
      !closed &&
      formChoice('closure', 'Close the file', 'archive', unlessListed(acts.closure), open),
  ]
}

const dateActs = (facts: Case['facts'], acts: Acts<CaseAct>, open: Open): Choices => {
  const isBinding = facts.exchanged !== undefined
  return [
    isBinding &&
      !facts.completed &&
      formChoice(
        'variation',
        'Vary completion date',
        'calendar-clock',
        reasonAgainst(acts.vary_date),
        open,
      ),
    isBinding &&
      formChoice(
        'correction',
        'Correct completion date',
        'pen-line',
        reasonAgainst(acts.correct_date),
        open,
      ),
  ]
}

const editingActs = ({ facts, holder }: Case, acts: Acts<CaseAct>, open: Open): Choices => {
  const [chase, change] = [reasonAgainst(acts.chase), reasonAgainst(acts.change)]
  return [
    acts.chase !== true && formChoice('chase', 'Chase', 'phone', chase, open),
    formChoice('dates', 'Set dates', 'calendar-clock', change, open),
    formChoice('details', 'Edit details', 'users-round', change, open),
    formChoice('fact', 'Record a fact', 'circle-check', change, open),
    ...dateActs(facts, acts, open),
    holder !== null && {
      key: 'clear',
      label: 'Let the plan decide who is acting',
      icon: 'rotate-ccw',
      why: reasonAgainst(acts.clear_holder),
      onChoose: () => void clearHolder().catch(showFailure),
    },
  ]
}

const stoppingActs = ({ facts, hold }: Case, acts: Acts<CaseAct>, open: Open): Choices => [
  hold !== null && formChoice('resume', 'Resume', 'play', reasonAgainst(acts.resume), open),
  hold === null &&
    !facts.completed &&
    formChoice('hold', 'Put on hold', 'pause', reasonAgainst(acts.hold), open),
  !facts.completed && {
    ...formChoice('abort', 'Abort the matter', 'circle-x', reasonAgainst(acts.abort), open),
    bad: true,
  },
]
