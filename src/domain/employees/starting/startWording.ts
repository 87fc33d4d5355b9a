/** Ours: the steps of a start in words, to whoever sees to them and to the person. */
import { signInWords } from '../accounts/signIn.ts'
import type { Counted, StartFacts } from './nouns.ts'
import type { StartStep, StartStepName } from './progress.ts'

export const startTitle = (firstName: string): string => `Getting ${firstName} started`
export const ownStartTitle = 'Your first steps'

export const stepTitles: Record<StartStepName, string> = {
  position: 'Position',
  manager: 'Manager',
  photo: 'Picture',
  login: 'Login',
  policies: 'Policies',
  certifications: 'Certifications',
  assets: 'Assets',
}

/** Who does it, where the reader may not. */
export const whoDoes = {
  login: 'An administrator sends the invitation.',
  assets: 'Asset managers assign them.',
} as const

export const progressWords = (done: number, of: number): string => `${done} of ${of} done`

interface Known {
  readonly facts: StartFacts
  /** What the position and the manager are called. */
  readonly position: string | null
  readonly manager: string | null
}

/** How a step stands. */
export const stepWords = ({ name, counted }: StartStep, { facts, position, manager }: Known): string => {
  switch (name) {
    case 'position':
      return position ?? 'No position yet'
    case 'manager':
      return manager ?? 'No manager yet'
    case 'photo':
      return facts.hasPhoto ? 'Added' : 'No picture yet'
    case 'login':
      return signInWords(facts.login)
    case 'policies':
      return policyWords(counted ?? none)
    case 'certifications':
      return certificationWords(counted ?? none)
    case 'assets':
      return assetWords(counted ?? none)
  }
}

const none: Counted = { asked: 0, done: 0 }

const policyWords = ({ asked, done }: Counted): string => {
  if (done < asked) return `${done} of ${asked} agreed to`
  return asked === 1 ? 'Agreed to' : `All ${asked} agreed to`
}

const certificationWords = ({ asked, done }: Counted): string => {
  if (done < asked) return `${done} of ${asked} submitted`
  return asked === 1 ? 'Submitted' : `All ${asked} submitted`
}

const assetWords = ({ asked, done }: Counted): string => {
  if (asked === 0) return 'Optional, none assigned yet'
  return done === asked ? `${asked} assigned` : `${asked} assigned, ${asked - done} not accepted yet`
}
