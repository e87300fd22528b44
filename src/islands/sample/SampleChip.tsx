import { useStore } from '@nanostores/react'
import { Chip } from '#components/Marks.tsx'
import { $sampleIds } from '#stores/firm/sample/records'

/** Says that a record is of the sample data; nothing for any other. */
export default function SampleChip({ id }: { id: string }) {
  if (!useStore($sampleIds).has(id)) return null
  return (
    <>
      {' '}
      <Chip>sample</Chip>
    </>
  )
}
