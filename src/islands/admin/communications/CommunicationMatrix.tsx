import { communicationTypes } from '#domain/events'
import { audienceLabels, channelLabels } from './communication-labels.ts'

const columns = [
  ['client', 'email'],
  ['client', 'whatsapp'],
  ['client', 'sms'],
  ['agent', 'email'],
  ['internal', 'internal'],
  ['internal', 'email'],
] as const

export default function CommunicationMatrix() {
  return (
    <>
      <header className="list-head">
        <h1 className="h1">Communication Type Matrix</h1>
        <p className="mute">
          Who is notified of each event, and how. These settings can’t be changed yet.
        </p>
      </header>
      <div className="matrix-frame">
        <table className="list matrix" aria-label="Communication type matrix">
          <thead>
            <tr>
              <th>Event</th>
              {columns.map(([audience, channel]) => (
                <th key={`${audience}-${channel}`}>
                  {audienceLabels[audience]}
                  <br />
                  {channelLabels[channel]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {communicationTypes.map(({ name, title, communications }) => (
              <tr key={name}>
                <td>{title}</td>
                {columns.map(([audience, channel]) => {
                  const found = communications.find(
                    (it) => it.audience === audience && it.channel === channel,
                  )
                  return (
                    <td key={`${audience}-${channel}`} title={found?.subject}>
                      {found ? <b className="med">On</b> : <span className="faint">–</span>}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
