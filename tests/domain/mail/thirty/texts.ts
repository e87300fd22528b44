import { base64, parts, plain, utf8, type WrittenMail, written } from '../further/written.ts'

const quoted = 'Content-Transfer-Encoding: quoted-printable'
const html = (...markup: readonly string[]) => [
  'Content-Type: text/html; charset=utf-8',
  '',
  ...markup,
]

/** Texts, and what of them is new. */
export const texts: readonly WrittenMail[] = [
  written(
    'Gmail: an answer in HTML alone',
    html(
      '<div dir="ltr">Noon is fine.</div><br><div class="gmail_quote"><div dir="ltr" class="gmail_attr">',
      'On Mon, 23 Nov 2026 at 09:00, Owen &lt;<a href="mailto:o@t.test">o@t.test</a>&gt; wrote:<br></div>',
      '<blockquote class="gmail_quote"><div>When suits you?</div></blockquote></div>',
    ),
    { text: 'Noon is fine.', begins: true, text_from: 'html', new_text: 'Noon is fine.' },
  ),
  written(
    'Apple Mail: an answer whose head has its date in words',
    [
      ...plain('Noon is fine.'),
      '',
      'Sent from my iPhone',
      '',
      '> On 23 Nov 2026, at 09:00, Owen Tarrant <owen@tarrant.test> wrote:',
      '> ',
      '> When suits you?',
    ],
    {
      text: 'Noon is fine. Sent from my iPhone',
      begins: true,
      new_text: 'Noon is fine. Sent from my iPhone',
    },
  ),
  written(
    'Outlook: the old head of an original message',
    [
      ...plain('Noon is fine.'),
      '',
      '-----Original Message-----',
      'From: Owen [mailto:owen@tarrant.test]',
      'Sent: 23 November 2026 09:00',
      'To: Sunita',
      '',
      'When suits you?',
    ],
    { text: 'Noon is fine.', begins: true, new_text: 'Noon is fine.' },
  ),
  written(
    'a forward with nothing above it',
    [
      ...plain('---------- Forwarded message ---------'),
      'From: Owen <owen@tarrant.test>',
      'Date: Mon, 23 Nov 2026 at 09:00',
      'Subject: Offer',
      'To: Sunita <sunita@brookes.test>',
      '',
      'The offer stands.',
    ],
    {
      text: '---------- Forwarded message --------- From: Owen <owen@tarrant.test>',
      begins: true,
      new_text:
        '---------- Forwarded message --------- From: Owen <owen@tarrant.test> Date: Mon, 23 Nov 2026 at 09:00 Subject: Offer To: Sunita <sunita@brookes.test> The offer stands.',
    },
  ),
  written(
    'a sentence that looks like the head of an answer',
    plain('On Monday he wrote:\r\nno keys without the money.'),
    {
      text: 'On Monday he wrote: no keys without the money.',
      new_text: 'On Monday he wrote: no keys without the money.',
    },
  ),
  written(
    'a German answer',
    [
      ...plain('Freitag passt.'),
      '',
      'Am 23.11.2026 um 09:00 schrieb Owen Tarrant:',
      '> Welcher Tag?',
    ],
    { text: 'Freitag passt.', begins: true, new_text: 'Freitag passt.' },
  ),
  written(
    'a signature below two dashes stays with the answer',
    [...plain('Noon is fine.'), '-- ', 'Sunita Rao', 'Brookes LLP'],
    {
      text: 'Noon is fine. -- Sunita Rao Brookes LLP',
      new_text: 'Noon is fine. -- Sunita Rao Brookes LLP',
    },
  ),
  written(
    'flowed text in quoted-printable, whose blanks are escaped',
    [
      'Content-Type: text/plain; charset=utf-8; format=flowed',
      quoted,
      '',
      'The keys are=20',
      'here.',
    ],
    { text: 'The keys are here.' },
  ),
  written(
    'soft breaks with blanks behind, and one at the end',
    ['Content-Type: text/plain; charset=utf-8', quoted, '', 'The keys= \t', ' are here.='],
    { text: 'The keys are here.' },
  ),
  written(
    'EUC-JP and its half-width letters',
    ['Content-Type: text/plain; charset=euc-jp', '', '\xa4\xa2\x8e\xb1'],
    { text: 'あｱ' },
  ),
  written(
    'Big5 in base64, with the subject raw',
    [
      `Subject: ${utf8('你好')}`,
      'Content-Type: text/plain; charset="big5"',
      'Content-Transfer-Encoding: base64',
      '',
      base64('\xa7A\xa6n'),
    ],
    { subject: '你好', text: '你好' },
  ),
  written(
    'HTML in UTF-16',
    [
      'Content-Type: text/html; charset=utf-16le',
      'Content-Transfer-Encoding: base64',
      '',
      base64([...'<p>Keys</p>'].map((it) => `${it}\0`).join('')),
    ],
    { text: 'Keys', text_from: 'html' },
  ),
  written(
    'an alternative of three: text, enriched text and a page',
    [
      'Content-Type: multipart/alternative; boundary=a',
      '',
      ...parts(
        'a',
        plain('Noon'),
        ['Content-Type: text/enriched', '', '<bold>Noon</bold>'],
        html('<p>Noon</p>'),
      ),
    ],
    { text: 'Noon', attachments: [{ name: null, type: 'text/enriched', optional: true }] },
  ),
]
