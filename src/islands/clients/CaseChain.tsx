import type { ClientCase } from '#domain/conveyance/portal/case'

/** The properties that move together with this case, from the top of the chain; nothing unless it is shared. */
export const CaseChain = ({ clientCase: { address, chain } }: { clientCase: ClientCase }) =>
  chain ? (
    <section>
      <h2>The chain</h2>
      <p>These homes are bought and sold together. All of them have to be ready on the same day.</p>
      <ol>
        {chain.map((other, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a link has no key, and its place is what it is
          <li key={at}>{other ?? <b>Yours: {address.line}</b>}</li>
        ))}
      </ol>
    </section>
  ) : null
