import type { Choice } from '#components/overlay/Menu.tsx'
import { reasonAgainst } from '#domain/act'
import { closingActs } from '#domain/conveyance/closing/acts'
import type { Conveyance } from '#domain/conveyance/conveyance'
import type { ActingPerson } from '#domain/user/acting-person'
import { showRefusal } from '#stores/chrome/show-refusal'
import { archive } from '#stores/conveyance/closing'
import type { CaseFormName } from '#stores/conveyance/conveyance'

const exportFile = async () => {
  const [{ exportWholeFile }, { saveFile }] = await Promise.all([
    import('#stores/conveyance/export'),
    import('#islands/lists/save-file.ts'),
  ])
  const { name, archive: content } = await exportWholeFile()
  saveFile(name, content, 'application/zip')
}

type Open = (name: CaseFormName) => void

const closedChoices = (conveyance: Conveyance, person: ActingPerson, open: Open): Choice[] => {
  const acts = closingActs(conveyance, person)
  return [
    {
      key: 'reopen',
      label: 'Reopen the file',
      icon: 'rotate-ccw',
      why: reasonAgainst(acts.reopen),
      onChoose: () => open('reopen'),
    },
    {
      key: 'archive',
      label: 'Archive the file',
      icon: 'archive',
      why: reasonAgainst(acts.archive),
      onChoose: () => void archive().catch(showRefusal('Couldn’t archive the file')),
    },
  ]
}

/** What can be done with the file of a case, whatever state it is in. */
export const fileChoices = (
  conveyance: Conveyance,
  person: ActingPerson,
  open: Open,
): readonly Choice[] => [
  ...(conveyance.facts.closed ? closedChoices(conveyance, person, open) : []),
  {
    key: 'export',
    label: 'Export the whole file',
    icon: 'download',
    onChoose: () => void exportFile().catch(showRefusal('Couldn’t export the file')),
  },
]
