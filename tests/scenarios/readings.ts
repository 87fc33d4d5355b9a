import type { Variant } from '../../src/workshop/model/scenario.ts'
import { answers, anyFailure, notFound, says } from './outcomes.ts'

/** What is read about one subject at a time (`kit/reading.machine.ts`). */
export const reading = (label: string, first: object, second: object, found: unknown): Variant => ({
  label,
  cases: {
    ...says('reading.opened', { 'the first': { subject: first }, 'the second': { subject: second } }),
    ...answers('read', { 'it is there': found }, { ...notFound, ...anyFailure }),
  },
  project: ({ context: { subject, found } }) => [subject, found !== null],
})
