type Index = {
  readonly ref: string
  readonly address: string
  readonly by: string
  /** 'Mon 23 Nov 2026, 14:05' */
  readonly at: string
  readonly files: readonly { readonly name: string; readonly what: string }[]
  /** What is not in the archive, with the reason. */
  readonly left_out: readonly string[]
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** A text as it stands in HTML. */
export const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign)

/** The page that lists the files of an archive, without scripts or styles from elsewhere. */
export const indexPage = ({ ref, address, by, at, files, left_out }: Index) => `<!doctype html>
<html lang="en-GB">
<head><meta charset="utf-8"><title>${escaped(ref)}</title></head>
<body>
<h1>${escaped(ref)}: ${escaped(address)}</h1>
<p>Exported by ${escaped(by)} on ${escaped(at)}.</p>
<ul>
${files.map(({ name, what }) => `<li><a href="${escaped(name)}">${escaped(name)}</a>: ${escaped(what)}</li>`).join('\n')}
</ul>
${left_out.map((it) => `<p>${escaped(it)}</p>`).join('\n')}
</body>
</html>
`
