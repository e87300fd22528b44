import type { Choice } from '#components/overlay/Menu.tsx'
import { isOpenLead } from '#domain/lead/acts'
import { tellRefused } from '#stores/chrome/refused-act'
import { addToast } from '#stores/chrome/toasts'
import { changeLead } from '#stores/lead/acts'
import { hasPermission } from '#stores/user/permissions'
import type { LeadActName, LeadSubject } from './acts/lead-act.ts'
import { quoteLead } from './quote-lead.ts'

const refused = tellRefused('Not done')

// What was closed by mistake is brought back from the toast.
const closed = async (act: ReturnType<typeof changeLead>, summary: string) => {
  const lead = await act
  addToast({
    severity: 'success',
    summary,
    life: 10_000,
    action: { label: 'Undo', run: () => void changeLead('reopen', lead, {}).catch(refused) },
  })
}

/** Everything that can be done with a lead as it stands. */
export const leadChoices = (
  it: LeadSubject,
  open: (name: LeadActName) => void,
): readonly Choice[] => {
  if (it.status === 'lost' || it.status === 'spam')
    return [
      {
        key: 'reopen',
        label: 'Bring back',
        icon: 'rotate-ccw',
        onChoose: () => void changeLead('reopen', it, {}).catch(refused),
      },
    ]
  if (!isOpenLead(it)) return []
  const isPresold = it.sale_stage === 'presold'
  const all: (Choice | false)[] = [
    hasPermission('quotes.create') && {
      key: 'quote',
      label: 'Quote',
      icon: 'calculator',
      onChoose: () => void quoteLead(it).catch(refused),
    },
    { key: 'call', label: 'Log a call', icon: 'phone', onChoose: () => open('call') },
    {
      key: 'call-back',
      label: 'Plan a call-back',
      icon: 'bell',
      onChoose: () => open('call-back'),
    },
    {
      key: 'whatsapp',
      label: 'Write on WhatsApp',
      icon: 'message-circle',
      onChoose: () => open('whatsapp'),
    },
    { key: 'assign', label: 'Give to somebody', icon: 'user-plus', onChoose: () => open('assign') },
    {
      key: 'guide',
      label: 'Guide price given',
      icon: 'pound-sterling',
      onChoose: () => open('guide'),
    },
    isPresold && {
      key: 'sold',
      label: 'Offer accepted',
      icon: 'handshake',
      onChoose: () => void changeLead('stage', it, { sale_stage: 'sold' }).catch(refused),
    },
    !isPresold && {
      key: 'presold',
      label: 'Offer fell through',
      icon: 'house',
      onChoose: () => void changeLead('stage', it, { sale_stage: 'presold' }).catch(refused),
    },
    isPresold && {
      key: 'pack',
      label: 'Sale-ready pack offered',
      icon: 'package',
      onChoose: () => void changeLead('pack', it, {}).catch(refused),
    },
    isPresold && {
      key: 'nurture',
      label: 'Be in touch again',
      icon: 'calendar-clock',
      onChoose: () => open('nurture'),
    },
    { key: 'merge', label: 'Merge', icon: 'git-merge', onChoose: () => open('merge') },
    { key: 'loss', label: 'Lost', icon: 'circle-x', bad: true, onChoose: () => open('loss') },
    {
      key: 'spam',
      label: 'Spam',
      icon: 'ban',
      bad: true,
      onChoose: () =>
        void closed(changeLead('spam', it, {}), `${it.number} is spam`).catch(refused),
    },
  ]
  return all.filter((choice) => choice !== false)
}
