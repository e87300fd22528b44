import { letter } from '#domain/communication/communication'
import type { EventRows, EventType } from '#domain/event'
import { type Personal, told } from './told.ts'

const newDeviceValues = ['at', 'where', 'device', 'link'] as const

type OfDevice = { device: string | null }

export type DeviceEvents = {
  'device.new': EventType<'user', OfDevice, (typeof newDeviceValues)[number]>
  'device.remembered': EventType<'user', OfDevice>
  'device.forgotten': EventType<'user', OfDevice>
  'sign-in.disowned': Personal
}

const user = { subjects: ['user'], broadcast: [] } as const

export const deviceEvents: EventRows<DeviceEvents> = {
  'device.new': {
    ...user,
    title: 'Signed in on a new device',
    text: ({ device }) => `Signed in on a new device: ${device ?? 'unknown'}`,
    values: newDeviceValues,
    communications: [
      {
        audience: 'internal',
        channel: 'email',
        subject: 'You signed in to {firm} on a new device',
        body: letter(
          'Somebody signed in to your account at {firm} with {device} on {at}, from {where}. If this was you, you need do nothing.',
          'That was not me: open this link to sign out everywhere and choose a new password.',
          '{link}',
          'The link works once, within 7 days.',
        ),
      },
    ],
  },
  'device.remembered': { ...user, title: 'Device remembered for 30 days' },
  'device.forgotten': { ...user, title: 'Remembered device forgotten' },
  'sign-in.disowned': {
    ...user,
    title: 'Sign-in reported as somebody else’s',
    ...told(
      'You were signed out everywhere at {firm}',
      'Somebody with access to this mailbox said that a sign-in to your account at {firm} was not theirs. All sessions were ended, and the password no longer works.',
    ),
  },
}
