import type { CallDisposition, CallResult } from './call.ts'

/** 'Left a voicemail', as a list and a form say it. */
export const callDispositionNames: Readonly<Record<CallDisposition, string>> = {
  answered: 'Spoke to them',
  no_answer: 'No answer',
  busy: 'Engaged',
  voicemail_left: 'Left a voicemail',
  voicemail_received: 'Voicemail from them',
  wrong_number: 'Wrong number',
  blocked: 'Blocked',
  error: 'Could not connect',
  abandoned: 'Hung up',
}

/** 'Thinking about it' */
export const callResultNames: Readonly<Record<CallResult, string>> = {
  callback_booked: 'Call-back booked',
  thinking: 'Thinking about it',
  price_objection: 'Objects to the price',
  instructed: 'Instructs us',
  lost: 'Lost',
  info_only: 'Information only',
}

/** '3:05' of 185 seconds; '1:02:00' from an hour on. */
export const callLength = (seconds: number) => {
  const two = (count: number) => String(count).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`
}
