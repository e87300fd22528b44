import type { IconName } from '#components/icons.ts'
import type { Choice } from '#components/overlay/Menu.tsx'
import { type Acts, reasonAgainst } from '#domain/act'
import { type LeadAct, leadActs } from '#domain/lead/acts'
import type { ActingPerson } from '#domain/user/acting-person'
import { showRefusal } from '#stores/chrome/show-refusal'
import { addToast } from '#stores/chrome/toasts'
import { changeLead } from '#stores/lead/acts'
import type { LeadActName, LeadSubject } from './acts/lead-act.ts'
import { openCaseOf, quoteLead } from './quote-lead.ts'

const showFailure = showRefusal('Couldn’t change the lead')

const closeWithUndo = async (act: ReturnType<typeof changeLead>, summary: string) => {
  const lead = await act
  addToast({
    severity: 'success',
    summary,
    life: 10_000,
    action: { label: 'Undo', run: () => void changeLead('reopen', lead, {}).catch(showFailure) },
  })
}

/** The actions of a lead in its status; an unavailable one carries the reason. */
export const leadChoices = (
  leadSubject: LeadSubject,
  person: ActingPerson,
  open: (name: LeadActName) => void,
): readonly Choice[] => {
  const acts = leadActs(leadSubject, person)
  if (leadSubject.status === 'lost' || leadSubject.status === 'spam')
    return [reopenChoice(leadSubject, acts)]
  return [
    ...contactChoices(leadSubject, acts, open),
    ...stageChoices(leadSubject, acts, open),
    ...endingChoices(leadSubject, acts, open),
  ]
}

type Open = (name: LeadActName) => void

const reopenChoice = (leadSubject: LeadSubject, acts: Acts<LeadAct>): Choice => ({
  key: 'reopen',
  label: 'Reopen',
  icon: 'rotate-ccw',
  why: reasonAgainst(acts.reopen),
  onChoose: () => void changeLead('reopen', leadSubject, {}).catch(showFailure),
})

const contactChoices = (
  leadSubject: LeadSubject,
  acts: Acts<LeadAct>,
  open: Open,
): readonly Choice[] => {
  const why = reasonAgainst(acts.change)
  const formChoice = (key: LeadActName, label: string, icon: IconName): Choice => ({
    key,
    label,
    icon,
    why,
    onChoose: () => open(key),
  })
  return [
    {
      key: 'quote',
      label: 'Quote',
      icon: 'calculator',
      why: reasonAgainst(acts.quote),
      onChoose: () => void quoteLead(leadSubject).catch(showFailure),
    },
    {
      key: 'case',
      label: 'Open a case',
      icon: 'file-stack',
      why: reasonAgainst(acts.open_case),
      onChoose: () => openCaseOf(leadSubject),
    },
    formChoice('call', 'Log a call', 'phone'),
    formChoice('call-back', 'Plan a call-back', 'bell'),
    formChoice('whatsapp', 'Message on WhatsApp', 'message-circle'),
    formChoice('assign', 'Assign', 'user-plus'),
    {
      key: 'guide',
      label: 'Record guide price',
      icon: 'pound-sterling',
      why: reasonAgainst(acts.guide),
      onChoose: () => open('guide'),
    },
  ]
}

const stageChoices = (
  leadSubject: LeadSubject,
  acts: Acts<LeadAct>,
  open: Open,
): readonly Choice[] => {
  const why = reasonAgainst(acts.change)
  if (leadSubject.sale_stage !== 'presold')
    return [
      {
        key: 'presold',
        label: 'Offer fell through',
        icon: 'house',
        why,
        onChoose: () =>
          void changeLead('stage', leadSubject, { sale_stage: 'presold' }).catch(showFailure),
      },
    ]
  return presoldChoices(leadSubject, acts, open)
}

const presoldChoices = (
  leadSubject: LeadSubject,
  acts: Acts<LeadAct>,
  open: Open,
): readonly Choice[] => [
  {
    key: 'sold',
    label: 'Offer accepted',
    icon: 'handshake',
    why: reasonAgainst(acts.change),
    onChoose: () =>
      void changeLead('stage', leadSubject, { sale_stage: 'sold' }).catch(showFailure),
  },
  {
    key: 'pack',
    label: 'Record pack offered',
    icon: 'package',
    why: reasonAgainst(acts.nurture),
    onChoose: () => void changeLead('pack', leadSubject, {}).catch(showFailure),
  },
  {
    key: 'nurture',
    label: 'Plan next contact',
    icon: 'calendar-clock',
    why: reasonAgainst(acts.nurture),
    onChoose: () => open('nurture'),
  },
]

const endingChoices = (
  leadSubject: LeadSubject,
  acts: Acts<LeadAct>,
  open: Open,
): readonly Choice[] => {
  const why = reasonAgainst(acts.change)
  return [
    {
      key: 'merge',
      label: 'Merge',
      icon: 'git-merge',
      why: reasonAgainst(acts.merge),
      onChoose: () => open('merge'),
    },
    {
      key: 'loss',
      label: 'Mark as lost',
      icon: 'circle-x',
      bad: true,
      why,
      onChoose: () => open('loss'),
    },
    spamChoice(leadSubject, why),
  ]
}

const spamChoice = (leadSubject: LeadSubject, why: string | undefined): Choice => ({
  key: 'spam',
  label: 'Mark as spam',
  icon: 'ban',
  bad: true,
  why,
  onChoose: () =>
    void closeWithUndo(
      changeLead('spam', leadSubject, {}),
      `${leadSubject.number} marked as spam`,
    ).catch(showFailure),
})
