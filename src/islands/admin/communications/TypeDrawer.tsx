import { useStore } from '@nanostores/react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import { searchWith } from '#components/list/list-search.ts'
import { Status } from '#components/Marks.tsx'
import { Drawer } from '#components/overlay/Drawer.tsx'
import { communicationStatusLabels } from '#domain/communication/firm/labels'
import type { TypeDetail, TypeText } from '#domain/communication/type/api'
import { eventTitle } from '#domain/events'
import { useCan } from '#islands/chrome/use-can.ts'
import { href } from '#routes'
import { $route, setSearch } from '#stores/chrome/route'
import { $communicationType, $openType, sendTypeTest } from '#stores/communication/type'
import { audienceLabels, channelText } from './communication-labels.ts'
import { communicationTones } from './firm/communication-tones.ts'
import { SendTest } from './SendTest.tsx'
import { firesText } from './type-texts.ts'

const close = () => setSearch(searchWith($route.get().search, { type: '' }))

/** The open event: when it fires, its values, and what it sends, each to be tried. */
export const TypeDrawer = () => {
  const open = useStore($openType)
  const from = useStore($communicationType)
  return (
    <Drawer title={open === null ? '' : eventTitle(open)} open={open !== null} onClose={close}>
      <Loaded
        from={from}
        skeleton={<Skeleton rows={10} />}
        retry={() => $communicationType.revalidate()}
      >
        {(detail) => <Detail key={detail.type} detail={detail} />}
      </Loaded>
    </Drawer>
  )
}

const Detail = ({ detail }: { detail: TypeDetail }) => (
  <div className="type-detail">
    <p>{firesText(detail.type)}</p>
    <p className="mute">
      Key: <code>{detail.type}</code>
    </p>
    {detail.texts.map((text) => (
      <Text
        key={`${text.audience} ${text.channel} ${text.own?.id}`}
        type={detail.type}
        text={text}
      />
    ))}
    <Own own={detail.own} />
    <Values values={detail.values} />
  </div>
)

const modeText = ({ mode, lock }: TypeText) => {
  if (lock !== null) return 'Always sent'
  if (mode === 'off') return 'Off'
  return mode === 'client_choice' ? 'On, unless the client chose otherwise' : 'On'
}

const Text = ({ type, text }: { type: string; text: TypeText }) => {
  const canTest = useCan('communication-types.update')
  const { audience, channel, subject, body, own, lock, problem } = text
  return (
    <section className="sec">
      <header>
        <h3>
          {audienceLabels[audience]}, {channelText(channel)}
        </h3>
        <span className="end mute">{modeText(text)}</span>
      </header>
      {lock !== null && <p className="mute">{lock}</p>}
      <p className="mute">{own ? `Your own text: ${own.name}` : 'Standard text'}</p>
      {problem !== null && (
        <p className="warn">The plain text is sent for this sample. {problem}</p>
      )}
      <div className="message">
        {hasSubject(text) && (
          <p>
            <b>{subject}</b>
          </p>
        )}
        <p className="words">{body}</p>
      </div>
      <SendTest
        why={canTest ? undefined : 'You need permission to change communication types.'}
        send={(key) => sendTypeTest(type, text, key)}
      />
    </section>
  )
}

const hasSubject = ({ channel }: TypeText) => channel !== 'sms' && channel !== 'whatsapp'

const Own = ({ own }: Pick<TypeDetail, 'own'>) => (
  <section className="sec">
    <header>
      <h3>Your own communications</h3>
      <span className="count">{own.length}</span>
    </header>
    {own.length === 0 && <p className="mute">None. The standard texts are sent.</p>}
    <ul>
      {own.map(({ id, name, status, audience, channel }) => (
        <li key={id} className="row wrap">
          <a className="link" href={href('admin-communications-id', { id })}>
            {name}
          </a>
          <span className="mute">
            {audienceLabels[audience]}, {channelText(channel)}
          </span>
          <Status tone={communicationTones[status]}>{communicationStatusLabels[status]}</Status>
        </li>
      ))}
    </ul>
  </section>
)

const Values = ({ values }: Pick<TypeDetail, 'values'>) => (
  <section className="sec">
    <header>
      <h3>Values that its texts may name</h3>
      <span className="count">{values.length}</span>
    </header>
    <p className="mute">The texts above are filled in with these samples.</p>
    <dl className="type-values">
      {values.map(({ name, sample }) => (
        <div key={name}>
          <dt>
            <code>{`{${name}}`}</code>
          </dt>
          <dd>{sample || 'Empty'}</dd>
        </div>
      ))}
    </dl>
  </section>
)
