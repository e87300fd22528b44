import { Feed } from '#components/Feed.tsx'
import { Empty, Loaded, Skeleton } from '#components/Loaded.tsx'

const failed = {
  loading: false,
  error: Object.assign(new Error('Something went wrong'), { status: 500, trace: '7f3a-91c2-e04d' }),
}

/** Rows, what happened, and the four states of what is fetched. */
export const KitLists = () => (
  <div className="kit-two">
    <table className="list" aria-label="Rows of the kit">
      <thead>
        <tr>
          <th>Ref</th>
          <th>Client</th>
          <th className="n by">Due</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td className="ref">26-S-01187</td>
          <td>M &amp; D Ellison</td>
          <td className="n bad">18 Nov</td>
        </tr>
        <tr className="picked">
          <td className="ref">26-P-01188</td>
          <td>M &amp; D Ellison</td>
          <td className="n">today</td>
        </tr>
        <tr className="at">
          <td className="ref">26-S-01102</td>
          <td>N &amp; B Tranter</td>
          <td className="n">19 Nov</td>
        </tr>
      </tbody>
    </table>
    <Feed
      days={[
        {
          day: 'Today',
          lines: [
            {
              key: '1',
              icon: 'phone',
              who: 'Tom Bright',
              text: 'called Brookes Tanner',
              note: 'Replies promised by Friday.',
              time: '10:42',
              exact: 'Fri 20 Nov 2026, 10:42',
            },
            {
              key: '2',
              icon: 'check',
              who: 'Eleanor Shaw',
              text: 'completed Priority search',
              time: '09:15',
              exact: 'Fri 20 Nov 2026, 09:15',
            },
          ],
        },
      ]}
    />
    <Skeleton rows={4} />
    <Empty title="No enquiries yet">
      <p>They appear here when the buyer’s solicitor’s mail is filed. Most sales get 10 to 30.</p>
      <button type="button" className="btn">
        Paste a list
      </button>
    </Empty>
    <Loaded from={failed} retry={() => {}}>
      {() => null}
    </Loaded>
  </div>
)
