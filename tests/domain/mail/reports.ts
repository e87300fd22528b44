/** A delivery report in words: sender, subject, text, and how it is judged. */
export type TextReport = readonly [from: string, subject: string, text: string, verdict: string]

const POSTFIX =
  "This is the mail system at host mx.test.\n\nI'm sorry to have to inform you that your message could not\nbe delivered to one or more recipients.\n\n"

export const textReports: readonly TextReport[] = [
  [
    'MAILER-DAEMON@mx.test',
    'failure notice',
    '<jane@client.test>:\nSorry, no mailbox here by that name. (#5.1.1)',
    'hard',
  ],
  [
    'MAILER-DAEMON@mx.test',
    'failure notice',
    "<jane@client.test>:\nSorry, I couldn't find any host named client.test. (#5.1.2)",
    'hard',
  ],
  [
    'MAILER-DAEMON@mx.test',
    'failure notice',
    '<jane@client.test>:\nThe mail folder is over the allowed quota. (#5.2.2)\n\n--- Below this line is a copy of the message.\n\nTo: bob@other.test',
    'soft',
  ],
  [
    'MAILER-DAEMON@mx.test',
    'Undelivered Mail Returned to Sender',
    '<jane@client.test>: mail for client.test loops back to myself',
    'soft',
  ],
  [
    'MAILER-DAEMON@mx.test',
    'Undelivered Mail Returned to Sender',
    '<jane@client.test>: host mx said: 554 Relay access denied',
    'policy',
  ],
  [
    'no-reply@mx.test',
    'Mail could not be delivered',
    '<jane@client.test>: 550 5.7.1 Message rejected as spam',
    'policy',
  ],
  [
    'MAILER-DAEMON@mx.test',
    'Undelivered Mail Returned to Sender',
    `${POSTFIX}<jane@client.test>: host mx.client.test said: 550 5.1.1\n    <jane@client.test>: Recipient address rejected: User unknown in\n    local recipient table (in reply to RCPT TO command)`,
    'hard',
  ],
  [
    'MAILER-DAEMON@mx.test',
    'Undelivered Mail Returned to Sender',
    `${POSTFIX}<jane@client.test>: host mx.client.test said: 552 5.2.2 Mailbox full`,
    'soft',
  ],
  [
    'MAILER-DAEMON@mx.test',
    'Undelivered Mail Returned to Sender',
    `${POSTFIX}<jane@client.test>: message size 30000000 exceeds size limit 10485760 of server`,
    'hard-for-this-message',
  ],
  [
    'MAILER-DAEMON@mx.test',
    'Undelivered Mail Returned to Sender',
    `${POSTFIX}<jane@client.test>: host mx.client.test said: 554 5.7.1 Service unavailable; Client host blocked using zen.spamhaus.org`,
    'policy',
  ],
  [
    'MAILER-DAEMON@mx.test',
    'Undelivered Mail Returned to Sender',
    `${POSTFIX}<jane@client.test>: Host or domain name not found. Name service error for name=client.test type=A: Host not found`,
    'hard',
  ],
  [
    'MAILER-DAEMON@mx.test',
    'Undelivered Mail Returned to Sender',
    `${POSTFIX}<jane@client.test>: connect to mx.client.test[192.0.2.1]:25: Connection timed out`,
    'soft',
  ],
  [
    'Mailer-Daemon@mx.test',
    'Mail delivery failed: returning message to sender',
    'A message that you sent could not be delivered to one or more of its\nrecipients. This is a permanent error. The following address(es) failed:\n\n  jane@client.test\n    Unrouteable address',
    'hard',
  ],
  [
    'Mailer-Daemon@mx.test',
    'Warning: message 1abc delayed 24 hours',
    'This message was created automatically by mail delivery software.\nA message that you sent has not yet been delivered to one or more of its recipients after more than 24 hours.\n\n  jane@client.test\n    Delay reason: connection refused\n\nNo action is required on your part.',
    'soft',
  ],
  [
    'mailer-daemon@googlemail.com',
    'Delivery Status Notification (Failure)',
    "Address not found\n\nYour message wasn't delivered to jane@client.test because the address couldn't be found, or is unable to receive mail.",
    'hard',
  ],
  [
    'MAILER-DAEMON@mx.test',
    'failure notice',
    "Hi. This is the qmail-send program at mx.test.\nI'm afraid I wasn't able to deliver your message to the following addresses.\n\n<jane@client.test>:\n192.0.2.1 does not like recipient.\nRemote host said: 550 5.2.1 The account is disabled",
    'hard',
  ],
  [
    'postmaster@firm.test',
    'Undeliverable: Searches',
    "Your message to jane@client.test couldn't be delivered.\n\njane wasn't found at client.test.",
    'hard',
  ],
  [
    'postmaster@firm.test',
    'Undeliverable: Contract',
    'Delivery has failed to these recipients or groups:\n\njane@client.test\nYour message is too large. The maximum message size is 10 MB.',
    'hard-for-this-message',
  ],
  [
    'MAILER-DAEMON@yahoo.test',
    'Failure Notice',
    "Sorry, we were unable to deliver your message to the following address.\n\n<jane@client.test>:\n554: delivery error: dd This user doesn't have an account (jane@client.test)",
    'hard',
  ],
  [
    'MAILER-DAEMON@mx.test',
    'Returned mail: see transcript for details',
    '   ----- The following addresses had permanent fatal errors -----\n<jane@client.test>\n    (reason: 550 5.7.26 This mail is unauthenticated: DMARC policy)',
    'policy',
  ],
  [
    'MAILER-DAEMON@mx.test',
    'Undelivered Mail',
    'The following message could not be delivered:\n\n<jane@client.test>: 552 5.7.0 This message was blocked because its attachment contains a virus',
    'hard-for-this-message',
  ],
  [
    'MAILER-DAEMON@mx.test',
    'Delivery failed',
    'Delivery failed for\n<jane@client.test>: 451 4.7.1 Greylisting in action, please come back later',
    'soft',
  ],
]

/** Mails of machines that stop nothing: headers, text and what they are. */
export const otherReports: readonly (readonly [headers: string, text: string, kind: string])[] = [
  ['Auto-Submitted: auto-replied\r\nSubject: Re: Searches', 'I am away.', 'auto-reply'],
  ['Subject: Automatic reply: Searches', 'I am out of the office.', 'auto-reply'],
  ['X-Autoreply: yes\r\nSubject: Re: Searches', 'Thank you, we got it.', 'auto-reply'],
  ['Precedence: auto_reply\r\nSubject: Re: Searches', 'Back on Monday.', 'auto-reply'],
  [
    'Subject: Please confirm your message',
    'Click the link to verify that you are a human.',
    'challenge',
  ],
]

/** Mails that people wrote, which no rule may take for a report. */
export const personal: readonly (readonly [headers: string, text: string])[] = [
  ['From: jane@client.test\r\nSubject: Delivery of the keys', 'The keys were not delivered to me.'],
  [
    'From: jane@client.test\r\nSubject: Failed',
    'My mail to bob@agent.test was rejected: user unknown.',
  ],
  ['From: jane@client.test\r\nSubject: Re: your office move', 'We are out of time. Call me.'],
  [
    'From: jane@client.test\r\nSubject: Proof of address',
    'Please confirm you received my documents.',
  ],
]
