import { eventTitle } from '#domain/events'

/** 'Quote accepted'. It brings the table of all events with their texts, so pages load it late. */
export const EventTitle = ({ type }: { type: string }) => eventTitle(type)
