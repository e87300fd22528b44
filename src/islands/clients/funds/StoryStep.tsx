import { useState } from 'react'
import { TextArea } from '#components/form/TextArea.tsx'
import type { ClientFunds } from '#domain/funds/view'
import { changePart } from '#stores/funds/of-client'
import { GoOn } from './GoOn.tsx'
import { afterHref, type ClientPart } from './steps.ts'
import { useSaving } from './use-saving.ts'

export const StoryStep = ({ funds, part }: { funds: ClientFunds; part: ClientPart }) => {
  const [story, setStory] = useState(part.story)
  const saving = useSaving(
    (key) => changePart(funds.conveyance_id, part.id, { story }, key),
    () => afterHref(funds, part, 'story'),
  )
  return (
    <GoOn saving={saving} problem={story.trim() ? null : 'Tell us in a sentence or two.'}>
      <TextArea
        label="In your own words"
        name="story"
        rows={6}
        most={4000}
        value={story}
        onChange={(text) => {
          saving.changed()
          setStory(text)
        }}
      />
    </GoOn>
  )
}
