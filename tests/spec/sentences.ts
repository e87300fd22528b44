import { introduction } from './sentences/introduction.ts'
import { section1 } from './sentences/section-1.ts'
import {
  section2,
  section2Admin,
  section2Areas,
  section2Chrome,
  section2General,
} from './sentences/section-2.ts'
import { section3 } from './sentences/section-3.ts'
import { section4 } from './sentences/section-4.ts'
import { section5 } from './sentences/section-5.ts'
import { section6 } from './sentences/section-6.ts'
import { section7 } from './sentences/section-7.ts'
import { section8 } from './sentences/section-8.ts'
import { section9 } from './sentences/section-9.ts'
import type { Section } from './sentences/sentence.ts'

/** The specification, sentence by sentence, in its order. */
export const sections: readonly Section[] = [
  introduction,
  section1,
  section2,
  section2General,
  section2Admin,
  section2Areas,
  section2Chrome,
  section3,
  section4,
  section5,
  section6,
  section7,
  section8,
  section9,
]
