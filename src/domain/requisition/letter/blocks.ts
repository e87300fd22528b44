import { formatPence } from '#domain/money'
import type { Block, Lines } from '#domain/template/markup/block'
import type { Undertaking } from '#domain/undertaking/undertaking'
import type { Requisition, RequisitionItem } from '../requisition.ts'

const linesOf = (text: string): Lines => text.split('\n').map((line) => [{ text: line }])

const itemBlocks = ({ question, reply }: RequisitionItem, at: number): readonly Block[] => [
  { kind: 'paragraph', lines: [[{ text: `${at + 1}. ${question}`, bold: true }]] },
  { kind: 'paragraph', lines: linesOf(reply) },
]

/** An undertaking in a box of its own, word by word. */
const undertakingBlock = ({ number, wording, amount, decision }: Undertaking): Block => ({
  kind: 'callout',
  lines: [
    [{ text: `Undertaking ${number}`, bold: true }],
    ...linesOf(wording),
    ...(amount === null ? [] : [[{ text: `Amount: ${formatPence(amount)}` }]]),
    ...(decision === null ? [] : [[{ text: `Approved by ${decision.by.name}` }]]),
  ],
})

/** The replies in their order, and each undertaking that they give. */
export const replyBlocks = (
  { items, reference }: Pick<Requisition, 'items' | 'reference'>,
  undertakings: readonly Undertaking[],
): readonly Block[] => [
  ...(reference === null
    ? []
    : [{ kind: 'paragraph', lines: [[{ text: `Application: ${reference}` }]] } as const]),
  ...items.flatMap(itemBlocks),
  ...(undertakings.length === 0
    ? []
    : [{ kind: 'heading', level: 2, spans: [{ text: 'Undertakings' }] } as const]),
  ...undertakings.map(undertakingBlock),
]
