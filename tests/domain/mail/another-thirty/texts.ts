import { base64, parts, plain, utf8, written } from '../further/written.ts'

/** Texts that are coded, folded or labelled in an unusual way, and what of them is new. */
export const texts = [
  written(
    'flowed text with stuffed marks and a signature',
    [
      'Content-Type: text/plain; charset=utf-8; format=flowed',
      '',
      ' >not a quote, but \r\nan arrow\r\n> you asked \r\n> about keys\r\n-- \r\nSunita',
    ],
    { text: '>not a quote, but an arrow > you asked about keys -- Sunita' },
  ),
  written(
    'flowed Japanese whose blanks are deleted',
    [
      'Content-Type: text/plain; charset=utf-8; format=Flowed; DelSp=Yes',
      '',
      utf8('鍵はここに \r\nあります。\r\n以上'),
    ],
    { text: '鍵はここにあります。 以上' },
  ),
  written(
    'quoted-printable in small letters, with blanks behind soft breaks and a mark that is none',
    [
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: Quoted-Printable',
      '',
      'Caf=c3=a9 at =  \r\nnoon, 2=3 is wrong: =zz=',
    ],
    { text: 'Café at noon, 2=3 is wrong: =zz' },
  ),
  written(
    'two pieces of base64, each padded, in one body',
    [
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      `${btoa('The keys a')}\r\n${btoa('re here.')}`,
    ],
    { text: 'The keys are here.' },
  ),
  written(
    'Windows quotes and a euro under UTF-8',
    ['Content-Type: text/plain; charset=utf-8', '', 'The \x93keys\x94 cost \x80 5.'],
    { text: 'The “keys” cost € 5.' },
  ),
  written(
    'a page of entities with and without names, one of which has no width',
    [
      'Content-Type: text/html; charset=utf-8',
      '',
      utf8(
        '<html><head><title>No</title></head><body><p>Dear&nbsp;Owen,</p><p>The ke&zwnj;ys &amp; deeds&#8217; box<br>cost &#163;5&#x2e;</p><!-- no --></body></html>',
      ),
    ],
    { text: 'Dear Owen, The ke\u200cys & deeds’ box cost £5.', text_from: 'html' },
  ),
  written(
    'an answer beneath the text that it answers',
    plain(
      'On 3 Nov 2026, at 10:00, Owen Tarrant <owen@client.test> wrote:\r\n> Are the keys there?\r\n> Owen\r\n\r\nYes, they are.\r\nSunita',
    ),
    {
      text: 'On 3 Nov 2026, at 10:00, Owen Tarrant <owen@client.test> wrote: > Are the keys there? > Owen Yes, they are. Sunita',
      new_text: 'Yes, they are. Sunita',
    },
  ),
  written(
    'an answer above a French head that wraps',
    plain(
      utf8(
        'Oui, merci.\r\n\r\nLe mar. 3 nov. 2026 à 10:00, Owen Tarrant <owen@client.test>\r\na écrit :\r\n\r\n> Les clés sont là ?',
      ),
    ),
    {
      text: 'Oui, merci.',
      begins: true,
      new_text: 'Oui, merci.',
    },
  ),
  written(
    'an answer from a telephone above a head of Outlook in German',
    plain(
      utf8(
        'Danke.\r\n\r\n________________________________\r\nVon: Owen Tarrant <owen@client.test>\r\nGesendet: Dienstag, 3. November 2026 10:00\r\nAn: Sunita Rao\r\nBetreff: Schlüssel\r\n\r\nSind sie da?',
      ),
    ),
    { text: 'Danke.', begins: true, new_text: 'Danke.' },
  ),
  written(
    'a program in uuencode within the text',
    plain('Here is the file.\r\n\r\nbegin 644 keys.txt\r\n#0V%T\r\n`\r\nend\r\n\r\nRegards'),
    {
      text: 'Here is the file. Regards',
      attachments: [{ name: 'keys.txt', type: 'text/plain', bytes: 3 }],
    },
  ),
  written(
    'a text in UTF-16 without a mark, as its label says',
    [
      'Content-Type: text/plain; charset="utf-16le"',
      'Content-Transfer-Encoding: base64',
      '',
      base64(
        [...'Keys – £5']
          .map((it) => String.fromCharCode(it.charCodeAt(0) & 255, it.charCodeAt(0) >> 8))
          .join(''),
      ),
    ],
    { text: 'Keys – £5' },
  ),
  written(
    'an empty text beside a page with the words',
    [
      'Content-Type: multipart/alternative; boundary=a',
      '',
      ...parts('a', plain(' \r\n\t\r\n'), [
        'Content-Type: text/html',
        '',
        '<p>The keys are here.</p>',
      ]),
    ],
    { text: 'The keys are here.', text_from: 'html' },
  ),
]
