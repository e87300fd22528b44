import type { CallDisposition, CallResult } from './call.ts'

export const callDispositionNames: Readonly<Record<CallDisposition, string>> = {
  answered: 'Spoke to them',
  no_answer: 'No answer',
  busy: 'Engaged',
  voicemail_left: 'Left a voicemail',
  voicemail_received: 'Received a voicemail',
  wrong_number: 'Wrong number',
  blocked: 'Blocked',
  error: 'Could not connect',
  abandoned: 'Hung up',
}

export const callResultNames: Readonly<Record<CallResult, string>> = {
  callback_booked: 'Call-back booked',
  thinking: 'Thinking about it',
  price_objection: 'Price objection',
  instructed: 'Instructed us',
  lost: 'Lost',
  info_only: 'Information only',
}

/** Formats seconds: '3:05' for 185, '1:02:00' for 3,720. */
export const formatCallLength = (seconds: number) => {
  const twoDigits = (count: number) => String(count).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  return hours > 0
    ? `${hours}:${twoDigits(minutes)}:${twoDigits(seconds % 60)}`
    : `${minutes}:${twoDigits(seconds % 60)}`
}
