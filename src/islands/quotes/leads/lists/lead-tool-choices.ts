import type { Choice } from '#components/overlay/Menu.tsx'
import { go } from '#lib/navigate'
import { href } from '#routes'
import { setLeadSound } from '#stores/lead/sound'

export type LeadTool = 'paste' | 'doors'

export const toolChoices = (
  permissions: readonly string[],
  hasSound: boolean,
  open: (tool: LeadTool) => void,
): readonly Choice[] => {
  const canCreate = permissions.includes('leads.create')
  return [
    ...(canCreate ? [pasteChoice(open)] : []),
    ...(canCreate && permissions.includes('leads.view-any') ? [importChoice] : []),
    {
      key: 'sound',
      label: hasSound ? 'Turn the sound off' : 'Sound for new leads',
      icon: 'bell-ring',
      onChoose: () => setLeadSound(!hasSound),
    },
    {
      key: 'doors',
      label: 'How leads arrive',
      icon: 'inbox',
      onChoose: () => open('doors'),
    },
    ...(permissions.includes('desk.update') ? [settingsChoice] : []),
  ]
}

const pasteChoice = (open: (tool: LeadTool) => void): Choice => ({
  key: 'paste',
  label: 'Paste an email',
  icon: 'mail',
  onChoose: () => open('paste'),
})

const importChoice: Choice = {
  key: 'import',
  label: 'Import a file',
  icon: 'file-up',
  onChoose: () => go(`${href('quotes-leads', {})}?view=import`),
}

const settingsChoice: Choice = {
  key: 'settings',
  label: 'Desk settings',
  icon: 'sliders-horizontal',
  onChoose: () => go(`${href('quotes-leads', {})}?view=settings`),
}
