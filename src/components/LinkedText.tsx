export type TextLink = { readonly text: string; readonly href: string }

/** Text in which the first occurrence of each link's text leads to its page. */
export const LinkedText = ({ text, links }: { text: string; links: readonly TextLink[] }) => {
  const [link, ...rest] = links
  if (link === undefined) return text
  const at = text.indexOf(link.text)
  if (at < 0) return <LinkedText text={text} links={rest} />
  return (
    <>
      <LinkedText text={text.slice(0, at)} links={rest} />
      <a className="link" href={link.href}>
        {link.text}
      </a>
      <LinkedText text={text.slice(at + link.text.length)} links={rest} />
    </>
  )
}
