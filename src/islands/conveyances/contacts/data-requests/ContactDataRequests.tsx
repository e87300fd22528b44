import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'
import { reasonAgainst } from '#domain/act'
import { dataRequestActs } from '#domain/data-request/acts'
import { dataRequestOutcomes, dataRequestWays } from '#domain/data-request/labels'
import { type DataRequest, isDataRequestOverdue } from '#domain/data-request/request'
import { mayUse } from '#domain/user/acting-person'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { pluralise, shortDate, shortInstant, today } from '#lib/format'
import { $dataRequests } from '#stores/data-request/of-contact'
import { DataRequestForms, type OpenDataRequestForm } from './DataRequestForms.tsx'
import { MakeArchive } from './MakeArchive.tsx'

type Open = (form: OpenDataRequestForm) => void

/** What a person asked of their data, and what was answered. */
export default function ContactDataRequests() {
  const [form, setForm] = useState<OpenDataRequestForm | null>(null)
  const canLog = mayUse(useActingPerson(), ['data-requests.update'])
  return (
    <section className="sec" aria-label="Requests for personal data">
      <header>
        <h2>Requests for personal data</h2>
        <span className="end">
          <ActButton
            className="btn small"
            why={reasonAgainst(canLog)}
            onPress={() => setForm({ name: 'log' })}
          >
            Log a request
          </ActButton>
        </span>
      </header>
      <Loaded
        from={useStore($dataRequests)}
        skeleton={<Skeleton rows={3} />}
        retry={() => $dataRequests.revalidate()}
      >
        {(list) =>
          list.length === 0 ? (
            <Empty title="No requests">
              <p>Clients can ask in the portal. Log requests made in any other way here.</p>
            </Empty>
          ) : (
            <ul className="signatures complaints">
              {list.map((it) => (
                <Item key={it.id} request={it} onOpen={setForm} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <DataRequestForms form={form} onDone={() => setForm(null)} />
    </section>
  )
}

const statusOf = (request: DataRequest) => {
  if (request.closing) return dataRequestOutcomes[request.closing.outcome]
  return isDataRequestOverdue(request, today()) ? 'Overdue' : 'Open'
}

const Item = ({ request, onOpen }: { request: DataRequest; onOpen: Open }) => {
  const { received_on, way, due_on, text, known_by, extension, archives, closing } = request
  return (
    <li>
      <h3>
        Received {shortDate(received_on)}: {statusOf(request).toLowerCase()}
      </h3>
      <p className="faint">
        {dataRequestWays[way]}. {known_by}. Answer by {shortDate(due_on)}.
      </p>
      {text && <p className="said">{text}</p>}
      {extension && (
        <p>
          Extended by {extension.by.name}, {shortInstant(extension.at)}: {extension.reason}
        </p>
      )}
      {archives.map(({ at, by, files }) => (
        <p key={at}>
          Archive of {pluralise(files, 'file')} made by {by.name}, {shortInstant(at)}
        </p>
      ))}
      {closing ? (
        <p>
          {dataRequestOutcomes[closing.outcome]} by {closing.by.name}, {shortInstant(closing.at)}:{' '}
          {closing.text}
        </p>
      ) : (
        <ItemActs request={request} onOpen={onOpen} />
      )}
    </li>
  )
}

const ItemActs = ({ request, onOpen }: { request: DataRequest; onOpen: Open }) => {
  const acts = dataRequestActs(request, useActingPerson(), today())
  return (
    <div className="row wrap">
      <MakeArchive request={request} why={reasonAgainst(acts.export)} />
      <ActButton
        why={reasonAgainst(acts.extend)}
        onPress={() => onOpen({ name: 'extend', request })}
      >
        Extend
      </ActButton>
      <ActButton why={reasonAgainst(acts.close)} onPress={() => onOpen({ name: 'close', request })}>
        Close
      </ActButton>
    </div>
  )
}
