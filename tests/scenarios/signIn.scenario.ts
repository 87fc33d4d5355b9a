import * as Result from 'effect/Result'
import { pathTo } from '../../src/domain/session/places.ts'
import type { SignInFailure, SignInTrouble } from '../../src/machines/session/session.ports.ts'
import { signInMachine } from '../../src/machines/session/signIn.machine.ts'
import type { Scenario } from '../../src/workshop/model/scenario.ts'
import { answers, ends } from './outcomes.ts'

const returned = { returnTo: pathTo('employees') }

const troubles: Readonly<Record<string, SignInTrouble>> = {
  'interaction required': { _tag: 'InteractionRequired' },
  'no answer': { _tag: 'Unreachable' },
  'sign-in cancelled': { _tag: 'Denied', code: 'AADB2C90091' },
  'password forgotten': { _tag: 'Denied', code: 'AADB2C90118' },
  'another refusal': { _tag: 'Denied', code: null },
}

const failures: Readonly<Record<string, SignInFailure>> = {
  'no answer': { _tag: 'Unreachable' },
  'sent round in a loop': { _tag: 'SignInLoop' },
}

/** Leaving answers only when it fails. */
const leaving = (call: string) => answers(call, {}, failures)

export const signIn: Scenario = {
  machine: signInMachine,
  variants: [
    {
      label: 'a page is opened',
      cases: {
        ...answers('recallSession', { 'a session is held': returned, 'none is held': null }),
        ...answers(
          'completeRedirect',
          {
            'signed in': { kind: 'signedIn', ...returned },
            'password reset': { kind: 'passwordReset' },
            'an account is known': { kind: 'nothing', hasAccount: true },
            'nobody is known': { kind: 'nothing', hasAccount: false },
          },
          troubles,
        ),
        ...answers('acquireSilently', { 'signed in': returned }, troubles),
        ...leaving('leaveToSignIn'),
        ...leaving('leaveToAcquire'),
        ...leaving('leaveToResetPassword'),
        ...leaving('leaveToLogOut'),
      },
    },
  ],
}

/** What the sign-in ends with, for the page that started it. */
export const signInEnds = ends('signIn', {
  'signed in': Result.succeed(returned),
  ...Object.fromEntries(Object.entries(failures).map(([label, failure]) => [label, Result.fail(failure)])),
})
