import { asRows, type Value } from '#components/form/form-parts.ts'
import type { RedactionBox } from '#domain/document/redaction/box'

/** The boxes that a field of the form holds. */
export const boxesIn = (value: Value): readonly RedactionBox[] =>
  asRows(value).map(({ page, x, y, width, height }) => ({
    page: Number(page),
    x: Number(x),
    y: Number(y),
    width: Number(width),
    height: Number(height),
  }))
