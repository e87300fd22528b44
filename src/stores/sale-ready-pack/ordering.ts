import { saleReadyPackApi } from '#domain/sale-ready-pack/api'
import type { ChangeBody } from '#stores/record/saving'
import { change, type Versioned } from './pack.ts'

type Api = typeof saleReadyPackApi

/** Records that something is to be bought for an item; nothing is sent. */
export const orderItem = (
  { id, version }: Versioned,
  body: ChangeBody<Api['order']>,
  key?: string,
) => change(saleReadyPackApi.order, body, { params: { id }, version, key })

export const placeOrder = (
  { id, version }: Versioned,
  order: string,
  body: ChangeBody<Api['place_order']>,
  key?: string,
) => change(saleReadyPackApi.place_order, body, { params: { id, order }, version, key })

export const cancelPackOrder = (
  { id, version }: Versioned,
  order: string,
  reason: string,
  key?: string,
) => change(saleReadyPackApi.cancel_order, { reason }, { params: { id, order }, version, key })
