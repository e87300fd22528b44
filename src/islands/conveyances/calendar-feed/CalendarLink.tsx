import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Loaded, Skeleton } from '#components/Loaded.tsx'
import type { CalendarFeed } from '#domain/conveyance/calendar-feed/api'
import { date, dayOf } from '#lib/format'
import { showRefusal } from '#stores/chrome/show-refusal'
import {
  $calendarFeed,
  createCalendarFeed,
  removeCalendarFeed,
} from '#stores/conveyance/calendar-feed/calendar-feed'

/** The link by which a calendar shows the key dates of one's own cases. */
export default function CalendarLink() {
  return (
    <section className="sec">
      <header>
        <h2>Calendar link</h2>
      </header>
      <Loaded
        from={useStore($calendarFeed)}
        skeleton={<Skeleton rows={2} />}
        retry={() => $calendarFeed.revalidate()}
      >
        {(feed) => <Link feed={feed} />}
      </Loaded>
    </section>
  )
}

const Link = ({ feed: { created_at } }: { feed: CalendarFeed }) => {
  const { url, isBusy, create, remove } = useLinkActs()
  return (
    <>
      <p className="mute">
        Shows the exchanges, completions and expiries of your cases in your own calendar, by address
        and reference. Anybody who has the link can read them.
      </p>
      <p role="status">
        {created_at === null ? 'No link.' : `Link created on ${date(dayOf(created_at))}.`}
      </p>
      {url !== null && created_at !== null && <NewLink url={url} />}
      <div className="feet">
        {created_at !== null && (
          <button type="button" className="btn" disabled={isBusy} onClick={remove}>
            Remove link
          </button>
        )}
        <button type="button" className="btn" disabled={isBusy} onClick={create}>
          {created_at === null ? 'Create link' : 'Replace link'}
        </button>
      </div>
    </>
  )
}

/** `url` is the address of a link that was just created, else null. */
const useLinkActs = () => {
  const [url, setUrl] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const run = (act: () => Promise<string | null>, problem: string) => {
    setBusy(true)
    void act()
      .then(setUrl, showRefusal(problem))
      .finally(() => setBusy(false))
  }
  const removeLink = async () => {
    await removeCalendarFeed()
    return null
  }
  return {
    url,
    isBusy,
    create: () => run(createCalendarFeed, 'Couldn’t create a link'),
    remove: () => run(removeLink, 'Couldn’t remove the link'),
  }
}

const NewLink = ({ url }: { url: string }) => (
  <label className="field">
    Add this address to your calendar. It is not shown again.
    <input className="input" readOnly value={url} onFocus={(event) => event.target.select()} />
  </label>
)
