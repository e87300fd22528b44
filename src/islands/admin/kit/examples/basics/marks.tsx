import { Avatar, Bar, Chip, Clock, Gauge, Stages, Status } from '#components/Marks.tsx'

export const about = {
  heading: 'Marks',
  words: 'chips gauges clocks stages avatars presence status bar',
}

/** Chips, gauges, clocks, stages and people, each with its meaning. */
export default function Marks() {
  return (
    <dl className="kit-marks">
      <div>
        <dt>Chips</dt>
        <dd>
          <Chip>Onboarding</Chip> <Chip tone="note">Pre-contract</Chip>{' '}
          <Chip tone="acc">Ready to exchange</Chip> <Chip tone="ink">Exchanged</Chip>{' '}
          <Chip tone="good">Completed</Chip> <Chip tone="warn">On hold</Chip>{' '}
          <Chip tone="bad">Aborted</Chip>
        </dd>
      </div>
      <div>
        <dt>Status</dt>
        <dd className="kit-row">
          <Status>open</Status> <Status tone="half">under way</Status>{' '}
          <Status tone="on">done</Status> <Status tone="good">sent</Status>{' '}
          <Status tone="warn">soon</Status> <Status tone="bad">late</Status>{' '}
          <Status tone="acc">with us</Status>
        </dd>
      </div>
      <div>
        <dt>Gauges</dt>
        <dd className="kit-row">
          <Gauge elapsed={4} usual={8} /> in time <Gauge elapsed={10} usual={8} /> over{' '}
          <Gauge elapsed={17} usual={8} /> twice <Gauge elapsed={5} usual={8} tone="acc" /> with us
        </dd>
      </div>
      <div>
        <dt>Clocks</dt>
        <dd className="kit-row">
          <Clock left={70} label="70 per cent left" /> <Clock left={10} label="10 per cent left" />{' '}
          <Clock left={0} label="Expired" /> life left in a paper
        </dd>
      </div>
      <div>
        <dt>Stages</dt>
        <dd className="kit-row">
          <Stages at={4} of={9} /> stage 4 of 9
        </dd>
      </div>
      <div>
        <dt>People</dt>
        <dd className="kit-row">
          <Avatar name="Eleanor Shaw" /> <Avatar name="Tom Bright" here />{' '}
          <Avatar name="Priya Nair" small /> plain, here now, small
        </dd>
      </div>
      <div>
        <dt>Bar</dt>
        <dd>
          <Bar value={64} label="64 per cent" />
        </dd>
      </div>
    </dl>
  )
}
