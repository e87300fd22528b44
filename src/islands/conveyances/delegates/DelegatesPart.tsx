import { useStore } from '@nanostores/react'
import { lazy, Suspense, useState } from 'react'
import { ActButton } from '#components/ActButton.tsx'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { Chip } from '#components/Marks.tsx'
import { reasonAgainst } from '#domain/act'
import { mayActOnCase } from '#domain/conveyance/acts'
import type { CaseDetail } from '#domain/conveyance/api'
import { delegateActs } from '#domain/delegate/acts'
import { type Delegate, standingOf } from '#domain/delegate/delegate'
import { accessText, authorityLabels, powerLabels, standingLabels } from '#domain/delegate/labels'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { dayOf, shortDate, today } from '#lib/format'
import { $delegates } from '#stores/delegate/of-case'
import type { OpenDelegateForm } from './DelegateForms.tsx'

const DelegateForms = lazy(() => import('./DelegateForms.tsx'))

type Props = { caseFile: CaseDetail }
type Open = (form: OpenDelegateForm) => void

/** Who helps the clients of a case, by whose authority, and until when. */
export default function DelegatesPart({ caseFile }: Props) {
  const [form, setForm] = useState<OpenDelegateForm | null>(null)
  const canAdd = mayActOnCase(useActingPerson(), caseFile.conveyance)
  return (
    <section className="sec" aria-label="Helpers and attorneys" id="delegates">
      <Head why={reasonAgainst(canAdd)} onAdd={() => setForm({ name: 'add' })} />
      <Loaded
        from={useStore($delegates)}
        skeleton={<Skeleton rows={2} />}
        retry={() => $delegates.revalidate()}
      >
        {(list) => <List list={list} onOpen={setForm} canAct={reasonAgainst(canAdd)} />}
      </Loaded>
      {form && (
        <Suspense>
          <DelegateForms caseFile={caseFile} form={form} onDone={() => setForm(null)} />
        </Suspense>
      )}
    </section>
  )
}

const Head = ({ why, onAdd }: { why: string | undefined; onAdd: () => void }) => (
  <header>
    <h2>Helpers and attorneys</h2>
    <span className="end">
      <ActButton className="btn small quiet" why={why} onPress={onAdd}>
        Add a helper
      </ActButton>
    </span>
  </header>
)

type ListProps = { list: readonly Delegate[]; onOpen: Open; canAct: string | undefined }

const List = ({ list, onOpen, canAct }: ListProps) =>
  list.length === 0 ? (
    <p className="faint none">
      Nobody helps the clients. A client can name somebody in the portal, or tell you whom.
    </p>
  ) : (
    <ul className="signatures">
      {list.map((delegate) => (
        <Item key={delegate.id} delegate={delegate} onOpen={onOpen} canAct={canAct} />
      ))}
    </ul>
  )

const howText = ({ authority, named }: Delegate) =>
  authority === null
    ? `Named in the portal on ${shortDate(dayOf(named.at))}`
    : `Added by ${named.by.name} on ${shortDate(dayOf(named.at))}. The client told us ${authorityLabels[authority.way].toLowerCase()} on ${shortDate(authority.on)}`

const powerText = ({ power }: Delegate) => {
  if (power === null) return null
  const { kind, recorded, confirmed } = power
  const filed = recorded ? `document chosen by ${recorded.by.name}` : 'no document chosen yet'
  return `${powerLabels[kind]}: ${filed}${confirmed ? `, seen by ${confirmed.by.name} on ${shortDate(dayOf(confirmed.at))}` : ''}.`
}

type ItemProps = { delegate: Delegate; onOpen: Open; canAct: string | undefined }

const Item = ({ delegate, onOpen, canAct }: ItemProps) => {
  const { name, relation, client, email, phone, access, until, power, ended } = delegate
  const standing = standingOf(delegate, today())
  return (
    <li>
      <p>
        <b>{name}</b>, {relation.toLowerCase()}, {power ? 'attorney of' : 'helps'} {client.name}{' '}
        <Chip tone={standing === 'power' ? 'warn' : 'plain'}>{standingLabels[standing]}</Chip>
      </p>
      <p className="faint">
        {[email, phone].filter(Boolean).join(', ')}. May {accessText(access)}
        {until && `, until ${shortDate(until)}`}. {howText(delegate)}.
      </p>
      {power && <p className="faint">{powerText(delegate)}</p>}
      {ended && (
        <p className="faint">
          Ended {shortDate(dayOf(ended.at))} by {ended.by.name}.
        </p>
      )}
      {standing !== 'ended' && <ItemActs {...{ delegate, onOpen, canAct }} />}
    </li>
  )
}

const ItemActs = ({ delegate, onOpen, canAct }: ItemProps) => {
  const acts = delegateActs(delegate, useActingPerson(), today())
  const isToSee = delegate.power !== null && delegate.power.confirmed === null
  const actOf = (name: 'record_power' | 'confirm_power' | 'end', label: string) => (
    <ActButton
      className={name === 'confirm_power' ? 'btn small' : 'btn small quiet'}
      why={canAct ?? reasonAgainst(acts[name])}
      onPress={() => onOpen({ name, delegate })}
    >
      {label}
    </ActButton>
  )
  return (
    <div className="signature-files">
      {isToSee && actOf('record_power', 'Choose the document of the power')}
      {isToSee && actOf('confirm_power', 'Confirm the power')}
      {actOf('end', 'End this')}
    </div>
  )
}
