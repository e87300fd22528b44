import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'
import { LinkedText, type TextLink } from './LinkedText.tsx'

export type FeedLine = {
  readonly key: string
  readonly icon: IconName
  readonly who: string
  readonly text: string
  /** What in the text leads to a page. */
  readonly links?: readonly TextLink[]
  readonly note?: string | undefined
  /** What else happened in the same act. */
  readonly also?: readonly string[]
  /** '15:20' */
  readonly time: string
  readonly exact: string
  /** The act that the line belongs to; lines of one act are joined. */
  readonly act?: string
}
export type FeedDay<Line extends FeedLine = FeedLine> = {
  readonly day: string
  readonly lines: readonly Line[]
}

/** Events, newest first, grouped by day. */
export const Feed = ({ days }: { days: readonly FeedDay[] }) => (
  <div className="feed">
    {days.map((day) => (
      <section key={day.day}>
        <h3>{day.day}</h3>
        <ul>
          {day.lines.map((line) => (
            <li key={line.key}>
              <Icon name={line.icon} />
              <b className="cut">{line.who}</b>
              <time className="w num" title={line.exact}>
                {line.time}
              </time>
              <span className="x">
                <LinkedText text={line.text} links={line.links ?? []} />
              </span>
              {line.note && <span className="s">{line.note}</span>}
              {line.also?.map((text) => (
                <span key={text} className="s">
                  {text}
                </span>
              ))}
            </li>
          ))}
        </ul>
      </section>
    ))}
  </div>
)
