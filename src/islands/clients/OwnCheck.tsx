import type { ClientIdentityState } from '#domain/identity/state'

type Props = {
  state: ClientIdentityState
  texts: {
    /** 'where your money comes from' */
    what: string
    region: string
    lead: string
    act: string
    waiting: string
    done: string
  }
  /** The page on which the client does it. */
  at: string
}

/** Something about the client that is checked: the way to it while it is theirs to do, and whether it is done. */
export const OwnCheck = ({ state, texts, at }: Props) =>
  state === 'to_do' ? (
    <section className="my-part" aria-label={texts.region}>
      <h3>We need from you: {texts.what}</h3>
      <p>{texts.lead}</p>
      <a className="btn main big" href={at}>
        {texts.act}
      </a>
    </section>
  ) : (
    <p className="client-text">{state === 'done' ? texts.done : texts.waiting}</p>
  )
