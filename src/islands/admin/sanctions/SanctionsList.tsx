import { useStore } from '@nanostores/react'
import * as z from 'zod/mini'
import { SchemaForm } from '#components/form/SchemaForm.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { ListLimit } from '#domain/sanctions/bodies'
import type { SanctionsLists } from '#domain/sanctions/view'
import { Section } from '#islands/admin/message-delivery/Section.tsx'
import { dateWithYear, dayOf, formatCount, shortDate } from '#lib/format'
import { addToast } from '#stores/chrome/toasts'
import { $sanctionsLists, saveLimit } from '#stores/sanctions/list'
import { LoadList } from './LoadList.tsx'

/** The sanctions list that the people of every case are compared with. */
export default function SanctionsList() {
  return (
    <Section title="Sanctions list">
      <p>
        Download the UK sanctions list as CSV from GOV.UK and load it here. Everybody on an open
        case is compared with it, and again when it changes or they do.
      </p>
      <Loaded
        from={useStore($sanctionsLists)}
        skeleton={<Skeleton rows={4} />}
        retry={() => $sanctionsLists.revalidate()}
      >
        {(lists) => <Lists lists={lists} />}
      </Loaded>
    </Section>
  )
}

const stateTexts = {
  none: 'No list is loaded, so nobody has been compared with one.',
  old: 'The list is older than your limit, so it says nothing about anybody. Load the current one.',
}

const Lists = ({ lists }: { lists: SanctionsLists }) => (
  <>
    {lists.state !== 'current' && (
      <p className="fault" role="status">
        {stateTexts[lists.state]}
      </p>
    )}
    <LoadList />
    {lists.lists.length > 0 && (
      <ul>
        {lists.lists.map((it) => (
          <li key={it.id}>
            <b className="med">List of {dateWithYear(it.reported_on)}</b>,{' '}
            {it.state === 'in_force' ? 'in force' : 'replaced'}: {formatCount(it.entries)}{' '}
            {it.entries === 1 ? 'entry' : 'entries'}, {formatCount(it.rows)}{' '}
            {it.rows === 1 ? 'row' : 'rows'}; {it.name}, loaded by {it.by.name},{' '}
            {shortDate(dayOf(it.at))}
          </li>
        ))}
      </ul>
    )}
    <LimitForm lists={lists} />
  </>
)

const LimitValues = z.omit(ListLimit, { version: true })

const LimitForm = ({ lists }: { lists: SanctionsLists }) => (
  <SchemaForm
    schema={LimitValues}
    submit="Save the limit"
    of="sanctions-limit"
    version={lists.version}
    start={{ limit: lists.limit }}
    fields={limitFields}
    onSubmit={async ({ limit }, key, version) => {
      await saveLimit(limit, version, key)
      addToast({ severity: 'success', summary: 'Saved', life: 3000 })
    }}
  />
)

const limitFields = [
  {
    name: 'limit',
    label: 'Working days until a list is too old',
    hint: 'From the day it was loaded. Load the list again, even unchanged, to say that it is current.',
    kind: 'number',
  },
] as const
