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
  if (it.abortion) return [reinstatement(acts, open)]
  const all: (Choice | false)[] = [
    ...bindingActs(it, acts, open),
    ...editingActs(it, acts, open),
    ...stoppingActs(it, acts, open),
  ]
  return all.filter((choice) => choice !== false)
}

const reinstatement = (acts: Acts<CaseAct>, open: Open): Choice => ({
  key: 'reinstate',
  label: 'Reinstate the matter',
  icon: 'rotate-ccw',
  why: reasonAgainst(acts.reinstate),
  onChoose: () => open('reinstate'),
})

type Case = CaseDetail['conveyance']
type Open = (name: CaseFormName) => void

const bindingActs = (caseFile: Case, acts: Acts<CaseAct>, open: Open): (Choice | false)[] => {
  const { exchanged, completed, closed } = caseFile.facts
  return [
    hasExchange(caseFile.matter_type) &&
      !exchanged && {
        key: 'exchange',
        label: 'Exchange contracts',
        icon: 'handshake',
        why: unlessListed(acts.exchange),
        onChoose: () => open('exchange'),
      },
    (exchanged !== undefined || !hasExchange(caseFile.matter_type)) &&
      !completed && {
        key: 'completion',
        label: 'Complete',
        icon: 'key-round',
        why: unlessListed(acts.completion),
        onChoose: () => open('completion'),
      },
    completed !== undefined &&
      !closed && {
        key: 'closure',
        label: 'Close the file',
        icon: 'archive',
        why: unlessListed(acts.closure),
        onChoose: () => open('closure'),
      },
  ]
}

const editingActs = (caseFile: Case, acts: Acts<CaseAct>, open: Open): (Choice | false)[] => [
  acts.chase !== true && {
    key: 'chase',
    label: 'Chase',
    icon: 'phone',
    why: reasonAgainst(acts.chase),
    onChoose: () => open('chase'),
  },
  {
    key: 'dates',
    label: 'Set dates',
    icon: 'calendar-clock',
    why: reasonAgainst(acts.change),
    onChoose: () => open('dates'),
  },
  {
    key: 'details',
    label: 'Other parties and deposit',
    icon: 'users-round',
    why: reasonAgainst(acts.change),
    onChoose: () => open('details'),
  },
  ...dateActs(caseFile, acts, open),
  caseFile.holder !== null && {
    key: 'clear',
    label: 'Let the plan decide who has it',
    icon: 'rotate-ccw',
    why: reasonAgainst(acts.clear_holder),
    onChoose: () => void clearHolder().catch(showFailure),
  },
]

const dateActs = ({ facts }: Case, acts: Acts<CaseAct>, open: Open): (Choice | false)[] => [
  facts.exchanged !== undefined &&
    !facts.completed && {
      key: 'variation',
      label: 'Vary completion date',
      icon: 'calendar-clock',
      why: reasonAgainst(acts.vary_date),
      onChoose: () => open('variation'),
    },
  facts.exchanged !== undefined && {
    key: 'correction',
    label: 'Correct completion date',
    icon: 'pen-line',
    why: reasonAgainst(acts.correct_date),
    onChoose: () => open('correction'),
  },
]

const stoppingActs = (caseFile: Case, acts: Acts<CaseAct>, open: Open): (Choice | false)[] => {
  const { completed } = caseFile.facts
  return [
    caseFile.hold !== null && {
      key: 'resume',
      label: 'Resume',
      icon: 'play',
      why: reasonAgainst(acts.resume),
      onChoose: () => open('resume'),
    },
    caseFile.hold === null &&
      !completed && {
        key: 'hold',
        label: 'Put on hold',
        icon: 'pause',
        why: reasonAgainst(acts.hold),
        onChoose: () => open('hold'),
      },
    !completed && {
      key: 'abort',
      label: 'Abort the matter',
      icon: 'circle-x',
      bad: true,
      why: reasonAgainst(acts.abort),
      onChoose: () => open('abort'),
    },
  ]
}
