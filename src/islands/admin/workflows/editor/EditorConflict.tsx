import { useStore } from '@nanostores/react'
import StaleChooser from '#components/form/StaleChooser.tsx'
import { workflowDifference } from '#domain/conveyance/workflow/listing-difference'
import { pluralise } from '#lib/format'
import { $draft, keepMine, takeTheirs } from '#stores/conveyance/workflow/draft'

/** What differs between one's own draft and the one that somebody else saved, to choose from. */
export const EditorConflict = () => {
  const draft = useStore($draft)
  if (!draft?.conflict) return null
  const { theirs, changed } = draft.conflict
  const mine = draft.history.present
  const difference = workflowDifference(theirs.workflow, mine)
  const steps = [
    ...difference.added.map((it) => ({ ...it, mine: it.title, theirs: '–' })),
    ...difference.removed.map((it) => ({ ...it, mine: '–', theirs: it.title })),
    ...difference.changed.map(({ step, fields }) => ({
      ...step,
      mine: pluralise(fields.length, 'field'),
      theirs: fields.join(', ').replaceAll('_', ' '),
    })),
  ]
  return (
    <StaleChooser
      changed={changed}
      places={[
        ...(mine.name === theirs.workflow.name
          ? []
          : [{ name: 'name', label: 'Name', mine: mine.name, theirs: theirs.workflow.name }]),
        ...steps.map((it) => ({ name: it.key, label: it.title, mine: it.mine, theirs: it.theirs })),
      ]}
      onKeep={keepMine}
      onTake={takeTheirs}
    />
  )
}
