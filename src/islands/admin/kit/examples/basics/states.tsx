import { Forbidden } from '#components/Failed.tsx'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'

export const about = {
  heading: 'States',
  words: 'skeleton loading empty error offline forbidden trace retry',
}

const failed = {
  loading: false,
  error: Object.assign(new Error('Something went wrong'), { status: 500, trace: '7f3a-91c2-e04d' }),
}

const offline = { loading: false, error: Object.assign(new Error('No answer'), { status: 0 }) }

/** Loading, empty, failed, offline and forbidden states. */
export default function States() {
  return (
    <div className="figures-pair">
      <Skeleton rows={4} shape="table" />
      <Skeleton rows={3} shape="form" />
      <Skeleton rows={6} shape="chart" />
      <Empty title="No enquiries yet" icon="inbox">
        <p>
          They appear here when the buyer’s conveyancer’s email is filed. Most sales get 10 to 30.
        </p>
        <button type="button" className="btn">
          Paste a list
        </button>
      </Empty>
      <Loaded from={failed} retry={() => {}}>
        {() => null}
      </Loaded>
      <Loaded from={offline} retry={() => {}}>
        {() => null}
      </Loaded>
      <Forbidden what="The ledger" />
    </div>
  )
}
