/** How somebody's emails end. */
export const SignaturePreview = ({ of, text }: { of: string; text: string }) => (
  <section className="sec" aria-label={of}>
    <header>
      <h2>{of}</h2>
    </header>
    <p className="message-text">{text}</p>
  </section>
)
