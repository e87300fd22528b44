import type { Choice } from './choice.ts'
import type { Known } from './known.ts'
import { blocksOf } from './rows.ts'
import {
  buyerText,
  day,
  daysText,
  detailText,
  fundingText,
  lawyersText,
  money,
  openings,
  sellerText,
  tenureText,
} from './sentences.ts'

const signature = ({ agent }: Known, choice: Choice) => [
  choice.of(['Yours faithfully', 'Yours sincerely', 'Kind regards']),
  '',
  ...[
    agent.handler,
    agent.firm === null ? null : [agent.firm, agent.branch].filter(Boolean).join(', '),
    agent.phone,
    agent.email,
  ].flatMap((it) => it ?? []),
]

/** The sentences of a letter to both lawyers, one paragraph each. */
export const asLetter = (known: Known, choice: Choice): string => {
  const paragraphs = [
    openings(known, choice),
    tenureText(known, choice),
    [
      ...detailText(known.sellers, 'seller', choice),
      ...detailText(known.buyers, 'buyer', choice),
    ].join(' '),
    ...lawyersText(known, choice),
    [
      ...(known.sellerChain === null ? [] : [sellerText(known.sellerChain, choice)]),
      ...(known.buyerChain === null ? [] : [buyerText(known.buyerChain, choice)]),
    ].join(' '),
    known.funding === null ? '' : fundingText(known, choice),
    known.deposit === null ? '' : `A deposit of ${money(known.deposit)} is payable on exchange.`,
    daysText(known, choice).join(' '),
    known.fixtures === null ? '' : `The sale includes ${known.fixtures}.`,
    ...(known.conditions.length > 0
      ? ['Special conditions:', ...known.conditions.map((it) => `- ${it}`)]
      : []),
  ].filter((it) => it !== '')
  return [
    'Dear Sirs',
    '',
    ...paragraphs.flatMap((it) => [it, '']),
    ...signature(known, choice),
  ].join('\n')
}

/** A hurried note: the parties in prose, the rest as labelled lines. */
export const asNote = (known: Known, choice: Choice): string => {
  const rest = blocksOf(known, choice, {}).filter(
    ({ about }) => about !== 'seller' && about !== 'buyer' && about !== 'property',
  )
  return [
    choice.of(['Hi,', 'Hello all', 'Morning']),
    '',
    openings(known, choice),
    ...detailText(known.sellers, 'seller', choice),
    ...detailText(known.buyers, 'buyer', choice),
    tenureText(known, choice),
    '',
    ...rest.flatMap(({ rows }) => rows.map(({ label, lines }) => `${label}: ${lines.join('; ')}`)),
    ...(known.deposit === null ? [] : [`Deposit: ${money(known.deposit)}`]),
    ...(known.exchange === null ? [] : [`Exchange: ${day(known.exchange)}`]),
    ...(known.completion === null ? [] : [`Completion: ${day(known.completion)}`]),
  ].join('\n')
}
