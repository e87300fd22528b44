import { frames } from './frames.ts'
import { headings } from './headings.ts'
import { pages } from './pages.ts'
import { oneOf, randomOf } from './random.ts'
import { comments, replies } from './replies.ts'
import type { Setting } from './setting.ts'
import { wordings } from './wordings.ts'

type Change = Partial<Setting>
type Kinds = Readonly<Record<string, Readonly<Record<string, Change>>>>

const each = (names: readonly string[], change: (name: string) => Change) =>
  Object.fromEntries(names.map((name) => [name, change(name)]))

const markers =
  '1.|1)|(1)|1 -|1 –|1:|1|[1]|#1|1/|1.)|Q1|Q1.|Q1:|Q.1|Q 1|Q1)|AE1|AE1.|AE 1|E1|Enquiry 1|Enquiry 1:|ENQUIRY 1|Enquiry 1.|Enquiry No. 1:|Enq 1|Enq. 1:|Item 1|Item 1:|Question 1:|Point 1:|Requisition 1|No. 1|No 1:|(a)|a)|a.|A.|A)|(A)|(i)|i.|i)|I.|(I)|•|-|*|–|o|·|§|**1.**|B1|B1.|'.split(
    '|',
  )

const unmarkedHanging = { after: '\t', hanging: '\t' }

const mixable: { readonly [name in keyof Setting]?: readonly Setting[name][] } = {
  marker: ['1.', '1)', '(1)', '1', 'Q1', 'AE1.', 'Enquiry 1:', '(a)', 'a)', '•', '-', 'A.', '1:'],
  start: [1, 1, 1, 14],
  gap: [true, false],
  width: [0, 64, 76, 95],
  indent: ['', '', '  '],
  hanging: ['', '   ', '\t'],
  after: [' ', ' ', '\t', '  '],
  heading: ['Title', 'TITLE', 'Title:', 'underlined -', '**Title**', '## Title', 'A. Title'],
  reply: ['none', 'none', 'Reply:', 'Response:', 'Seller’s response:', 'Ans:', 'Answer: alone'],
  comment: ['none', 'Comment:', "Buyer's comment:", 'Further enquiry:'],
  frame: Object.keys(frames),
  page: ['none', 'none', 'Page 2 of 3', '- 2 -'],
  wording: Object.keys(wordings).filter((it) => !/below/.test(it)),
}

const mixed = (seed: number): Change => {
  const random = randomOf(seed)
  const change: Change = Object.fromEntries(
    Object.entries(mixable).map(([name, values]) => [name, oneOf<unknown>(random, values)]),
  )
  const isTwice = change.heading === 'A. Title' && /^\(?[aA]/.test(change.marker ?? '')
  return {
    ...change,
    ...(change.reply === 'none' ? { comment: 'none' } : {}),
    ...(isTwice ? { heading: 'Title' } : {}),
  }
}

/** What is done to a list, by kind and then by what it becomes. */
export const kinds: Kinds = {
  markers: each(markers, (marker) => ({ marker })),
  'markers without gaps': each(
    markers.filter((it) => it !== ''),
    (marker) => ({ marker, gap: false }),
  ),
  'wrapped markers': each(
    markers.filter((it) => it !== ''),
    (marker) => ({ marker, width: 68, hanging: '    ' }),
  ),
  'wrapped without gaps': each(
    markers.filter((it) => it !== ''),
    (marker) => ({ marker, width: 68, gap: false }),
  ),
  parts: each('(a)|a)|a.|(i)|i)|i.|•|-|*|–|o|1.1|1.1.|(A)|(1)|1)|A.'.split('|'), (part) => ({
    part,
  })),
  'parts wrapped': each(
    '(a)|a)|a.|(i)|i)|i.|•|-|*|–|o|1.1|1.1.|(A)|(1)|1)|A.'.split('|'),
    (part) => ({ part, width: 64, gap: false, hanging: '  ' }),
  ),
  starts: each(['2', '7', '14', '58', '101'], (it) => ({ start: Number(it) })),
  setting: {
    'wrap 50': { width: 50 },
    'wrap 72': { width: 72 },
    'wrap 72 tight': { width: 72, gap: false },
    'wrap 90 hanging': { width: 90, hanging: '   ' },
    'wrap 90 hanging tight': { width: 90, hanging: '   ', gap: false },
    'wrap 120 tight': { width: 120, gap: false },
    'tab hanging': { width: 72, ...unmarkedHanging },
    'tab tight': { width: 72, ...unmarkedHanging, gap: false },
    'tab after': { after: '\t' },
    'indent 4': { indent: '    ' },
    'indent tab': { indent: '\t', after: '\t' },
    'indent and wrap': { indent: '   ', hanging: '      ', width: 80, gap: false },
    'label alone': { after: '\n' },
    'label alone tight': { after: '\n', gap: false },
    'wide label': { after: '      ' },
    'no space': { after: '' },
  },
  headings: each(Object.keys(headings), (heading) => ({ heading, marker: '1.' })),
  'headings over bullets': each(Object.keys(headings), (heading) => ({ heading, marker: '•' })),
  'headings over levels': each(['1. Title', '1 Title', '1.0 TITLE', 'Title'], (heading) => ({
    heading,
    marker: '1.1',
  })),
  'headings over paragraphs': each(
    Object.keys(headings).filter((it) => !/^[1AI]/.test(it)),
    (heading) => ({ heading, marker: '' }),
  ),
  'headings over tight numbers': each(Object.keys(headings), (heading) => ({
    heading,
    gap: false,
    width: 70,
  })),
  replies: each(Object.keys(replies), (reply) => ({ reply })),
  'replies wrapped': each(Object.keys(replies), (reply) => ({ reply, width: 70 })),
  'replies without labels': each(
    Object.keys(replies).filter((it) => !/capitals|initials|\[ \]|\* \*|> /.test(it)),
    (reply) => ({ reply, marker: '' }),
  ),
  'replies under Q1': each(Object.keys(replies), (reply) => ({ reply, marker: 'Q1.' })),
  'replies under (a)': each(Object.keys(replies), (reply) => ({ reply, marker: '(a)' })),
  comments: each(Object.keys(comments), (comment) => ({ reply: 'Reply:', comment })),
  frames: each(Object.keys(frames), (frame) => ({ frame })),
  'frames around paragraphs': each(
    Object.keys(frames).filter((it) => !/^title|schedule/.test(it)),
    (frame) => ({ frame, marker: '' }),
  ),
  'frames around bullets': each(Object.keys(frames), (frame) => ({ frame, marker: '-' })),
  pages: each(Object.keys(pages), (page) => ({ page })),
  'pages wrapped': each(Object.keys(pages), (page) => ({ page, width: 72, gap: false })),
  wording: each(Object.keys(wordings), (wording) => ({ wording })),
  mixed: Object.fromEntries(
    Array.from({ length: 120 }, (_, at) => [String(at + 1), mixed(at + 1)]),
  ),
  'wording wrapped': each(Object.keys(wordings), (wording) => ({ wording, width: 66, gap: false })),
}

/** Of each kind, what must be right; 98 in 100 of others. */
export const floors: Readonly<Record<string, number>> = {
  'headings over paragraphs': 0.93,
  'replies without labels': 0.92,
  'frames around paragraphs': 0.88,
  'replies under (a)': 0.97,
}
