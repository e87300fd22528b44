import { useState } from 'react'
import { parseWorkflow } from '#domain/conveyance/workflow/listing-import'
import { mapUnknownValues, type ValueMap } from '#domain/conveyance/workflow/listing-mapping'
import { ImportResult } from './ImportResult.tsx'
import { TermMapping } from './TermMapping.tsx'

/** What a file says of a workflow, with the words that must be mapped before it can be saved. */
export default function ReadWorkflow({ text }: { text: string }) {
  const [map, setMap] = useState<ValueMap>({})
  const mapped = mapUnknownValues(text, chosenIn(map))
  return (
    <>
      {mapped.words.length > 0 && <TermMapping words={mapped.words} map={map} onMap={setMap} />}
      <ImportResult parsed={parseWorkflow(mapped.text)} />
    </>
  )
}

const chosenIn = (map: ValueMap): ValueMap =>
  Object.fromEntries(Object.entries(map).filter(([, known]) => known !== ''))
