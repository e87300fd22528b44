import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Banner } from '#components/Banner.tsx'
import { FileDrop } from '#components/file-drop/FileDrop.tsx'
import { missingHeadings, type PersonRow, peopleHeadings, peopleIn } from '#domain/user/people-file'
import { readFile } from '#islands/quotes/import/read-file.ts'
import { $userChoices } from '#stores/user/user'
import { PeoplePreview } from './PeoplePreview.tsx'

const limits = {
  endings: ['.csv', '.xlsx', '.tsv', '.txt'],
  mostBytes: 5 * 1024 * 1024,
  mostFiles: 1,
}

const noUpload = () => Promise.resolve()

type Found = { readonly people: readonly PersonRow[] } | { readonly problem: string }

const findPeople = async (file: File, roles: readonly string[]): Promise<Found> => {
  const read = await readFile(file)
  if ('problem' in read) return read
  const missing = missingHeadings(read.table)
  return missing.length > 0
    ? {
        problem: `The first row has no heading ${missing.join(', ')}. Add it and choose the file again.`,
      }
    : { people: peopleIn(read.table, roles) }
}

/** Reads a file of people in the browser and shows them before anybody is invited. */
export default function PeopleFile() {
  const choices = useStore($userChoices).data
  const [found, setFound] = useState<Found | null>(null)
  const [tries, setTries] = useState(0)
  const roles = (choices?.roles ?? [])
    .filter(({ name, beyond }) => name !== 'Agent' && beyond.length === 0)
    .map(({ name }) => name)
  const choose = async (file: File) => {
    setFound(await findPeople(file, roles))
    setTries((count) => count + 1)
  }
  return (
    <>
      {found && 'problem' in found && (
        <Banner tone="bad" title="This file can’t be read">
          {found.problem}
        </Banner>
      )}
      <FileDrop
        key={tries}
        label="A file of people"
        name="people"
        limits={limits}
        send={noUpload}
        onSent={(file) => void choose(file)}
        disabled={choices === undefined}
      />
      <Headings />
      {found && 'people' in found && <PeoplePreview key={tries} people={found.people} />}
    </>
  )
}

const Headings = () => (
  <p className="mute">
    One row of headings: {peopleHeadings.join(', ')}. Nobody is invited until you have seen the
    list.
  </p>
)
