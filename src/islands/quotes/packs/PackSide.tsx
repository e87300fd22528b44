import { ActButton } from '#components/ActButton.tsx'
import { Icon } from '#components/Icon.tsx'
import { reasonAgainst } from '#domain/act'
import { packActs } from '#domain/sale-ready-pack/acts'
import { packPartyLabels } from '#domain/sale-ready-pack/labels'
import type { PackRelease } from '#domain/sale-ready-pack/record'
import { enquiriesIn, type StandingItem } from '#domain/sale-ready-pack/standing'
import type { PackView } from '#domain/sale-ready-pack/view'
import { runAct } from '#islands/admin/run-act.ts'
import { useActingPerson } from '#islands/chrome/use-can.ts'
import { shortInstant, today } from '#lib/format'
import { endRelease } from '#stores/sale-ready-pack/pack'
import { ReleaseLog } from './ReleaseLog.tsx'

type Props = { view: PackView; standing: readonly StandingItem[] }

/** Beside a pack: the enquiries that it answers, who agreed, who has it, and what changed since. */
export const PackSide = ({ view, standing }: Props) => (
  <aside className="pack-side" aria-label="Release">
    <Enquiries standing={standing} />
    <Consents view={view} />
    <Releases view={view} />
    <Addenda view={view} />
  </aside>
)

const Enquiries = ({ standing }: Pick<Props, 'standing'>) => {
  const all = enquiriesIn(standing)
  const open = all.filter(({ is }) => is !== 'answered')
  return (
    <section>
      <h2>
        Enquiries this pack answers{' '}
        <span className="mute">
          {all.length - open.length} of {all.length}
        </span>
      </h2>
      <ul>
        {open.map(({ text, is }) => (
          <li key={text}>
            <span>{text}</span>
            <small className={is === 'issue' ? 'warn-text' : 'mute'}>
              {is === 'issue' ? 'will be asked' : 'not answered yet'}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The sellers who have agreed to nothing yet. */
const neverAgreed = ({ sellers, consents }: PackView['pack']) =>
  sellers.map(({ name }) => name).filter((name) => consents.every((it) => it.name !== name))

const Consents = ({ view: { pack } }: Pick<Props, 'view'>) => (
  <section>
    <h2>Sellers agree to share it</h2>
    <ul>
      {pack.consents.map(({ name, at, how, outdated_at }) => (
        <li key={name}>
          <span>
            <Icon name={outdated_at ? 'circle-dashed' : 'circle-check'} /> {name}
          </span>
          <small className="mute">
            {how === 'paper' ? 'on paper, ' : ''}
            {shortInstant(at)}
            {outdated_at && ', before answers changed'}
          </small>
        </li>
      ))}
      {neverAgreed(pack).map((name) => (
        <li key={name}>
          <span>
            <Icon name="circle-dashed" /> {name}
          </span>
          <small className="mute">awaited</small>
        </li>
      ))}
    </ul>
  </section>
)

const Releases = ({ view: { pack } }: Pick<Props, 'view'>) => (
  <section>
    <h2>Released to</h2>
    {pack.releases.length === 0 ? (
      <p className="mute">Nobody yet.</p>
    ) : (
      <ul>
        {pack.releases.map((it) => (
          <Release key={it.id} view={pack} release={it} />
        ))}
      </ul>
    )}
  </section>
)

const Release = ({ view, release }: { view: PackView['pack']; release: PackRelease }) => {
  const pack = { ...view, transaction: null }
  const acts = packActs(pack, useActingPerson(), today())
  return (
    <li>
      <span>
        {release.name}
        <small className="mute block">
          {packPartyLabels[release.party]}, {release.email}
        </small>
        <ReleaseLog release={release} />
      </span>
      {release.withdrawn_at === null && (
        <ActButton
          className="btn small"
          why={reasonAgainst(acts.edit)}
          onPress={() =>
            void runAct(() => endRelease(pack, release.id), `Link of ${release.name} withdrawn`)
          }
        >
          End link
        </ActButton>
      )}
    </li>
  )
}

const Addenda = ({ view: { pack } }: Pick<Props, 'view'>) =>
  pack.addenda.length === 0 ? null : (
    <section>
      <h2>Addenda</h2>
      {pack.addenda.toReversed().map(({ number, at, by, changes }) => (
        <details key={number}>
          <summary>
            Addendum {number}, {shortInstant(at)}, {by.name}
          </summary>
          {changes.map(({ item, before, after }) => (
            <p key={item}>
              <b>{item}</b>: {before} → {after}
            </p>
          ))}
        </details>
      ))}
    </section>
  )
