import type { Block, Lines, Span } from '#domain/template/markup/block'

const SpanText = ({ span }: { span: Span }) => {
  const text = span.bold ? <strong>{span.text}</strong> : span.text
  return span.href === undefined ? text : <a href={span.href}>{text}</a>
}

// Spans, lines and blocks have nothing but their place, and are replaced as a whole.
const Spans = ({ spans }: { spans: readonly Span[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  spans.map((span, at) => <SpanText key={at} span={span} />)

const Text = ({ lines }: { lines: Lines }) =>
  lines.map((spans, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <span key={at} className="tb-line">
      <Spans spans={spans} />
    </span>
  ))

const Table = ({ head, rows }: Extract<Block, { kind: 'table' }>) => (
  <table>
    {head && (
      <thead>
        <tr>
          {head.map((cell, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <th key={at}>
              <Text lines={cell} />
            </th>
          ))}
        </tr>
      </thead>
    )}
    <tbody>
      {rows.map((cells, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <tr key={row}>
          {cells.map((cell, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <td key={at}>
              <Text lines={cell} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

const List = ({ isNumbered, items }: Extract<Block, { kind: 'list' }>) => {
  const Tag = isNumbered ? 'ol' : 'ul'
  return (
    <Tag>
      {items.map((item, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={at}>
          <Text lines={item} />
        </li>
      ))}
    </Tag>
  )
}

const Signature = ({ spans }: { spans: readonly Span[] }) => (
  <p className="tb-sign">
    Signed ________________________ <Spans spans={spans} />
    <span className="tb-line">Date ________________________</span>
  </p>
)

const headings = { 1: 'h3', 2: 'h4', 3: 'h5' } as const

const OneBlock = ({ block }: { block: Block }) => {
  if (block.kind === 'heading') {
    const Tag = headings[block.level]
    return (
      <Tag>
        <Spans spans={block.spans} />
      </Tag>
    )
  }
  if (block.kind === 'rule') return <hr />
  if (block.kind === 'table') return <Table {...block} />
  if (block.kind === 'list') return <List {...block} />
  if (block.kind === 'signature') return <Signature spans={block.spans} />
  return (
    <p className={block.kind === 'callout' ? 'tb-callout' : undefined}>
      <Text lines={block.lines} />
    </p>
  )
}

/** The blocks of a letter or an email, as they come out. */
export const Blocks = ({ blocks }: { blocks: readonly Block[] }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  blocks.map((block, at) => <OneBlock key={at} block={block} />)
