import { averageText, firstTimeText } from '#domain/enquiry/library/labels'
import type { LibraryDetail } from '#domain/enquiry/library/library-enquiry'
import { dateWithYear } from '#lib/format'
import { href } from '#routes'

/** How often it was raised, and the newest cases that did. */
export const LibraryUses = ({ enquiry: { use, cases } }: { enquiry: LibraryDetail }) => (
  <section className="after" aria-labelledby="library-uses">
    <h2 className="h2" id="library-uses">
      Used in
    </h2>
    <dl className="case-facts">
      <Fact name="Raised in 90 days" text={`${use.raised}`} />
      <Fact name="Accepted at the first reply" text={firstTimeText(use)} />
      <Fact name="Average until accepted" text={averageText(use.average_days)} />
    </dl>
    {cases.length === 0 ? (
      <p className="mute">No case that you can see has raised it.</p>
    ) : (
      <ul className="library-uses">
        {cases.map(({ id, ref, address, number, raised_on, reply }) => (
          <li key={`${id} ${number}`}>
            <a className="link" href={`${href('conveyances-id', { id })}?tab=enquiries`}>
              {ref}, {address}
            </a>
            <span className="mute">
              {' '}
              enquiry {number}, {dateWithYear(raised_on)}
            </span>
            {reply && <p>{reply}</p>}
          </li>
        ))}
      </ul>
    )}
  </section>
)

const Fact = ({ name, text }: { name: string; text: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{text}</dd>
  </div>
)
